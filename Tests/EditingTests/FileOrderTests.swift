import Editing
import Testing

@Suite struct FileOrderTests {
  private static let pages = ["Alpha", "Beta", "Gamma", "Delta [x]"].map { title in
    "==> pages/\(title == "Delta [x]" ? "de lta" : title.lowercased()).md <==\n---\nkind: page\n---\n\n# \(title)\n"
  }.joined(separator: "\n")

  private func scene(_ lists: String) -> EditScene {
    EditScene("==> tidemark.md <==\n---\nkind: vault\n---\n\n# Root\n\n\(lists)\n" + Self.pages)
  }

  private func move(_ name: String, before: String? = nil, after: String? = nil, _ vault: inout EditedVault) throws {
    func page(_ name: String) throws -> Thing { try vault.file(named: name, of: [.page, .project]) }
    let place: FilePlace = try before.map { .before(try page($0)) } ?? .after(try page(after ?? ""))
    try vault.arrange(page(name), place)
  }

  static let listed = "## Pages\n\n* [Beta](pages/beta.md)\n* [Gamma](pages/gamma.md)\n  - In spring\n* [[Alpha]]\n"

  @Test func theLineOfALinkMoves() {
    scene(Self.listed).expect("+* [[Alpha]]\n-* [[Alpha]]") { try move("alpha", before: "gamma", &$0) }
    scene(Self.listed).expect("-* [Beta](pages/beta.md)\n+* [Beta](pages/beta.md)") { try move("beta", after: "alpha", &$0) }
  }

  @Test func aLineIsWrittenWhereThereIsNone() {
    scene(Self.listed).expect("+* [Delta \\[x\\]](<pages/de lta.md>)") { try move("Delta", before: "Beta", &$0) }
  }

  @Test func whatTheListLeavesOutGetsItsLineIfItComesBefore() {
    scene("## Pages\n\n- [[Gamma]]\n").expect("+- [[Beta]]\n+- [[Alpha]]") { try move("Alpha", after: "Beta", &$0) }
    scene("## Pages\n\n- [[Gamma]]\n").expect("+- [[Alpha]]\n+- [Delta \\[x\\]](<pages/de lta.md>)") {
      try move("Delta", before: "Beta", &$0)
    }
    scene("## Projects\n").expect(
      """
      +## Pages
      +
      +- [Beta](pages/beta.md)
      +- [Alpha](pages/alpha.md)
      +
      """
    ) { try move("Alpha", after: "Beta", &$0) }
  }

  @Test func whatIsSoAlreadyIsLeft() throws {
    scene(Self.listed).expect("") { try move("Beta", before: "Gamma", &$0) }
    scene("").expect("") { try move("Alpha", before: "Beta", &$0) }
  }

  @Test func whatHasNoPlaceIsRefused() {
    scene(Self.listed).expectRefusal("cannot come before itself") { try move("Alpha", before: "Alpha", &$0) }
    EditScene(Self.pages).expectRefusal("there is no vault") { try move("Alpha", after: "Beta", &$0) }
    EditScene(Self.pages + "\n==> p.md <==\n---\nkind: project\n---\n\n# Thesis\n").expectRefusal("is not a page") {
      try move("Alpha", after: "Thesis", &$0)
    }
  }
}
