import TestSupport
import Testing

/// What a section is, is settled where a file is read. Nobody compares titles of sections with words after that.
@Suite struct SectionTitleTests {
  /// Where titles are read: the first decides what a section is, the others read what an arc's title says.
  private static let readers: Set<String> = [
    "Sources/Outline/SectionRole.swift", "Sources/Outline/VaultSection.swift", "Sources/Planner/Ritual.swift",
    "Sources/Reading/PlanSection+Outline.swift",
    // What is imported has no document yet.
    "Sources/Import/Drafts/DraftHome.swift",
    // Of the three versions of a ritual, each has its outline only.
    "Sources/Merging/MergeTreeReader.swift",
    // What is recognized has no outline.
    "Sources/Recognition/RitualRecognizer.swift",
  ]

  /// The lines that look like such a comparison.
  private func comparisons(in file: SourceFile) -> [String] {
    let words = ["Title", "VaultSection", "\"done\"", "\"phases\"", "\"pages\"", "\"routine\""]
    let lines = file.code(containing: words)
    guard !lines.isEmpty else { return [] }
    let titles = /setAsideTitle|doneTitle|phasesTitle|VaultSection\.\w+\.rawValue|"(done|phases|pages|routine)"/
    let comparison = /==|!=|\.contains\(|hasPrefix|caseInsensitive/
    let readings = (/\bArcTitle\((?!number:)[^)]/, /\bVaultSection\((?!rawValue:)[^)]/)
    let word = /title|name/.ignoresCase()
    return lines.filter { line in
      let isCompared = line.contains(titles) && line.contains(comparison) && line.contains(word)
      return isCompared || line.contains(readings.0) || line.contains(readings.1)
    }
  }

  @Test(arguments: SourceFile.folders)
  func areComparedInOnePlace(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard !Self.readers.contains(file.path), !file.isGenerated else { continue }
      let found = comparisons(in: file)
      #expect(found.isEmpty, "\(file.path) compares the title of a section; ask for its role: \(found)")
    }
  }

  @Test func theReadersAreThere() {
    #expect(Self.readers.isSubset(of: SourceFile.all.map(\.path)))
  }

  @Test(arguments: [
    "guard let title = ArcTitle(section.title) else { return nil }",
    "sections.firstIndex { $0.title.lowercased() == \"done\" }",
    "if new.sections[section].title == Project.doneTitle { return }",
    "names.contains(SectionRole.setAsideTitle.lowercased())",
    "let list = VaultSection(document.name(of: heading.headline))",
  ])
  func theScanSeesComparisons(_ line: String) {
    #expect(!comparisons(in: SourceFile(path: "Sources/Room/A.swift", text: line)).isEmpty)
  }

  @Test(arguments: [
    "// ArcTitle(section.title)", "let title = ArcTitle(number: 1, days: days)", "sections.first { $0.role == .done }",
    "case .done: \"done\"", "PlanSection(title: SectionRole.setAsideTitle, role: .setAside)",
  ])
  func theScanPassesOverOthers(_ line: String) {
    #expect(comparisons(in: SourceFile(path: "Sources/Room/A.swift", text: line)).isEmpty)
  }

  /// Names of which letter case does not count have one key, so that what one room finds another finds too.
  @Test(arguments: SourceFile.folders)
  func keysAreMadeInOnePlace(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard file.path != "Sources/Outline/Escapes.swift", !file.isGenerated else { continue }
      let found = file.code(containing: ["lowercased()"]).filter(makesKey)
      #expect(found.isEmpty, "\(file.path) folds the case of a name; ask for `Document.key(ofTitle:)`: \(found)")
    }
  }

  private func makesKey(_ line: String) -> Bool {
    line.contains(/name\(of(Title)?: .*\)\.lowercased\(\)/) && !line.contains("name(of: field)")
  }

  @Test(arguments: [
    ("let key = Document.name(ofTitle: title).lowercased()", true), ("document.name(of: $0.headline).lowercased()", true),
    ("let key = Document.key(ofTitle: title)", false), ("tree.document.name(of: field).lowercased()", false),
  ])
  func theScanSeesKeys(line: String, isKey: Bool) {
    #expect(makesKey(line) == isKey)
  }
}
