import Chronology
import Outline
import Planner
import SourceText
import TestLaws
import Testing
import Vault

@testable import Workspace

/// What a vault remembers of the files that nobody named.
@Suite struct VaultMemoryTests {
  @Test(arguments: Set(Corpus.examples.map { $0.name }).sorted())
  func filesAreRememberedAlikeHoweverTheyAreRead(name: String) throws {
    let source = SourceText(try #require(Corpus.examples.first { $0.name == name }).bytes)
    let recognizer = FileLinter(clock: WallClock(today: CivilDate("2026-11-20")!)).recognizerOfRecords(in: nil)
    let short = VaultMemory(ofFileNamed: name, source, path: name, in: KindFolders(), recognizedBy: recognizer)
    let whole = VaultMemory(ofFileNamed: name, source, path: name, in: KindFolders())
    #expect(short.datedNotes == whole.datedNotes)
    #expect(short.records.count == whole.records.count)
    for (left, right) in zip(short.records, whole.records) {
      #expect(left.kind == right.kind && left.title == right.title && left.date == right.date)
      #expect(left.source == right.source)
      #expect(left.tasks.map { $0.name } == right.tasks.map { $0.name })
      #expect(left.links.map { $0.link } == right.links.map { $0.link })
      #expect(left.root == right.root)
    }
  }

  /// Notes of which a setting would make days are remembered as such.
  @Test(arguments: [
    ("notes/bread.md", "# Bread\n"), ("journal/2026-11-20.md", "# Bread\n"), ("journal/2026-11-20.md", "- [ ] Bread\n"),
    ("projects/bread.md", "Bread\n\n- [ ] Oats\n"),
  ])
  func notesAreRememberedAlikeHoweverTheyAreRead(name: String, text: String) {
    let recognizer = FileLinter(clock: WallClock(today: CivilDate("2026-11-20")!)).recognizerOfRecords(in: nil)
    for folders in [KindFolders(), KindFolders(days: ["journal"], projects: ["projects"])] {
      let short = VaultMemory(ofFileNamed: name, SourceText(text), path: name, in: folders, recognizedBy: recognizer)
      let whole = VaultMemory(ofFileNamed: name, SourceText(text), path: name, in: folders)
      #expect(short.datedNotes == whole.datedNotes)
      #expect(short.records.map { $0.kind } == whole.records.map { $0.kind })
    }
  }
}
