/// The Farsi sentences of the service's own library, as its users know them.
enum FarsiText {
    static let tokenExpired = "خطای احراز هویت، لطفا دوباره وارد شوید."

    /// Of version 2; `api` without words of the service is said as `general`.
    static func message(of type: ATErrorTypeV2) -> String {
        switch type {
        case .noInternet: "ارتباط با سرور برقرار نشد. لطفا اتصال دستگاه خود به اینترنت را بررسی نمایید."
        case .timeout: "پاسخی از سرور دریافت نشد. لطفا دوباره تلاش نمایید."
        case .cancelled: ""
        case .invalidRequest, .general, .api: "خطای داخلی، لطفا در صورت تکرار با پشتیبانی تماس بگیرید."
        case .httpError: "خطای داخلی، پاسخ دریافت شده نامعتبر است."
        case .serialization: "خطای در پردازش اطلاعات، لطفا در صورت تکرار با پشتیبانی تماس بگیرید."
        }
    }
}
