import Testing

@testable import Vault

@Suite struct OwnLifeTests {
  private static func index(_ lives: [String], root: String = "") -> VaultIndex {
    let files = lives.map { ($0, "life", "# \($0.split(separator: "/").last!.dropLast(3))\n") }
    let all = files + [("tidemark.md", "vault", "# V\n\n\(root)")]
    return VaultIndex(
      all.sorted { $0.0 < $1.0 }.compactMap { name, kind, body in
        VaultRecord.read(Array("---\nkind: \(kind)\n---\n\n\(body)".utf8), path: name, name: name)?.record
      }
    )
  }

  /// The one beside the root; else the one that the root names first, in any section, by its title or its path.
  @Test(arguments: [
    (["life.md"], "", "life.md"),
    (["a/mum.md"], "", "a/mum.md"),
    (["a/mum.md", "life.md"], "", "life.md"),
    (["a/mum.md", "life.md"], "- [[mum]]\n", "life.md"),
    (["a/me.md", "a/mum.md"], "## Lives\n\n- [[Mum]]\n- [[me]]\n", "a/mum.md"),
    (["a/me.md", "a/mum.md"], "## Family\n\n- Dad\n- [Her](a/mum.md)\n", "a/mum.md"),
    (["a/me.md", "a/mum.md"], "## Lives\n\n- [[nobody]]\n- [[me]]\n", "a/me.md"),
    (["me.md", "mum.md"], "## Lives\n\n- [[mum]]\n", "mum.md"),
  ])
  func isOne(lives: [String], root: String, own: String) {
    let index = OwnLifeTests.index(lives, root: root)
    #expect(index.ownLife?.name == own)
    #expect(!index.isOwnLifeUndecided)
    #expect(index.ordered(.life).first?.name == own)
    #expect(index.ordered(.life).count == lives.count)
    #expect(lives.allSatisfy { index.rivals(ofLife: index.record(named: $0)!, most: 9) == nil })
  }

  @Test(arguments: [
    (["a/me.md", "a/mum.md"], ["a/me.md", "a/mum.md"]), (["b.md", "a/mum.md", "me.md"], ["b.md", "me.md"]),
  ])
  func orIsUndecided(lives: [String], rivals: [String]) {
    let index = OwnLifeTests.index(lives)
    #expect(index.isOwnLifeUndecided)
    #expect(index.ownLife?.name == rivals[0])
    for name in lives {
      let others = index.rivals(ofLife: index.record(named: name)!, most: 9)
      #expect(others?.first.map(\.name) == (rivals.contains(name) ? rivals.filter { $0 != name } : nil))
      #expect(others?.count == (rivals.contains(name) ? rivals.count - 1 : nil))
    }
  }
}
