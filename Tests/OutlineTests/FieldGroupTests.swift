import TestSupport
import Testing

@testable import Outline

@Suite struct FieldGroupTests {
  /// The parts of what stands between brackets: `name=value`, quotes round what is in quotes; `-` before a part without shape.
  private func parts(_ inner: String) -> [String] {
    let bytes = Array(inner.utf8)
    return FieldGroup.parts(of: 0..<bytes.count, in: bytes).map { part in
      let value = text(part.valueRange, of: bytes)
      guard let name = part.nameRange else { return "-" + value }
      return "\(text(name, of: bytes))=\(part.isQuoted ? "\"\(value)\"" : value)"
    }
  }

  @Test(arguments: [
    ("due: 2026-12-01", ["due=2026-12-01"]),
    ("due:2026-12-01,priority:low", ["due=2026-12-01", "priority=low"]),
    (" PRIORITY : Medium ", ["PRIORITY=Medium"]),
    ("due\u{A0}:\u{202F}x\u{A0}", ["due=x"]),
    ("due: a\n  b", ["due=a\n  b"]),
    ("due: x,\n  to: y", ["due=x", "to=y"]),
    ("due: x,\\\n  to: y", ["due=x", "to=y"]),
    ("due:", ["due="]),
    ("due: ", ["due="]),
    ("due:, to: y", ["due=", "to=y"]),
    ("x-ray-2: y", ["x-ray-2=y"]),
  ])
  func readsParts(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    ("project: Apples, pears and plums", ["project=Apples, pears and plums"]),
    ("project: a, b, due: c", ["project=a, b", "due=c"]),
    ("every: mon, wed", ["every=mon, wed"]),
    ("project: a , due : c", ["project=a", "due=c"]),
    ("project: a, 2b: c", ["project=a, 2b: c"]),
    ("project: a, -b: c", ["project=a, -b: c"]),
    ("project: a, b:: c", ["project=a, b:: c"]),
    ("project: https://a.b/c, due: d", ["project=https://a.b/c", "due=d"]),
    ("project: a,", ["project=a,"]),
    (#"project: a\, due: c"#, [#"project=a\, due: c"#]),
    (#"project: a\\, due: c"#, [#"project=a\\"#, "due=c"]),
  ])
  func splitsAtCommasThatAWordFollows(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    (#"project: "Art, due: later""#, [#"project="Art, due: later""#]),
    ("project: “Art, due: later”", [#"project="Art, due: later""#]),
    ("project: „Art, due: later“", [#"project="Art, due: later""#]),
    (#"project: “Art, due: later""#, [#"project="Art, due: later""#]),
    (#"project: "a", due: b"#, [#"project="a""#, "due=b"]),
    (#"project: "a" , due: "b""#, [#"project="a""#, #"due="b""#]),
    (#"project:"a","#, [#"project="a","#]),
    (#"project: "a\", due: b""#, [#"project="a\", due: b""#]),
    (#"project: "a\\", due: b"#, [#"project="a\\""#, "due=b"]),
    (#"project: """#, [#"project="""#]),
    (#"project: "  a ""#, [#"project="  a ""#]),
    (#"project: "a"b, due: c"#, [#"project="a"b"#, "due=c"]),
    (#"project: "a" b"#, [#"project="a" b"#]),
    (#"project: a "b, due: c""#, [#"project=a "b"#, #"due=c""#]),
    (#"project: "a, due: b"#, [#"project="a"#, "due=b"]),
    (#"project: ""#, [#"project=""#]),
  ])
  func readsQuotes(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    ("high", ["-high"]), ("", ["-"]), ("high, due: x", ["-high", "due=x"]), ("due: x, high", ["due=x, high"]),
    ("3: 2", ["-3: 2"]),
    ("due:: x", ["-due:: x"]), ("é: x", ["-é: x"]), ("two words: x", ["-two words: x"]), (", due: x", ["-", "due=x"]),
    ("a_b: x", ["-a_b: x"]), (": x", ["-: x"]),
  ])
  func tellsPartsWithoutShape(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    ("due=2026", ["due=2026"]), (" due = 2026 ", ["due=2026"]), ("a=b", ["-a=b"]), ("due==2026", ["-due==2026"]),
    ("due: a, to=b", ["due=a", "to=b"]), ("due: a, b=c", ["due=a, b=c"]), (#"project="a b""#, [#"project="a b""#]),
    ("project: a=b", ["project=a=b"]), ("due:2026 = x", ["due=2026 = x"]), ("due=", ["due="]), ("=", ["-="]),
  ])
  func readsAnEqualsSignAfterAKnownKey(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    ("due: a; to: b", ["due=a", "to=b"]), ("due: a;to:b", ["due=a", "to=b"]), ("due: a ;\n to : b", ["due=a", "to=b"]),
    ("due: a; pears: b", ["due=a; pears: b"]), ("project: a; to: b", ["project=a", "to=b"]), ("; to: b", ["-; to: b"]),
    (#"project: "a; to: b"; due: c"#, [#"project="a; to: b""#, "due=c"]), ("due: a; to:: b", ["due=a; to:: b"]),
    ("due: a; to: b; at=c, in: d", ["due=a", "to=b", "at=c", "in=d"]), ("due: a; b to: c", ["due=a; b", "to=c"]),
    (";;to: b", ["-;", "to=b"]),
  ])
  func splitsAtSemicolonsThatAKeyFollows(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test(arguments: [
    ("due: a to: b", ["due=a", "to=b"]), ("every: 2 weeks from: c at=d", ["every=2 weeks", "from=c", "at=d"]),
    ("project: a to: b", ["project=a to: b"]), ("mood: a to: b", ["mood=a to: b"]), ("a to: b", ["-a to: b"]),
    ("due: a pears: b", ["due=a pears: b"]), ("due: ato: b", ["due=ato: b"]), ("due: \"a\" to: b", [#"due="a""#, "to=b"]),
    ("due: to: b", ["due=to: b"]), ("due: 9:00 to: b", ["due=9:00", "to=b"]), ("due:a to:b", ["due=a", "to=b"]),
    ("due: prio: 1", ["due=prio: 1"]), ("due: a p: 1", ["due=a", "p=1"]),
    ("due: a p: 112", ["due=a p: 112"]),
  ])
  func splitsBeforeAKeyWithoutAComma(inner: String, expected: [String]) {
    #expect(parts(inner) == expected)
  }

  @Test func rangesOfParts() throws {
    let inner = #" due: 2026 , project : "Art" "#
    let bytes = Array(inner.utf8)
    let parts = FieldGroup.parts(of: 0..<bytes.count, in: bytes)
    #expect(parts.map { text($0.range, of: bytes) } == ["due: 2026", #"project : "Art""#])
    #expect(parts[1].valueRange == (try range(of: "Art", in: inner)))
    #expect(parts[1].nameRange == (try range(of: "project", in: inner)))
    #expect(FieldGroup.parts(of: 1..<9, in: bytes).map { text($0.valueRange, of: bytes) } == ["202"])
  }

  @Test(arguments: [
    ("due:: 2026", "due", "due", " 2026"), (" Due ::2026", "due", "Due", "2026"), ("EVERY::", "every", "EVERY", ""),
    ("rating:: good", "rating", "rating", " good"),
  ])
  func readsDataviewKeys(inner: String, key: String, name: String, rest: String) throws {
    let bytes = Array(inner.utf8)
    let found = try #require(FieldGroup.dataviewKey(bytes, in: 0..<bytes.count))
    #expect(found.key.rawValue == key)
    #expect(text(found.nameRange, of: bytes) == name)
    #expect(text(found.after..<bytes.count, of: bytes) == rest)
  }

  @Test(arguments: ["paper:: linen", "due: 2026", "due", "", "due:", "due :", "1:: 2", "due-date:: 2026", "due : : 2026"])
  func otherWordsAreNoDataviewKeys(inner: String) {
    let bytes = Array(inner.utf8)
    #expect(FieldGroup.dataviewKey(bytes, in: 0..<bytes.count) == nil)
  }

  @Test(arguments: [
    ("due: 2026-12-01, prority: high", ["due: 2026-12-01", "?prority: high"]),
    (#"Project: "a, to: b""#, [#"project: "a, to: b""#]), ("a: b", ["?a: b"]),
  ])
  func tellsWhichFieldsWereMeant(inner: String, expected: [String]) throws {
    let document = page("- x (\(inner)) y\n")
    let bytes = document.source.bytes
    let place = try range(of: inner, in: document.source.string(in: 0..<bytes.count))
    #expect(document.meantFields(between: place)?.map { shown($0, of: bytes) } == expected)
    #expect(document.meantFields(between: place.lowerBound - 4..<place.upperBound) == nil)
  }

  @Test(arguments: ["a:\"", "a:“", ", a:", "\\", ",", "due: x ", "x;to:", "p:1 ", "by=", "repeat:", " :", "by:may "])
  func isLinear(part: String) {
    let bytes = Array(String(repeating: part, count: 6_000).utf8)
    #expect(FieldGroup.parts(of: 0..<bytes.count, in: bytes).last?.range.upperBound ?? 0 <= bytes.count)
  }
}
