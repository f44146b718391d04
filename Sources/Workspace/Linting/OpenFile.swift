import Diagnostics
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// What is known of a file of an open vault.
struct OpenFile: Sendable {
  let source: SourceText
  /// What is found in the file by itself.
  var ownFindings: [Diagnostic] = []
  /// What is found in it as a part of the vault.
  var vaultFindings: [Diagnostic] = []
  /// Whether it is a note that a setting would make a day (`DayFolders`).
  var isDatedNote = false
  /// The places of other files that its rules looked at.
  var asked: Set<String> = []

  var findings: [Diagnostic] { Linter.merged(ownFindings, vaultFindings) }

  /// A file as it is read, before it is linted.
  struct Reading: Sendable {
    let document: Document
    let reading: PlanReading?
    /// What the vault is to remember; nil for a file of no known kind.
    let record: VaultRecord?
    /// Whether it is a note that a setting would make a day (`DayFolders`).
    let isDatedNote: Bool

    /// - Parameters:
    ///   - name: the path from the root.
    ///   - folders: where the files of the vault need not say their kind.
    ///   - jobs: how many threads may work on a large file.
    init(_ source: SourceText, name: String, in folders: KindFolders, jobs: Int = 1) {
      document = Document(reading: source, kindByFolder: folders.kind(ofFileNamed: name))
      let isTyped = document.kind != nil
      let reading = isTyped ? Reading.plan(of: document, name: name, jobs: Linter.jobs(for: source, of: jobs)) : nil
      record = reading.flatMap { [document] in
        VaultRecord(path: name, name: name, document: document, reading: $0)
      }
      self.reading = reading
      isDatedNote = DayFolders.hasNote(name, document)
    }

    /// Reads the typed values, each thread those of sections that are about as long as those of another.
    private static func plan(of document: Document, name: String, jobs: Int) -> PlanReading {
      let sections = document.sections
      let size = sections.reduce(0) { $0 + $1.lines.count } / jobs + 1
      var starts = [0]
      var lines = 0
      for (index, section) in sections.enumerated() {
        if lines >= size * starts.count { starts.append(index) }
        lines += section.lines.count
      }
      let ranges = zip(starts, starts.dropFirst() + [sections.count]).map { $0..<$1 }
      let parts = Workers.map(count: ranges.count, jobs: jobs) { PlanReading.Part(of: document, sections: ranges[$0]) }
      return PlanReading(of: document, fileName: FileName.stem(of: name), parts)
    }
  }
}

/// Lints files of an open vault by themselves.
struct OpenFileLinter: Sendable {
  let linter: Linter
  let source: OverlaySource
  /// The folder of the vault.
  let folder: String
  /// What holds for all of the files.
  let context: LintContext

  /// - Parameter jobs: how many threads may work on a large file.
  func file(_ read: OpenFile.Reading, name: String, jobs: Int = 1) -> OpenFile {
    let asked = Collector<String>()
    var context = context
    context.look(at: source, from: FileSystem.folder(of: FileSystem.path(of: name, in: folder))) { path in
      asked.insert(FilePaths.supposedPlace(of: path))
    }
    let linted = LintedFile(path: name, document: read.document, reading: read.reading, context: context)
    let findings = linter.lint(linted, jobs: jobs)
    return OpenFile(
      source: read.document.source,
      ownFindings: findings,
      isDatedNote: read.isDatedNote,
      asked: asked.elements
    )
  }
}
