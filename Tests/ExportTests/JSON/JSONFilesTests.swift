import Chronology
import Export
import Import
import Planner
import TestLaws
import TestSupport
import Testing

@Suite struct JSONFilesTests {
  private static let options = ImportOptions(today: Sample.today)

  private func drafts(_ text: String) throws(ImportError) -> [ImportDraft] {
    try JSONFiles.drafts(of: [ImportedFile(path: "v.json", name: "v.json", bytes: Array(text.utf8))], Self.options)
  }

  // MARK: Whole vaults

  @Test(arguments: ["Examples", "Templates/vault", "Tests/ExportTests/Samples"])
  func aVaultComesBack(_ folder: String) throws {
    let files = try ProjectFiles.paths(below: folder, endingIn: ".md").map { path in
      (path: String(path.dropFirst(folder.count + 1)), bytes: try ProjectFiles.bytes(path))
    }
    #expect(files.count > 2)
    let faults = ImportLaws.broken(by: files)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: caseChunks(default: 80, least: 6)) func anyVaultComesBack(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var vault = AwkwardVault(seed: seed)
      let faults = ImportLaws.broken(by: vault.files())
      #expect(faults.isEmpty, "seed \(seed)\n\(faults.joined(separator: "\n"))")
    }
  }

  /// Vaults of which something once came back as something else.
  @Test(arguments: [751, 1412, 1470, 2739, 3275, 4042, 4169, 54597, 79331] as [UInt64])
  func aVaultComesBackWhole(_ seed: UInt64) {
    var vault = AwkwardVault(seed: seed)
    #expect(ImportLaws.broken(by: vault.files()) == [])
  }

  // MARK: Paths

  static let paths: [([String], [String?])] = [
    (["days/a.md", "tidemark.md"], ["days/a.md", "tidemark.md"]),
    (["/home/me/v/days/a.md", "/home/me/v/tidemark.md"], ["days/a.md", "tidemark.md"]),
    (["../v/days/a.md", "../v/tidemark.md", "../other.md"], ["days/a.md", "tidemark.md", nil]),
    (["v/days/a.md", "v/pages/b.md"], ["days/a.md", "pages/b.md"]),
    (["v/./days/a.md", "v/days/a.md"], ["days/a.md", nil]), (["v/old/a.md", "v/old/b.md"], ["a.md", "b.md"]),
    (["a/../../b.md", "tidemark.md"], [nil, "tidemark.md"]),
    (
      ["tidemark.md", "days/a.txt", ".git/hooks.md", "days/", "days/.a.md", "a\u{7}.md", ""],
      ["tidemark.md", nil, nil, nil, nil, nil, nil]
    ),
  ]

  @Test(arguments: paths) func aPathStaysBelowItsVault(_ paths: [String], _ names: [String?]) throws {
    let documents = paths.map { path in
      let kind = path.hasSuffix("tidemark.md") ? "vault" : "page"
      return #"{"kind": "\#(kind)", "path": "\#(path.replacing("\u{7}", with: "\\u0007"))", "title": "T"}"#
    }
    let drafts = try drafts(#"{"tidemark": 1, "documents": [\#(documents.joined(separator: ","))]}"#)
    #expect(drafts.map { if case .file(let file) = $0.content { file.name } else { nil } } == names)
  }

  // MARK: What is no export

  static let errors: [(String, Int?, String)] = [
    ("", 1, "it is not JSON"),
    ("{\n\"tidemark\": 1,\n oops}", 3, "it is not JSON"),
    ("[]", nil, "it is not an object"),
    ("{}", nil, "“tidemark” is missing"),
    (#"{"tidemark": 1}"#, nil, "“documents” is missing"),
    (#"{"tidemark": 2, "documents": []}"#, nil, "a later version"),
    (#"{"tidemark": 1, "documents": [3]}"#, nil, "“documents[0]” is not"),
  ]

  @Test(arguments: errors) func whatIsNoExportIsRefused(_ text: String, _ line: Int?, _ words: String) {
    do throws(ImportError) {
      _ = try drafts(text)
      Issue.record("read: \(text)")
    } catch {
      #expect(error.place == ImportPlace(path: "v.json", line: line))
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  @Test func aDocumentThatIsWrongIsLeft() throws {
    let text =
      #"{"tidemark": 1, "documents": [{"kind": "pag", "title": "A", "path": "a.md"}, {"kind": "page", "title": "B", "path": "b.md"}]}"#
    let drafts = try drafts(text)
    guard case .unread(let reason) = drafts[0].content else {
      Issue.record("read: \(drafts[0])")
      return
    }
    #expect(reason.english.contains("“documents[0].kind” is not one of page"))
    #expect(drafts[0].original.contains(#""title": "A""#))
    #expect(drafts[0].place.description == "v.json: documents[0] (a.md)")
    var vault = ImportLaws.vault([])
    let account = vault.take(drafts)
    #expect(account.count(of: .left) == 1 && account.count(of: .written) == 1)
  }

  /// Whoever changes a value of an export and leaves its text means the value.
  @Test func aChangedValueIsWritten() throws {
    let text =
      ##"{"tidemark": 1, "documents": [{"kind": "page", "title": "B", "path": "b.md", "markdown": "---\nkind: page\n---\n\n# A\n"}]}"##
    var vault = ImportLaws.vault([])
    let account = vault.take(try drafts(text))
    #expect(account.lines[0].reason?.english.contains("the values were written") == true)
    #expect(vault["b.md"]?.plan.title == "B")
  }

  @Test func whatIsThereStays() throws {
    let text =
      #"{"tidemark": 1, "documents": [{"kind": "page", "title": "B", "path": "b.md"}, {"kind": "page", "title": "C", "path": "c.md"}]}"#
    var vault = ImportLaws.vault([
      ("b.md", Array("---\nkind: page\n---\n\n# Mine\n".utf8)), ("c.md", Array("---\nkind:  page\n---\n# C\n".utf8)),
    ])
    let account = vault.take(try drafts(text))
    #expect(vault.revisions.isEmpty)
    #expect(account.lines.map(\.outcome) == [.left, .present])
    #expect(account.lines[1].reason?.english.contains("spells it differently") == true)
  }
}
