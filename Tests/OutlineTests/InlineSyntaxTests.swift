import TestSupport
import Testing

@testable import Outline

@Suite struct InlineSyntaxTests {
  /// The literal parts of a text: kind and bytes.
  private func literals(_ string: String) -> [String] {
    let bytes = Array(string.utf8)
    return InlineSyntax(bytes, in: 0..<bytes.count).literals.map { "\($0.kind) \(text($0.range, of: bytes))" }
  }

  /// The pairs of a text, in the order in which they close.
  private func pairs(_ string: String) -> [String] {
    let bytes = Array(string.utf8)
    return InlineSyntax(bytes, in: 0..<bytes.count).pairs.map { text($0.range, of: bytes) }
  }

  @Test(arguments: [
    (#"\[x] box"#, [#"escape \["#]),
    (#"a \\(b)"#, [#"escape \\"#]),
    (#"17\:00"#, [#"escape \:"#]),
    (#"\a \1 \é"#, []),
    (#"at the end \"#, []),
    (#"\\\("#, [#"escape \\"#, #"escape \("#]),
  ])
  func findsEscapes(string: String, expected: [String]) {
    #expect(literals(string) == expected)
  }

  @Test(arguments: [
    ("`(a: b)`", ["code `(a: b)`"]),
    ("``a ` b``", ["code ``a ` b``"]),
    ("`a `` b`", ["code `a `` b`"]),
    ("`a`b`c`", ["code `a`", "code `c`"]),
    ("``a`", []),
    ("`a", []),
    (#"`a\`b"#, [#"code `a\`"#]),
    (#"\`a`"#, [#"escape \`"#]),
    ("`a\nb`", ["code `a\nb`"]),
    ("` ``` `` ` ```", ["code ` ``` `` `"]),
    ("```` ``` `` ` `", ["code ` `"]),
  ])
  func findsCodeSpans(string: String, expected: [String]) {
    #expect(literals(string) == expected)
  }

  @Test(arguments: [
    ("[a](b)", ["link [a](b)"]),
    ("see [a](b).", ["link [a](b)"]),
    ("![a](b)", ["link ![a](b)"]),
    (#"\![a](b)"#, [#"escape \!"#, "link [a](b)"]),
    ("`!`![a](b)", ["code `!`", "link ![a](b)"]),
    ("[a](b \"t)\")", ["link [a](b \"t)\")"]),
    ("[a](b 't)')", ["link [a](b 't)')"]),
    ("[a](b (t))", ["link [a](b (t))"]),
    (#"[a](b "t\")")"#, [#"link [a](b "t\")")"#]),
    ("[a](<b c)>)", ["link [a](<b c)>)"]),
    ("[a](<b> \"t\")", ["link [a](<b> \"t\")"]),
    ("[a](b(c)d)", ["link [a](b(c)d)"]),
    (#"[a](b\)c)"#, [#"link [a](b\)c)"#]),
    ("[a]()", ["link [a]()"]),
    ("[a]( b )", ["link [a]( b )"]),
    ("[a](b c)", []),
    ("[a] (b)", []),
    ("[a](b", []),
    ("[a](<b", []),
    ("[a](b \"t", []),
    ("[(due: x)](b)", ["link [(due: x)](b)"]),
    ("[`a`](b)", ["link [`a`](b)"]),
    (#"[a\]b](c)"#, [#"link [a\]b](c)"#]),
    ("[a][b]", ["link [a][b]"]),
    ("[a][]", ["link [a][]"]),
    ("[x][home] is", ["link [x][home]"]),
    ("[a][b", []),
    ("[a][[b]]", ["link [[b]]"]),
    ("[a]", []),
    ("[![i](j)](k)", ["link [![i](j)](k)"]),
    ("[a](b)[c](d)", ["link [a](b)", "link [c](d)"]),
  ])
  func findsLinks(string: String, expected: [String]) {
    #expect(literals(string) == expected)
  }

  @Test(arguments: [
    ("[[page]]", ["link [[page]]"]),
    ("[[a|b (due: c)]]", ["link [[a|b (due: c)]]"]),
    ("[[a]b]]", ["link [[a]b]]"]),
    ("[[a", []),
    ("[[a\nb]]", []),
    ("[[a [b]]", []),
  ])
  func findsWikilinks(string: String, expected: [String]) {
    #expect(literals(string) == expected)
  }

  @Test(arguments: [
    ("<https://a.b/(c:1)>", ["link <https://a.b/(c:1)>"]),
    ("<sam@a.b>", ["link <sam@a.b>"]),
    ("<b>x</b>", ["html <b>", "html </b>"]),
    ("a < b (c) > d", []),
    ("<3 (c)>", []),
    ("<b (c)", []),
    ("<b <i>", ["html <i>"]),
    ("<!-- a > b -->", ["comment <!-- a > b -->"]),
    ("<!-- a\nb --> c", ["comment <!-- a\nb -->"]),
    ("<!-- a", []),
    ("<!-- a <!-- b -->", ["comment <!-- a <!-- b -->"]),
    ("<!-- a --><!-- b -->", ["comment <!-- a -->", "comment <!-- b -->"]),
  ])
  func findsAutolinksAndHTML(string: String, expected: [String]) {
    #expect(literals(string) == expected)
  }

  @Test(arguments: [
    ("(a)", ["(a)"]),
    ("a (b (c) d) e", ["(c)", "(b (c) d)"]),
    ("(a) (b)", ["(a)", "(b)"]),
    ("((a)", ["(a)"]),
    ("(a))", ["(a)"]),
    (":) (a", []),
    (#"\(a) (b)"#, ["(b)"]),
    (#"(a\) b)"#, [#"(a\) b)"#]),
    ("(a `)` b)", ["(a `)` b)"]),
    ("(a [x](y) b)", ["(a [x](y) b)"]),
    ("[due:: 2026]", ["[due:: 2026]"]),
    ("[ DUE :: 2026 ]", ["[ DUE :: 2026 ]"]),
    ("[paper:: linen]", []),
    ("[due: 2026]", []),
    ("[due:: later](x.md)", []),
    ("(due:: 2026)", ["(due:: 2026)"]),
    ("([due:: 2026])", ["[due:: 2026]", "([due:: 2026])"]),
    ("[a (b] c)", []),
    ("(a\nb)", ["(a\nb)"]),
  ])
  func findsPairs(string: String, expected: [String]) {
    #expect(pairs(string) == expected)
  }

  @Test(arguments: [
    (#"(a: "b) c")"#, [#"(a: "b) c")"#]),
    ("(a: “b) c”)", ["(a: “b) c”)"]),
    ("(a: „b) c“)", ["(a: „b) c“)"]),
    (#"(a:"b)")"#, [#"(a:"b)")"#]),
    (#"(a: "b\") c")"#, [#"(a: "b\") c")"#]),
    (#"(a: "b"c) d")"#, [#"(a: "b"c) d")"#]),
    (#"(a "b) c")"#, [#"(a "b)"#]),
    (#"a: "b (c" d)"#, [#"(c" d)"#]),
    (#"(a: "b) c"#, [#"(a: "b)"#]),
    (#"(a: "b", c: "d)")"#, [#"(a: "b", c: "d)")"#]),
    ("(a: \"b)\nc\")", ["(a: \"b)\nc\")"]),
    (#"[due:: "a]" b]"#, [#"[due:: "a]" b]"#]),
  ])
  func bracketsInQuotedValuesDoNotCount(string: String, expected: [String]) {
    #expect(pairs(string) == expected)
  }

  @Test(arguments: [("(a", [0]), ("a (b (c)", [2]), ("(a) ) (", [6]), ("[ (", [2]), ("`(`", []), ("(a [b](", [0, 6])])
  func tellsUnclosedBrackets(string: String, expected: [Int]) {
    let bytes = Array(string.utf8)
    #expect(InlineSyntax(bytes, in: 0..<bytes.count).unclosed == expected)
  }

  @Test func looksUpByOffset() throws {
    let string = #"\( `a` (b) [c](d) (e: "f)")"#
    let bytes = Array(string.utf8)
    let syntax = InlineSyntax(bytes, in: 0..<bytes.count)
    let code = try range(of: "`a`", in: string)
    #expect(syntax.literal(at: 0)?.kind == .escape)
    #expect(syntax.literal(at: 2) == nil)
    for offset in code { #expect(syntax.literal(at: offset)?.range == code) }
    #expect(syntax.literal(at: code.upperBound) == nil)
    let pair = try range(of: "(b)", in: string)
    #expect(syntax.pair(endingAt: pair.upperBound)?.range == pair)
    #expect(syntax.pair(endingAt: pair.upperBound)?.innerRange == pair.lowerBound + 1..<pair.upperBound - 1)
    #expect(syntax.pair(endingAt: pair.upperBound - 1) == nil)
    #expect(syntax.pair(endingAt: bytes.count)?.range == (try range(of: #"(e: "f)")"#, in: string)))
  }

  @Test func staysInsideItsRange() throws {
    let string = "`a (b) [c] `"
    let bytes = Array(string.utf8)
    let pair = try range(of: "(b)", in: string)
    let syntax = InlineSyntax(bytes, in: 1..<pair.upperBound)
    #expect(syntax.literals.isEmpty)
    #expect(syntax.pairs.map(\.range) == [pair])
    #expect(InlineSyntax(bytes, in: 1..<pair.upperBound - 1).pairs.isEmpty)
    #expect(InlineSyntax(bytes, in: 4..<4).literals.isEmpty)
  }

  @Test func publicRangesAreThoseOfTheLiterals() {
    let bytes = Array(#"a \* `b` [c](d)"#.utf8)
    #expect(LiteralRanges.of(bytes).map { text($0, of: bytes) } == [#"\*"#, "`b`", "[c](d)"])
  }

  /// Literals are in order and apart from each other; pairs close in order; all are inside the text.
  @Test(arguments: caseSeeds(default: 300))
  func rangesAreInOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let string = RandomText.nasty.lines(using: &random)
    let bytes = Array(string.utf8)
    let syntax = InlineSyntax(bytes, in: 0..<bytes.count)
    var end = 0
    for literal in syntax.literals {
      #expect(literal.range.lowerBound >= end, "seed \(seed): \(string)")
      end = literal.range.upperBound
    }
    #expect(end <= bytes.count, "seed \(seed): \(string)")
    let closes = syntax.pairs.map(\.range.upperBound)
    #expect(closes == closes.sorted() && Set(closes).count == closes.count, "seed \(seed): \(string)")
    for pair in syntax.pairs {
      let isSquare = bytes[pair.range.lowerBound] == UInt8(ascii: "[")
      #expect(
        isSquare == pair.isSquare && bytes[pair.range.upperBound - 1] == (isSquare ? 0x5D : 0x29),
        "seed \(seed): \(string)"
      )
    }
  }

  /// Texts of one sign or few, over and over, that a reader with a loop in a loop would take hours for.
  @Test(arguments: [
    "(", ")", "[", "]", "(]", "[)", "`a``b", "<", "<a", "<!--", "[](", "[](a (", "[](<", "[a][", "[[", "(a:\"", "(a: “", "\\",
    "(a:(",
    "[due::", "![", "\"", "(a \"b",
  ])
  func isLinear(part: String) {
    let bytes = Array(String(repeating: part, count: 4_000).utf8) + Array(String(repeating: "]", count: 4_000).utf8)
    let syntax = InlineSyntax(bytes, in: 0..<bytes.count)
    #expect(syntax.literals.allSatisfy { $0.range.upperBound <= bytes.count })
  }

  @Test func manyLengthsOfBackticksAreLinear() {
    let ticks = (1...300).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(literals(ticks).isEmpty)
    #expect(literals(ticks + " ```") == ["code " + String(ticks.dropFirst(5)) + " ```"])
  }
}
