#include <microhttpd.h>
#include <string.h>

/// How much a daemon takes on.
struct cmicrohttpd_limits {
    unsigned int threads;
    unsigned int connections;
    /// Of silence.
    unsigned int timeout_seconds;
    /// For a request's line and headers.
    size_t connection_memory;
};

/// Keeps a request's target as it was sent: MHD's own decoding would let an encoded NUL cut it.
static inline size_t cmicrohttpd_keep(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// Starts a daemon on a socket that listens already. `MHD_start_daemon` is variadic, which Swift cannot import.
///
/// Without `MHD_USE_ERROR_LOG` MHD writes nothing to standard error.
static inline struct MHD_Daemon *cmicrohttpd_start(
    MHD_socket socket,
    MHD_AccessHandlerCallback access,
    MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connection,
    void *context,
    struct cmicrohttpd_limits limits
) {
#ifdef __linux__
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
#else
    unsigned int flags = MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
#endif
    return MHD_start_daemon(
        flags, 0, NULL, NULL, access, context,
        MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, connection, context,
        MHD_OPTION_UNESCAPE_CALLBACK, cmicrohttpd_keep, NULL,
        MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
        MHD_OPTION_CONNECTION_LIMIT, limits.connections,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.timeout_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END
    );
}

/// The socket of a connection, or -1. `MHD_get_connection_info` is variadic.
static inline MHD_socket cmicrohttpd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}
