// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MangaReader",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .module("Models"), .module("Text"), .module("Localization"), .module("Crypto"), .module("SQLite"),
        .module("XML"), .module("Archives"), .module("Imaging"), .module("Config"), .module("Networking"),
        .module("Storage"), .module("Sources"), .module("Downloads"), .module("Presentation"), .module("Terminal"),
        .module("Server"), .module("Kit"), .module("URLSession"), .module("AyanTech"),
        .executable(name: "manga", targets: ["manga"]),
        .executable(name: "manga-server", targets: ["manga-server"]),
    ],
    targets: [
        // C libraries: a module map and a shim each; exactly one Swift module imports each.
        .library("CSQLite", apt: "libsqlite3-dev", brew: "sqlite3"),
        .library("CCurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        .library("CMicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        .library("CArchive", apt: "libarchive-dev", brew: "libarchive"),
        .library("CZlib", apt: "zlib1g-dev", brew: "zlib"),
        .library("CXML2", apt: "libxml2-dev", brew: "libxml2", pkgConfig: "libxml-2.0"),
        .library("COpenSSL", apt: "libssl-dev", brew: "openssl@3"),
        .library("CEditline", apt: "libedit-dev", brew: "libedit"),
        .library("CTurbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        .library("CWebp", apt: "libwebp-dev", brew: "webp"),
        .library("CPng", apt: "libpng-dev", brew: "libpng"),

        // Leaves: import nothing from this package but their C twin.
        .module("Models"),
        .module("Text"),
        .module("Localization"),
        .module("Crypto", uses: "COpenSSL"),
        .module("SQLite", uses: "CSQLite", "Localization"),
        .module("XML", uses: "CXML2", "Localization"),
        .module("Imaging", uses: "CTurbojpeg", "CWebp", "CPng", "CZlib", "Localization"),

        // Domain: speak Models, each owning one kind of side effect.
        .module("Archives", uses: "CZlib", "CArchive", "XML", "Models", "Localization"),
        .module("Config", uses: "Models", "Text", "Localization"),
        .module("Networking", uses: "Config", "Models", "Text", "Crypto", "CCurl", "Localization"),
        .module("URLSession", uses: "Networking", "Config"),
        .module("AyanTech", uses: "Networking", "Text", "Localization"),
        .module("Storage", uses: "Models", "SQLite", "Imaging", "Crypto", "Localization"),
        .module("Sources", uses: "Models", "Config", "Networking", "Localization"),
        .module("Downloads", uses: "Models", "Networking", "Storage", "Localization"),
        .module(
            "Server",
            uses: "Models",
            "Text",
            "Config",
            "Crypto",
            "Archives",
            "Storage",
            "CMicrohttpd",
            "Localization"
        ),

        // Faces: what a person or another program sees.
        .module(
            "Presentation",
            uses: "Models",
            "Text",
            "Localization",
            "Config",
            "Storage",
            "Downloads"
        ),
        .module("Terminal", uses: "Text", "CEditline"),
        .module(
            "Kit",
            uses: "Models",
            "Localization",
            "Crypto",
            "Archives",
            "Imaging",
            "Config",
            "Networking",
            "Storage",
            "Sources",
            "Downloads",
            "Server"
        ),
        .app(
            "manga",
            uses: "Models",
            "Text",
            "Localization",
            "Config",
            "Networking",
            "Storage",
            "Downloads",
            "Presentation",
            "Terminal",
            "Server",
            "Kit"
        ),
        .app("manga-server", uses: "Kit", "Server", "Localization", "Text"),

        // Tests.
        .target(
            name: "TestSupport",
            dependencies: ["MangaNetworking", "MangaImaging", "MangaText"],
            path: "Tests/TestSupport",
            swiftSettings: .strict
        ),
        .suite("ModelsTests", uses: "Models"),
        .suite("TextTests", uses: "Text"),
        .suite("LocalizationTests", uses: "Localization"),
        .suite("CryptoTests", uses: "Crypto"),
        .suite("SQLiteTests", uses: "SQLite", "TestSupport"),
        .suite("XMLTests", uses: "XML", "TestSupport"),
        .suite("ArchivesTests", uses: "Archives", "Models", "XML", "TestSupport"),
        .suite("ImagingTests", uses: "Imaging", "TestSupport"),
        .suite("ConfigTests", uses: "Config", "Models", "Localization", "TestSupport"),
        .suite("NetworkingTests", uses: "Networking", "Config", "Models", "Crypto", "Localization", "TestSupport"),
        .suite("URLSessionTests", uses: "URLSession", "Networking", "Config", "Models", "TestSupport"),
        .suite("AyanTechTests", uses: "AyanTech", "Networking", "Server", "Localization", "TestSupport"),
        .suite(
            "SeedSnippetsTests",
            excluding: ["Fixtures"],
            uses: "AyanTech",
            "Config",
            "Networking",
            "URLSession",
            "Models",
            "Imaging",
            "Server",
            "Storage",
            "Downloads",
            "Kit",
            "TestSupport"
        ),
        .suite("StorageTests", uses: "Storage", "Models", "SQLite", "Imaging", "Crypto", "Localization", "TestSupport"),
        .suite("SourcesTests", uses: "Sources", "Models", "Config", "Networking", "Localization", "TestSupport"),
        .suite(
            "DownloadsTests",
            uses: "Downloads",
            "Models",
            "Localization",
            "Config",
            "Networking",
            "Storage",
            "Imaging",
            "TestSupport"
        ),
        .suite(
            "PresentationTests",
            uses: "Presentation",
            "Models",
            "Text",
            "Localization",
            "Config",
            "Storage",
            "Downloads",
            "Networking",
            "TestSupport"
        ),
        .suite("TerminalTests", uses: "Terminal", "Text", "TestSupport"),
        .suite(
            "ServerTests",
            uses: "Server",
            "Models",
            "Config",
            "Archives",
            "Storage",
            "Localization",
            "TestSupport"
        ),
        .suite(
            "KitTests",
            uses: "Kit",
            "Models",
            "Config",
            "Localization",
            "Networking",
            "Archives",
            "Imaging",
            "Storage",
            "Downloads",
            "TestSupport"
        ),
        .suite("WorkspaceTests", uses: "Kit", "TestSupport"),
        .suite(
            "CrashTests",
            uses: "Models",
            "Crypto",
            "Imaging",
            "SQLite",
            "Storage",
            "Server",
            "TestSupport"
        ),
        .suite(
            "MangaTests",
            uses: "manga",
            "Kit",
            "Models",
            "Config",
            "Networking",
            "Presentation",
            "Localization",
            "Text",
            "Terminal",
            "TestSupport"
        ),
    ]
)

extension Product {
    static func module(_ name: String) -> Product {
        .library(name: "Manga\(name)", targets: ["Manga\(name)"])
    }
}

extension Target {
    static func library(_ name: String, apt: String, brew: String, pkgConfig: String? = nil) -> Target {
        .systemLibrary(
            name: name,
            path: "Modules/\(name)",
            pkgConfig: pkgConfig,
            providers: [.apt([apt]), .brew([brew])]
        )
    }

    static func module(_ name: String, uses names: String...) -> Target {
        .target(
            name: "Manga\(name)",
            dependencies: .named(names),
            path: "Modules/\(name)",
            swiftSettings: .strict
        )
    }

    static func app(_ name: String, uses names: String...) -> Target {
        .executableTarget(name: name, dependencies: .named(names), path: "Apps/\(name)", swiftSettings: .strict)
    }

    static func suite(_ name: String, excluding data: [String] = [], uses names: String...) -> Target {
        .testTarget(
            name: name,
            dependencies: .named(names),
            path: "Tests/\(name)",
            exclude: data,
            swiftSettings: .strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]
        )
    }
}

extension [Target.Dependency] {
    /// Short names to targets: C libraries, apps and `TestSupport` keep theirs, modules gain the prefix.
    static func named(_ names: [String]) -> [Target.Dependency] {
        names.map { name in
            let second = name.dropFirst().first
            let isLibrary = name.hasPrefix("C") && second?.isUppercase == true
            let keepsName = isLibrary || name == "TestSupport" || name.first?.isLowercase == true
            return .target(name: keepsName ? name : "Manga\(name)")
        }
    }
}

extension [SwiftSetting] {
    /// A static member, not a global: globals of a manifest live on the main
    /// actor and are still empty while `package` is built.
    static var strict: [SwiftSetting] {
        [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]
    }
}
