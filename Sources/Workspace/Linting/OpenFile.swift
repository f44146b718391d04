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
    ///   - path: the path that is shown; nil for the name.
    ///   - name: the path from the root.
    ///   - folders: where the files of the vault need not say their kind.
    init(_ source: SourceText, path: String? = nil, name: String, in folders: KindFolders) {
      document = Document(reading: source, kindByFolder: folders.kind(ofFileNamed: name))
      let isTyped = document.kind != nil
      let reading = isTyped ? PlanReading(of: document, fileName: FileName.stem(of: name)) : nil
      record = reading.flatMap { [document] in VaultRecord(path: path ?? name, name: name, document: document, reading: $0) }
      self.reading = reading
      isDatedNote = DayFolders.hasNote(name, document)
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

  func file(_ read: OpenFile.Reading, name: String) -> OpenFile {
    let asked = Collector<String>()
    var context = context
    context.look(at: source, from: FileSystem.folder(of: FileSystem.path(of: name, in: folder))) { path in
      asked.insert(FilePaths.supposedPlace(of: path))
    }
    let linted = LintedFile(path: name, document: read.document, reading: read.reading, context: context)
    let findings = linter.lint(linted)
    return OpenFile(
      source: read.document.source,
      ownFindings: findings,
      isDatedNote: read.isDatedNote,
      asked: asked.elements
    )
  }
}
