// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "embedding",
  dependencies: [
    // In a package of your own: .package(url: "https://…/tidemark.git", from: "0.2.0")
    .package(name: "tidemark", path: "../..")
  ],
  targets: [
    .executableTarget(name: "embedding", dependencies: [.product(name: "Tidemark", package: "tidemark")])
  ],
  swiftLanguageModes: [.v6]
)
