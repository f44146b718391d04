import Testing
import Vault

@testable import CommandLine

@Suite struct FileErrorTextTests {
  @Test(arguments: [
    (FileError.notFound, "no such file or folder"),
    (.isDirectory, "a folder, where a file is meant"),
    (.notPermitted, "permission denied"),
    (.tooLarge(limit: 1000), "larger than 1000 bytes"),
    (.other(5), "input/output error"),
  ])
  func givesTheReason(error: FileError, reason: String) {
    #expect(error.reason == reason)
    #expect(error.message(about: "a\u{1B}.md") == "a\\u{1B}.md: \(reason)")
  }
}
