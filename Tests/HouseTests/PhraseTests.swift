import TestSupport
import Testing

/// What a person reads is written as docs/style.md wants: these are phrases of the left side of its table, which kept coming back.
@Suite struct PhraseTests {
  private static let phrases = [
    "unless said", "called so", "comes round", "come round", "all the same", "in silence", "passed over", "as asked for",
    "behind it", "behind them", "behind the name", "behind a day", "behind a time",
    "not there any more", "there no more", "nobody reads it", "to come\"", "to come,", "lies outside", "stands behind",
    "behind the words",
    "is no box", "is no date", "take over what", "begins like a", "any more\"", "written over", "of anybody", "left: “",
    "will do\"",
    "the removal back", "is one argument more", "Show also", "at its end stands",
  ]
  /// Where texts are written that commands, views, edits and imports show.
  private static let folders = ["CommandLine", "Views", "Editing", "Workspace", "Import", "Export", "Phrases"]

  private static let sources = SourceFile.folders.filter { folders.contains($0.name) }

  private func found(in file: SourceFile) -> [String] {
    file.code(containing: Self.phrases)
  }

  @Test(arguments: sources)
  func areNotUsed(folder: Folder<SourceFile>) {
    for file in folder.files where !file.isGenerated {
      let lines = found(in: file)
      #expect(lines.isEmpty, "\(file.path) has words that docs/style.md replaces: \(lines)")
    }
  }

  @Test(arguments: ["docs/guide.md", "docs/commands.md", "docs/configuration.md", "README.md"])
  func areNotInDocuments(path: String) throws {
    let text = try ProjectFiles.text(path)
    for phrase in Self.phrases { #expect(!text.contains(phrase), "\(path) says “\(phrase)”; see docs/style.md") }
  }

  @Test func areFound() {
    let file = SourceFile(path: "Sources/Views/A.swift", text: "let a = \"now unless said\"\n// is called so\n")
    #expect(found(in: file).count == 1)
  }
}
