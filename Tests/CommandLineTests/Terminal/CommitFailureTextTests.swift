import Testing
import Vault

@testable import CommandLine

@Suite struct CommitFailureTextTests {
  @Test func saysThatNothingIsWritten() {
    let failure = CommitFailure(path: "a\u{1B}.md", error: .changedWhileEditing)
    #expect(failure.message == "a\\u{1B}.md: changed while editing, nothing written; run the command again")
  }

  @Test func saysWhatIsNotAsItWas() {
    let failure = CommitFailure(
      path: "b.md",
      error: .noSpace,
      left: [
        CommitFailure.Left(path: "a.md", kept: ".tidemark-1~"),
        CommitFailure.Left(path: "c.md", kept: nil),
      ]
    )
    #expect(
      failure.message == """
        b.md: cannot be written: no space left
        a.md: could not be brought back as it was; what it held is in “.tidemark-1~”
        c.md: could not be restored; something else was written to it meanwhile
        """
    )
  }

  @Test(arguments: [
    (FileError.openForWriting, "another program has it open for writing; close it there, and run the command again"),
    (.folderNotPermitted, "its folder is not writable, and replacing a file needs that"),
    (.folderInUse, "another program keeps its folder locked; run the command again when it is done"),
    (
      .cutShort(kept: "x~"),
      "an earlier write was cut short; its old bytes are in “x~”: copy them back, or remove that file"
    ),
  ])
  func saysWhyAFileIsRefused(error: FileError, reason: String) {
    #expect(CommitFailure(path: "a.md", error: error).message == "a.md: cannot be written: \(reason)")
  }
}
