// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "screens-bench",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "MangaReader", path: "../../..")],
    targets: [
        .executableTarget(
            name: "screens-bench",
            dependencies: [
                .product(name: "MangaLocalization", package: "MangaReader"),
                .product(name: "MangaModels", package: "MangaReader"),
                .product(name: "MangaPresentation", package: "MangaReader"),
                .product(name: "MangaStorage", package: "MangaReader"),
                .product(name: "MangaText", package: "MangaReader"),
            ],
            path: ".",
            exclude: ["library.sql", "queries.sql"],
            sources: ["Main.swift"]
        )
    ]
)
