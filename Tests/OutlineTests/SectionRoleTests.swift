import Testing

@testable import Outline

@Suite struct SectionRoleTests {
  /// The one section of each kind by its fixed title.
  static let fixed: [(DocumentKind?, String, SectionRole)] = [
    (.page, "Things that used to matter", .setAside), (nil, "Things that used to matter", .setAside),
    (.project, "Done", .done), (.life, "Phases", .phases), (.vault, "Pages", .root(.pages)),
    (.vault, "Rituals", .root(.rituals)), (.vault, "Projects", .root(.projects)), (.vault, "Categories", .root(.categories)),
    (.vault, "Routine", .root(.routine)),
  ]

  /// What the name of a section leaves out.
  static let spellings: [@Sendable (String) -> String] = [
    { $0 }, { $0.uppercased() }, { $0.lowercased() }, { $0 + "." }, { $0 + "!" }, { $0 + " #tag" }, { $0 + " #tag !" },
    { $0 + "\u{FE0F}" }, { $0.replacing(" ", with: "  ") },
    { $0.replacing(" ", with: "\u{A0}") }, { $0 + " (icon: star)" }, { "🌱 " + $0 },
  ]

  @Test(arguments: fixed.indices, spellings.indices)
  func aSectionIsKnownByItsName(_ row: Int, _ spelling: Int) {
    let (kind, title, role) = Self.fixed[row]
    let written = Self.spellings[spelling](title)
    let front = kind.map { "---\nkind: \($0.rawValue)\n---\n" } ?? ""
    let document = Document("\(front)# Title\n## \(written)\n- a\n## Elsewhere\n")
    #expect(document.sections.map(\.role) == [.plain, role, .plain], "\(written)")
  }

  /// A title means something in its own kind of file only, and as a section only.
  @Test(arguments: DocumentKind.allCases)
  func otherKindsHaveOtherSections(_ kind: DocumentKind) {
    for (own, title, _) in Self.fixed where own != kind {
      guard own != nil || kind != .page else { continue }
      let document = Document("---\nkind: \(kind.rawValue)\n---\n# Title\n## \(title)\n- a\n")
      #expect(document.sections.map(\.role) == [.plain, .plain], "\(title)")
    }
    for (_, title, _) in Self.fixed {
      let document = Document("---\nkind: \(kind.rawValue)\n---\n# \(title)\n## Section\n### \(title)\n- a\n")
      #expect(document.sections.map(\.role) == [.plain, .plain], "\(title)")
    }
  }

  @Test(arguments: ["Done ✅", "done ✔️", "Done 🎉🎉", "✅ Done"])
  func anEmojiBehindTheNameIsNoPartOfIt(_ title: String) {
    let document = Document("---\nkind: project\n---\n# Title\n## \(title)\n- a\n")
    #expect(document.sections.map(\.role) == [.plain, .done])
  }

  @Test(arguments: [
    "Done 2", "Done ✅ and dusted", "Things that matter", "Things that used to matter to me", "Done with it", "Undone", "Phase",
    "Phases 2", "My pages",
    "Routines", "Catégories", "", "#done",
  ])
  func otherTitles(_ title: String) {
    for kind in DocumentKind.allCases { #expect(SectionRole(titled: title, in: kind) == .plain) }
  }

  /// Arcs, and what was meant as one.
  @Test(arguments: [
    ("Arc 1: 2026-01-01 - 2026-01-31", true), ("arc 2:2026-01-01–2026-01-31", true), ("Arc3: 2026-01-01", true),
    ("Arc 1", true), ("Arc 1 2026-01-01 - 2026-01-31", true), ("Arc ٣: 2026-01-01 - 2026-01-31", true),
    ("**Arc 1: 2026-01-01 - 2026-01-31**", true), ("*Arc* 1", true), ("Arc #1", true), ("“Arc 1”", true),
    ("[Arc 1](arc.md)", true), ("\\Arc 1", true), ("", false), ("Arc", false), ("Arc one", false), ("Arcs 1", false),
    ("Arc -1", false), ("My arc 1", false), ("Architecture", false), ("Ar 1", false),
  ])
  func arcs(_ title: String, _ isArc: Bool) {
    #expect(SectionRole(titled: title, in: .ritual) == (isArc ? .arc : .plain))
    #expect(SectionRole(titled: title, in: .page) == .plain)
  }
}
