import Chronology
import Diagnostics
import Editing
import Outline
import Planner
import SourceText
import Vault
import Views
import Workspace

/// The files that a change is made of, as a session keeps them from one request to the next.
struct KeptVault {
  var folder: String?
  var days: DayScope
  /// What was held when it was made (`VaultShelf.generation`).
  var generation: Int
  var vault: EditedVault
}

/// Which days a change may alter or ask.
enum DayScope: Hashable {
  /// Every day.
  case all
  /// From today on, and those before whose tasks a day shows, and the document itself.
  case recent
}

extension Session {
  /// The vault of a document as a command changes it; of a document in none, the document alone.
  mutating func editedVault(around document: OpenDocument, _ days: DayScope) -> EditedVault {
    bringUpToDate()
    let folder: String?
    if case .vault(let known, _) = document.place { folder = known } else { folder = document.address }
    if let kept, kept.folder == folder, kept.generation == vaults.generation, kept.days == .all || kept.days == days,
      kept.vault[document.place.fileName]?.source == document.text
    {
      return kept.vault
    }
    let index = index(around: document)
    let today = today(index)
    let first = TaskSurvey.firstDay(before: today)
    let own = document.place.fileName
    let records = index.records.filter { record in
      days == .all || record.name == own || record.date.map { $0 >= first } ?? true
    }
    let files = records.map { (name: $0.name, source: $0.source) }
    let vault = EditedVault(files: files, today: today, now: vaults.clock.now)
    kept = KeptVault(folder: folder, days: days, generation: vaults.generation, vault: vault)
    return vault
  }

  /// Makes a change of the vault of a document, proved as a command's is.
  ///
  /// - Returns: the edit; nil where there is nothing to change.
  mutating func edit(
    around document: OpenDocument,
    _ days: DayScope,
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) throws(ResponseError) -> JSON? {
    var vault = editedVault(around: document, days)
    do throws(EditRefusal) {
      try change(&vault)
      try EditCheck(vault).check()
    } catch {
      throw ResponseError(.requestFailed, [error.message, error.help].compactMap(\.self).joined(separator: "; "))
    }
    return vault.revisions.isEmpty ? nil : try workspaceEdit(vault.revisions, for: document)
  }
}

extension EditedVault {
  /// The thing whose name is on a line of a file, from 0: an item, a heading, or for the title the file.
  func thing(in name: String, onLine line: Int) -> Thing? {
    guard let file = current(name) else { return nil }
    if let title = file.document.title, title.lines.contains(line) {
      return Thing(file: name, path: nil, title: file.plan.title)
    }
    for (offset, section) in file.document.sections.enumerated() {
      if let heading = section.heading, heading.lines.contains(line) {
        return Thing(file: name, path: PlanPath(section: offset), title: file.content[section: offset].title)
      }
      for (place, group) in section.groups.enumerated() where group.heading.lines.contains(line) {
        let path = PlanPath(section: offset, group: place)
        return Thing(file: name, path: path, title: file.content[section: offset].groups[place].title)
      }
    }
    return file.item(atLine: line + 1).flatMap { path in
      file.content[path].map { Thing(file: name, path: path, title: $0.text) }
    }
  }
}
