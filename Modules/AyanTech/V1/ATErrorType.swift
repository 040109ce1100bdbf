/// What kind of failure an `ATError` is (seed 002).
@available(*, deprecated, renamed: "ATErrorTypeV2")
public enum ATErrorType: String, CaseIterable, Hashable, Sendable {
    /// The server could not be reached, and no network is up (`NetworkInterfaces`).
    case noInternet
    case timeout
    /// The server answered with 5xx, or with what is no HTTP.
    case serverError
    case cancelled
    /// None of the above.
    case general

    var persianDescription: String {
        switch self {
        case .general: "خطا در برقراری ارتباط با سرور"
        case .noInternet: "اتصال به اینترنت برقرار نیست"
        case .timeout: "عدم دریافت پاسخ در زمان مناسب"
        case .serverError: "خطای داخلی سرور"
        case .cancelled: ""
        }
    }
}
