import Outline
import Planner
import Reading
import Recognition
import SourceText
import Vault

/// What a vault remembers of some files when they are held against the others.
struct VaultMemory: Sendable {
  var records: [VaultRecord] = []
  /// The names of the notes that a setting would make days (`DayFolders`).
  var datedNotes: Set<String> = []

  init() {}

  /// What is remembered of a file already.
  init(of record: VaultRecord) {
    records = [record]
  }

  /// What it remembers of one file.
  ///
  /// - Parameters:
  ///   - name: the path from the root.
  ///   - path: the path that is shown.
  ///   - recognizer: by which it is tried first; nil for a file that is read in full.
  init(
    ofFileNamed name: String,
    _ source: SourceText,
    path: String,
    in folders: KindFolders,
    recognizedBy recognizer: Recognizer? = nil
  ) {
    if let recognizer {
      if let record = recognizer.record(of: source, path: path, name: name) {
        records = [record]
        return
      }
      // Somebody's note that no setting would make a day.
      if folders.kind(ofFileNamed: name) == nil, !DayFolders.mayHaveNote(name), NoteRecognizer.isNote(source) { return }
    }
    // What looks meant in it is told of where it is linted itself.
    let document = Document(
      reading: source,
      kindByFolder: folders.kind(ofFileNamed: name),
      looksForMeant: false,
      packsLogs: true
    )
    if let kind = document.kind {
      let extras = VaultRecord.extras(of: kind, .ofProjects)
      let reading = PlanReading(of: document, fileName: FileName.stem(of: name), with: extras)
      let record = VaultRecord(path: path, name: name, document: document, reading: reading, tasks: .ofProjects)
      if let record { records = [record] }
    }
    if DayFolders.hasNote(name, document) { datedNotes = [name] }
  }

  mutating func add(_ other: VaultMemory) {
    records += other.records
    if !other.datedNotes.isEmpty { datedNotes.formUnion(other.datedNotes) }
  }
}
