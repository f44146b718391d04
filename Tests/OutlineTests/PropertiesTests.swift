import Testing

@testable import Outline

@Suite struct PropertiesTests {
  @Test func readsThePropertiesOfAFile() {
    let document = Document(
      "---\nkind: PAGE\nicon: 📘\ntags: [writing, '#thesis']\nallow: a\nweek-starts: sunday\nauthor: Mira\nnone:\n---\n"
    )
    #expect(document.kind == .page)
    #expect(document.properties.lines == 0..<9)
    #expect(document.properties[.icon]?.text == "📘")
    #expect(document.properties[.tags]?.texts == ["writing", "#thesis"])
    #expect(document.properties[.tags]?.text == nil)
    #expect(document.properties[.allow]?.texts == ["a"])
    #expect(document.properties[.weekStarts]?.text == "sunday")
    #expect(document.properties[.theme] == nil)
    #expect(document.properties.entries.map(\.key) == [.kind, .icon, .tags, .allow, .weekStarts, nil, nil])
    #expect(document.properties.entries.last?.texts == [])
    #expect(document.properties.entries.last?.text == "")
  }

  @Test func whatIsNotReadHasNoTexts() {
    let document = Document("---\nkind: page\nicon: !a b\ntags: {c: d}\n---\n")
    #expect(document.properties[.icon]?.texts == nil)
    #expect(document.properties[.icon]?.text == nil)
    #expect(document.properties[.tags]?.value == .unread)
    #expect(document.shownProblems == ["unreadProperty !a b", "unreadProperty {c: d}"])
  }

  @Test(
    arguments: [
      ("kind: page", .page), ("kind: Day", .day), ("kind: 'vault'", .vault), ("kind: pgae", nil), ("Kind: page", nil),
      ("kind: [page]", nil), ("kind:", nil),
      ("kind: !a page", nil), ("kind: page\nkind: day", .page), ("title: x", nil),
    ] as [(String, DocumentKind?)]
  )
  func readsTheKind(line: String, kind: DocumentKind?) {
    #expect(Document("---\n\(line)\n---\n").kind == kind)
  }

  @Test func everyKindHasItsWord() {
    for kind in DocumentKind.allCases { #expect(DocumentKind(word: kind.rawValue.uppercased()) == kind) }
    #expect(DocumentKind(word: "pages") == nil)
  }

  @Test func propertiesAreReadInTheirKinds() {
    for key in [PropertyKey.kind, .tags, .icon, .allow] { #expect(key.kinds == DocumentKind.allCases, "\(key)") }
    #expect(PropertyKey.theme.kinds.contains(.page))
    #expect(PropertyKey.allCases.filter { $0.kinds.contains(.page) } == [.kind, .tags, .icon, .allow, .theme])
    #expect(PropertyKey.allCases.allSatisfy { !$0.kinds.isEmpty })
    #expect(
      PropertyKey.tags.takesList && PropertyKey.allow.takesList && !PropertyKey.kind.takesList && !PropertyKey.theme.takesList
    )
    #expect(PropertyKey(rawValue: "week-starts") == .weekStarts)
  }

  /// What each key leads and depends on, on a page (format, *Keys*).
  @Test func keysLeadWhereTheTableSays() {
    let leading: [(FieldKey, Place)] = [
      (.type, .item), (.icon, .item), (.icon, .box), (.icon, .heading), (.was, .setAside), (.every, .item), (.until, .boxless),
      (.since, .boxless), (.streak, .item),
      (.best, .item), (.count, .item), (.due, .box), (.priority, .box), (.done, .box), (.notify, .box), (.notify, .row),
      (.project, .box),
      (.source, .entry), (.theme, .section),
    ]
    let places: [Place] = [.item, .boxless, .box, .row, .setAside, .heading, .section, .entry]
    for key in FieldKey.allCases {
      let expected = leading.filter { $0.0 == key }.map(\.1)
      #expect(places.filter { KeyTable.leads(key, in: $0) } == places.filter(expected.contains), "\(key)")
    }
    for key in [FieldKey.at, .in, .from, .goal, .to] {
      #expect(!KeyTable.leads(key, in: KeyTable.places(of: .page)) && !key.leaders.isEmpty)
      #expect(KeyTable.row(for: key, in: .item) != nil, "\(key)")
    }
    #expect(KeyTable.row(for: .notify, in: .row)?.value == .moments)
    #expect(KeyTable.row(for: .notify, in: .box)?.value == .reminder)
    #expect(KeyTable.row(for: .due, in: .boxless) == nil)
    #expect(FieldKey(word: "DUE") == .due && FieldKey(word: "In") == .in && FieldKey(word: "dues") == nil)
  }

  /// By its bytes a word is the key that it is as a text, and no other.
  @Test func keysOfBytesAreThoseOfWords() {
    let others = ["", "d", "dues", "du", "dux", "priorities", "\u{C}ue", "de\u{C}", "ｄue", "@n", "i\u{E}"]
    let keys = FieldKey.allCases.map(\.rawValue)
    let upperCased = keys.map { $0.uppercased() }
    for word in keys + upperCased + ["Due", "iN"] + others {
      let bytes = Array("(\(word): x)".utf8)
      #expect(FieldKey(word: 1..<bytes.count - 4, in: bytes) == FieldKey(word: word), "\(word)")
    }
  }
}
