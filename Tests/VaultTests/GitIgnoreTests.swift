import Testing

@testable import Vault

/// Patterns, a path, and what they say about it.
struct IgnoreCase: CustomTestStringConvertible {
  var patterns: String
  var path: String
  var verdict: GitIgnore.Verdict?

  init(_ patterns: String, _ path: String, _ verdict: GitIgnore.Verdict?) {
    self.patterns = patterns
    self.path = path
    self.verdict = verdict
  }

  var testDescription: String { "\(patterns.debugDescription) on \(path)" }
}

@Suite struct GitIgnoreTests {
  /// A path that ends in `/` is a folder.
  @Test(arguments: [
    IgnoreCase("a.md", "a.md", .ignored),
    IgnoreCase("a.md", "sub/deep/a.md", .ignored),
    IgnoreCase("a.md", "a.mdx", nil),
    IgnoreCase("A.md", "a.md", nil),
    IgnoreCase("/a.md", "a.md", .ignored),
    IgnoreCase("/a.md", "sub/a.md", nil),
    IgnoreCase("sub/a.md", "sub/a.md", .ignored),
    IgnoreCase("sub/a.md", "other/sub/a.md", nil),
    IgnoreCase("build/", "build/", .ignored),
    IgnoreCase("build/", "sub/build/", .ignored),
    IgnoreCase("build/", "build", nil),
    IgnoreCase("sub/build/", "x/sub/build/", nil),
    IgnoreCase("*.md", "a.md", .ignored),
    IgnoreCase("*.md", "sub/.md", .ignored),
    IgnoreCase("*", "anything", .ignored),
    IgnoreCase("sub/*", "sub/a", .ignored),
    IgnoreCase("sub/*", "sub/a/b", nil),
    IgnoreCase("a*b*c", "aXbYbZc", .ignored),
    IgnoreCase("a*b*c", "aXbYbZ", nil),
    IgnoreCase("a?c", "abc", .ignored),
    IgnoreCase("a?c", "ac", nil),
    IgnoreCase("a?c", "a/c", nil),
    IgnoreCase("**/a", "a", .ignored),
    IgnoreCase("**/a", "x/y/a", .ignored),
    IgnoreCase("x/**", "x/a/b", .ignored),
    IgnoreCase("x/**", "x/", nil),
    IgnoreCase("x/**/a", "x/a", .ignored),
    IgnoreCase("x/**/a", "x/y/z/a", .ignored),
    IgnoreCase("x/**/a", "y/a", nil),
    IgnoreCase("x/**/a/**/b", "x/1/a/a/2/b", .ignored),
    IgnoreCase("**", "a/b", .ignored),
    IgnoreCase("/**", "a/b", .ignored),
    IgnoreCase("a**b", "axxb", .ignored),
    IgnoreCase("x/a**b", "x/a/b", nil),
    IgnoreCase("a**/b", "ax/b", .ignored),
    IgnoreCase("a**/b", "ax/y/b", nil),
    IgnoreCase("[abc].md", "b.md", .ignored),
    IgnoreCase("[a-c].md", "d.md", nil),
    IgnoreCase("[!a-c].md", "d.md", .ignored),
    IgnoreCase("[^a-c].md", "a.md", nil),
    IgnoreCase("[]-]x", "]x", .ignored),
    IgnoreCase("[]-]x", "-x", .ignored),
    IgnoreCase("[a\\]b]x", "]x", .ignored),
    IgnoreCase("[[:digit:]a]x", "7x", .ignored),
    IgnoreCase("[[:upper:]]x", "ax", nil),
    IgnoreCase("[[:nothing:]]x", "ax", nil),
    IgnoreCase("[a", "[a", nil),
    IgnoreCase("x[a/b]y", "x/y", nil),
    IgnoreCase("\\*", "*", .ignored),
    IgnoreCase("\\*", "a", nil),
    IgnoreCase("\\#a", "#a", .ignored),
    IgnoreCase("#a", "#a", nil),
    IgnoreCase("\\!a", "!a", .ignored),
    IgnoreCase("a\\", "a", nil),
    IgnoreCase("a\\", "a\\", nil),
    IgnoreCase("a  ", "a", .ignored),
    IgnoreCase("a\\ ", "a ", .ignored),
    IgnoreCase("a\\ ", "a", nil),
    IgnoreCase("a b", "a b", .ignored),
    IgnoreCase(" a", " a", .ignored),
    IgnoreCase("a\t", "a", nil),
    IgnoreCase("a\r\nb\r\n", "a", .ignored),
    IgnoreCase("\u{FEFF}a", "a", .ignored),
    IgnoreCase("\n\n", "a", nil),
    IgnoreCase("/", "a", nil),
    IgnoreCase("a//b", "a/b", nil),
    IgnoreCase("ä?", "ä\u{E4}", nil),
    IgnoreCase("ä*", "ä\u{E4}", .ignored),
    IgnoreCase("*.md\n!a.md", "a.md", .kept),
    IgnoreCase("*.md\n!a.md\na.*", "a.md", .ignored),
    IgnoreCase("!a.md\n*.md", "a.md", .ignored),
  ])
  func judges(example: IgnoreCase) {
    let patterns = GitIgnore(example.patterns)
    #expect(patterns.verdict(for: example.path, isDirectory: example.path.hasSuffix("/")) == example.verdict)
  }

  /// A pattern of many stars must not take a time that grows with their power.
  @Test func manyStarsAreHarmless() {
    let stars = String(repeating: "a*", count: 40) + "b"
    let folders = String(repeating: "**/a/", count: 40) + "b"
    let patterns = GitIgnore(stars + "\n" + folders)
    #expect(patterns.verdict(for: String(repeating: "a", count: 250), isDirectory: false) == nil)
    #expect(patterns.verdict(for: String(repeating: "a/", count: 250) + "c", isDirectory: false) == nil)
  }
}
