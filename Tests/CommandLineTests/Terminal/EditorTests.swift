import Testing

@testable import CommandLine

@Suite struct EditorTests {
  @Test(arguments: [
    ("vi", "+12 a.md"), ("/usr/bin/vim -u NONE", "+12 a.md"), ("nvim", "+12 a.md"), ("nano", "+12 a.md"),
    ("emacs -nw", "+12 a.md"), ("emacsclient", "+12 a.md"), ("micro", "+12 a.md"), ("kak", "+12 a.md"), ("hx", "a.md:12"),
    ("subl -w", "a.md:12"), ("zed --wait", "a.md:12"), ("code --wait", "-g a.md:12"), ("codium", "-g a.md:12"),
    ("mate -w", "-l 12 a.md"), ("idea", "--line 12 a.md"), ("my-editor", "a.md"), ("ed", "a.md"),
  ])
  func isToldTheLineInItsOwnWay(line: String, arguments: String) {
    #expect(Editor(line).arguments(path: "a.md", line: 12).joined(separator: " ") == arguments)
    #expect(Editor(line).arguments(path: "a.md", line: nil) == ["a.md"])
  }

  /// A file whose name begins with a sign is none of the editor's options.
  @Test(arguments: [("-x.md", "./-x.md"), ("+2.md", "./+2.md"), ("a b.md", "a b.md"), ("/v/a.md", "/v/a.md")])
  func aFileIsNoOption(path: String, shown: String) {
    #expect(Editor("vi").arguments(path: path, line: 3) == ["+3", shown])
    #expect(Editor("other").arguments(path: path, line: 3) == [shown])
  }

  @Test(arguments: [
    (["VISUAL": "code", "EDITOR": "vi"], "code"), (["EDITOR": "vi"], "vi"), (["VISUAL": "", "EDITOR": "vi"], "vi"),
    (["VISUAL": " ", "EDITOR": " "], nil), ([:], nil), (["VISUAL": "code", "EDITOR": "vi", "TERM": "dumb"], "vi"),
    (["VISUAL": "code", "TERM": "dumb"], nil),
  ])
  func isThatOfTheEnvironment(environment: [String: String], line: String?) {
    #expect(Editor { environment[$0] }?.line == line)
  }
}
