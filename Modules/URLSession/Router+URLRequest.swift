public import MangaConfig
public import MangaNetworking

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension Router {
    /// What the paths of the account calls stand below, in the environment that is chosen: `https://host:3001/api/`
    /// (seed 004).
    public static var baseUrl: String { APIConfig.baseURL + "/api/" }

    /// The request that sends this call to `config`'s environment, for any `URLSession` (seed 004).
    ///
    /// It has the environment's headers and no credentials; `refreshToken` is what `.refreshToken` sends, and empty
    /// without one. Throws `Errors.parseUrlFail` where the environment has no http or https address.
    public func request(in config: APIConfig = .current, refreshToken: String? = nil) throws -> URLRequest {
        do {
            return URLRequest(try call(refreshToken: refreshToken).request(in: config))
        } catch {
            throw Errors.parseUrlFail
        }
    }
}
