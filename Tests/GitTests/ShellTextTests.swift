import Testing

@testable import Git

@Suite struct ShellTextTests {
  @Test(arguments: ["", "tidemark", "/usr/bin/tidemark", "/a b/it's", "$(x)", "é", "-x", "a\"b\\c\n", "''"])
  func isOneWord(text: String) throws {
    let script = "printf -- %s \(ShellText.quoted(text))"
    var child = try ChildProcess(program: "sh", ["-c", script], [])
    let output = try child.finish(input: [], deadline: Deadline(seconds: 60))
    #expect(String(decoding: output.standardOutput, as: UTF8.self) == text)
  }

  @Test func plainWordsStayPlain() {
    #expect(ShellText.quoted("/usr/bin/tidemark-1.0_x") == "/usr/bin/tidemark-1.0_x")
  }
}
