#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>

// curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic, which Swift cannot call: one typed inline
// per kind of argument.

// Macros with casts in them, which Swift does not import.
static const long ccurl_auth_basic = CURLAUTH_BASIC;
static const long ccurl_auth_digest = CURLAUTH_DIGEST;

typedef size_t (*ccurl_data_function)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);

static inline CURLcode ccurl_set_long(CURL *_Nonnull easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_offset(CURL *_Nonnull easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_string(CURL *_Nonnull easy, CURLoption option, const char *_Nullable value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *_Nonnull easy, CURLoption option, const void *_Nullable value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_list(CURL *_Nonnull easy, CURLoption option, struct curl_slist *_Nullable value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_data_function(CURL *_Nonnull easy, CURLoption option, ccurl_data_function _Nonnull value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_prerequest_function(CURL *_Nonnull easy, curl_prereq_callback _Nonnull value) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}

static inline CURLcode ccurl_set_socket_function(CURL *_Nonnull easy, curl_sockopt_callback _Nonnull value) {
    return curl_easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, value);
}

static inline CURLcode ccurl_get_long(CURL *_Nonnull easy, CURLINFO info, long *_Nonnull value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_offset(CURL *_Nonnull easy, CURLINFO info, curl_off_t *_Nonnull value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_string(CURL *_Nonnull easy, CURLINFO info, char *_Nullable *_Nonnull value) {
    return curl_easy_getinfo(easy, info, value);
}

/// The certificates that the server showed; they belong to the handle.
static inline CURLcode ccurl_get_certificates(CURL *_Nonnull easy, struct curl_certinfo *_Nullable *_Nonnull value) {
    return curl_easy_getinfo(easy, CURLINFO_CERTINFO, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *_Nonnull multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

/// Tells `function` which sockets to wait for, and what for.
static inline CURLMcode ccurl_multi_watch_sockets(
    CURLM *_Nonnull multi, void *_Nonnull context, curl_socket_callback _Nonnull function
) {
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
    return curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
}

/// Tells `function` when to come back, in milliseconds from now; -1 for never.
static inline CURLMcode ccurl_multi_watch_time(
    CURLM *_Nonnull multi, void *_Nonnull context, curl_multi_timer_callback _Nonnull function
) {
    curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
    return curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
}

/// The next transfer that ended, and how; NULL for none. (A result is in a union, whose members Swift reads as raw bytes.)
static inline CURL *_Nullable ccurl_multi_next_ended(CURLM *_Nonnull multi, CURLcode *_Nonnull result) {
    int left;
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}

#endif
