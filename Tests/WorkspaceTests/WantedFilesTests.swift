import Diagnostics
import Lint
import Planner
import TestSupport
import Testing
import Vault

@testable import Workspace

/// Of a vault as few files are read as it takes to hold some of them against the others.
@Suite struct WantedFilesTests {
  private static let page = "---\nkind: page\n---\n\n# Tide\n"
  private static let task = "\n- [ ] Draft (project: Thesis)\n"
  private static let day = "---\nkind: day\n---\n\n# 2026-11-20\n"
  private static let otherDay = "---\nkind: day\n---\n\n# 2026-11-21\n"
  private static let undated = "---\nkind: day\n---\n\n# Friday\n"
  private static let doubtful = "---\nkind: project\ntags: [a]\n---\n\n# Tide\n"
  private static let life = "---\nkind: life\nborn: 1990-06-14\n---\n\n# My life\n"
  private static let root = "---\nkind: vault\n---\n\n# Vault\n"
  private static let note = "# Tide\n"

  /// A file, another one of its vault, and whether that is read for it.
  static let cases: [(text: String, other: String, isWanted: Bool)] = [
    (page, page, true),
    (page, day, false),
    (page, note, false),
    (page, doubtful, true),
    (page + task, day, true),
    (day, day, true),
    (day, otherDay, false),
    (day, undated, true),
    (day, page, false),
    (day + task, note, true),
    (undated, day, false),
    (undated, undated, true),
    (life, page, true),
    (root, note, true),
  ]

  @Test(arguments: cases)
  func wantsWhatMayMatter(text: String, other: String, isWanted: Bool) throws {
    let name = text == Self.root ? VaultRoot.fileName : "file.md"
    let record = try #require(VaultRecord.read(Array(text.utf8), path: name, name: name)?.record)
    let wanted = WantedFiles(for: [record], Linter())
    #expect(wanted.contains(Array(other.utf8), name: "other.md", in: KindFolders()) == isWanted)
  }

  /// Also where rules are added: one that needs more files than it says finds less in a file alone.
  @Test(arguments: caseChunks(default: 60)) func aFileAloneFindsWhatItFindsAmongAll(_ seeds: Range<UInt64>) {
    for seed in seeds {
      let scene = OpenVaultScene(seed: seed)
      for (name, findings) in scene.expected {
        let alone = scene.found(inFileAlone: name)
        #expect(alone.map(Self.said) == findings.map(Self.said), "seed \(seed), \(name)")
      }
    }
  }

  /// A file that is not named is told by its whole path.
  private static func said(_ finding: Diagnostic) -> String {
    "\(finding.rule) \(finding.range) \(finding.message) \(finding.fixes.map(\.title))"
      .replacing(MemorySource.root + "/", with: "")
  }
}
