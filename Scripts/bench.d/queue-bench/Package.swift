// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "queue-bench",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "MangaReader", path: "../../..")],
    targets: [
        .executableTarget(
            name: "queue-bench",
            dependencies: [
                .product(name: "MangaModels", package: "MangaReader"),
                .product(name: "MangaStorage", package: "MangaReader"),
            ],
            path: ".",
            sources: ["Main.swift"]
        )
    ]
)
