import Testing

@testable import CommandLine

@Suite struct OutputNamesTests {
  @Test(arguments: [
    ("a.md", "a"),
    ("pages/a.md b.markdown", "a b"),
    ("x/a.md y/a.md z.md", "x-a y-a z"),
    ("x/a.md y/A.md", "x-a y-A"),
    ("p/x/a.md q/x/a.md", "p-x-a q-x-a"),
    ("x/a.md y/a.md x-a.md", "x-a y-a x-a-2"),
    ("a.md a.markdown", "a a-2"),
    ("../a.md ./b.md /c.md", "a b c"),
    (".hidden", ".hidden"),
    ("a.b.md", "a.b"),
    ("<stdin>", "<stdin>"),
    ("/", "/"),
  ])
  func tellsPathsApart(paths: String, names: String) {
    let found = OutputNames.names(for: paths.split(separator: " ").map(String.init))
    #expect(found.joined(separator: " ") == names)
    #expect(Set(found.map { $0.lowercased() }).count == found.count)
  }
}
