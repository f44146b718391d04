import Planner
import SourceText
import Vault

/// What a vault remembers of some files when they are held against the others.
struct VaultMemory: Sendable {
  var records: [VaultRecord] = []
  /// The names of the notes that a setting would make days (`DayFolders`).
  var datedNotes: Set<String> = []

  init() {}

  /// What it remembers of one file.
  ///
  /// - Parameters:
  ///   - name: the path from the root.
  ///   - path: the path that is shown.
  init(ofFileNamed name: String, _ source: SourceText, path: String, in folders: KindFolders) {
    let read = OpenFile.Reading(source, path: path, name: name, in: folders, tasks: .ofProjects)
    if let record = read.record { records = [record] }
    if read.isDatedNote { datedNotes = [name] }
  }

  mutating func add(_ other: VaultMemory) {
    records += other.records
    if !other.datedNotes.isEmpty { datedNotes.formUnion(other.datedNotes) }
  }
}
