import Foundation
import MangaConfig
import MangaLocalization

/// The file that accounts are kept in.
enum AccountsFile {
    /// One that has everything there is.
    static let example = """
        {
          "private": true, "tokenLifetime": 3600, "rotatesRefreshTokens": true,
          "accounts": [{
            "user": "ana", "password": "lantern", "refreshTokens": ["r1"], "apiKeys": ["k1"],
            "customer": {
              "id": "1", "firstName": "Ana", "lastName": "Vale", "email": "ana@example.org", "phone": "1234",
              "creditCards": [{"id": "7", "brand": "Visa", "lastDigits": "4242"}],
              "reloadConfigs": [{"id": "3", "creditCardId": "7", "threshold": "10.00", "amount": "25.00"}]
            }
          }]
        }
        """

    /// Throws `ConfigError`, with line and column or with the key path, for a file that is not as it should be.
    static func load(_ path: String) throws(ConfigError) -> AccountList {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch {
            let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code ?? .EIO
            throw .unreadable(path: path, reason: Message(system: code.rawValue))
        }
        do {
            return try AccountList(JSONPlace(try JSONReader.read(Array(bytes)), path: path))
        } catch let error as JSONSyntaxError {
            throw .syntax(path: path, line: error.line, column: error.column, problem: error.problem.message)
        } catch let error as ConfigError {
            throw error
        } catch {
            throw .unreadable(path: path, reason: Message(saying: error))
        }
    }

    /// Changes the file as it is by now, for its owner's eyes only; gives what it holds then.
    static func change(
        _ path: String,
        _ change: (inout AccountList) -> Void
    ) throws(ConfigError) -> AccountList {
        try AtomicFile.exclusively(path) { () throws(ConfigError) in
            var list = try load(path)
            change(&list)
            do {
                // `write` keeps the mode that is there.
                chmod(path, 0o600)
                try AtomicFile.write(Data((JSONWriter.text(list.node) + "\n").utf8), to: path, mode: 0o600)
            } catch {
                let code = (error as? POSIXError)?.code.rawValue ?? EIO
                throw ConfigError.notWritten(path: path, reason: Message(system: code))
            }
            return list
        }
    }
}
