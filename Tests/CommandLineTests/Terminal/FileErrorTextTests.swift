import Testing
import Vault

@testable import CommandLine
@testable import Workspace

@Suite struct FileErrorTextTests {
  @Test(arguments: [
    (FileError.notFound, "no such file or folder"), (.deadLink, "a symbolic link to a file that is not there"),
    (.isDirectory, "a folder, not a file"),
    (.notPermitted, "permission denied"),
    (.tooLarge(limit: 1000), "larger than 1000 bytes, and so not read; split it into several files"),
    (.tooLarge(limit: 64 << 20), "larger than 64 MiB, and so not read; split it into several files"),
    (.other(5), "input/output error"),
  ])
  func givesTheReason(error: FileError, reason: String) {
    #expect(error.reason == reason)
    #expect(error.message(about: "a\u{1B}.md") == "a\\u{1B}.md: \(reason)")
  }

  @Test func anEmptyPathIsNamed() {
    #expect(FileError.notFound.message(about: "") == "an empty path names nothing; give a file or a folder")
  }

  @Test(arguments: [
    (FileError.notFound, "there is no such folder"),
    (.notPermitted, "permission denied"),
    (.isDirectory, "a folder, not a file"),
  ])
  func givesTheReasonOfAWriteThatFailed(error: FileError, reason: String) {
    #expect(error.told(aboutWriting: "a\u{1B}.md").english == "a\\u{1B}.md: cannot be written: \(reason)")
  }
}
