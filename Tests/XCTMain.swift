import Testing

/// Where the tests begin. Without an entry point of their own SwiftPM finds XCTest's tests by the compiler's index, of which there are
/// none here, and which takes a quarter of the time of a build.
@main struct XCTMain {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
