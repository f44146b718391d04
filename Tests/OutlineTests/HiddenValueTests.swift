import SourceText
import Testing

@testable import Outline

@Suite struct HiddenValueTests {
  private func shown(_ content: String) -> [String] {
    let source = SourceText("---\n" + content + "\n---\n")
    return HiddenValue.all(in: source).map { value in
      let name = text(value.nameRange, of: source.bytes)
      let whole = value.valueRange.map { text($0, of: source.bytes) } ?? "-"
      return "\(name)|\(whole)|\(text(value.range, of: source.bytes))" + (value.isInBrackets ? "|[" : "")
    }
  }

  @Test(arguments: [
    ("tags: #a #b ", ["tags|#a #b|#a #b"]), ("tags: a, #b", ["tags|a, #b|#b"]), ("icon: a #b", []), ("a:\t#b", ["a|#b|#b"]),
    ("a: [b, #c]\nd: #e", ["a|[b, #c]|#c]|[", "d|#e|#e"]), ("a: [b,\n  #c,\n  d]\ne: f", ["a|-|#c,|["]),
    ("a:\n  - #b\n  - c #d\n- #e", ["a|-|#b", "a|-|#e"]), ("tags:\n  - c #d", []), ("tags: a #b", []),
    ("tags: a #b c", []), ("tags: [a] #b", []),
    ("a: #b\n  - c", []), ("a: #b\n  c", []), ("a: #b\n# c\n\nd: e", ["a|#b|#b"]), ("a: # b", []), ("a: #", []), ("a: ##b", []),
    ("a: \"b #c\"", []), ("a: 'b\n  #c'\n", []), ("a: {b: #c", ["a|{b: #c|#c|["]), ("a:\n  b: #c", []), ("#a: b", []), ("", []),
    ("a: #\u{A0}b", []), ("ä: #é", ["ä|#é|#é"]), ("a: b#c", []), ("a:#b", []), ("- #a", []),
  ])
  func isFound(_ content: String, _ expected: [String]) {
    for ending in ["\n", "\r\n"] {
      #expect(shown(content.replacing("\n", with: ending)) == expected, "\(content.debugDescription)")
    }
  }
}
