#include <png.h>

// Each bridge stands for a macro with casts or arithmetic, which Swift cannot import.

/// Red, green, blue and alpha, one byte each.
static inline png_uint_32 cpng_format_rgba(void) {
    return PNG_FORMAT_RGBA;
}

/// Red, green and blue, one byte each.
static inline png_uint_32 cpng_format_rgb(void) {
    return PNG_FORMAT_RGB;
}

/// The bytes that `image`, whose size and format are set, takes at most when written.
static inline png_alloc_size_t cpng_most_bytes(png_image image) {
    return PNG_IMAGE_PNG_SIZE_MAX(image);
}
