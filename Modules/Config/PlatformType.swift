/// The platform that a client says it runs on, in the `PlatformType` header (seed 004).
public enum PlatformType: String, Codable, CaseIterable, Hashable, Sendable {
    case iOS
    case android
    case linux
    case macOS
    case windows
    case web

    /// Where this code was built for.
    public static var current: PlatformType {
        #if os(iOS)
        .iOS
        #elseif os(Android)
        .android
        #elseif os(macOS)
        .macOS
        #elseif os(Windows)
        .windows
        #elseif os(WASI)
        .web
        #else
        .linux
        #endif
    }
}
