import MangaModels

extension Router {
    /// Each call once, with nothing for its values: what there is to call.
    public static let routes: [Router] = [
        .health,
        .popular,
        .search("", offset: 0, limit: 0),
        .manga(slug: ""),
        .chapters(slug: ""),
        .download(slug: "", chapter: ""),
        .manifest(slug: "", chapter: ""),
        .downloaded(slug: ""),
        .image(slug: "", chapter: "", page: 0),
        .deleteChapter(slug: "", chapter: ""),
        .storageStats,
        .refreshToken,
        .forgotPassword(forgotPassObj: CustomerForgotPassword(email: "")),
        .getCustomer,
        .updateCustomer(Customer(id: "")),
        .deleteSavedCreditCard(id: ""),
        .deleteReloadConfig(id: ""),
    ]
}
