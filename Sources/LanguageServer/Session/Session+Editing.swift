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
  /// The name of the document around which the files are.
  var own: String
  var scope: EditScope
  /// What was held when it was made (`VaultShelf.generation`).
  var generation: Int
  var vault: EditedVault
}

/// Which files of a vault a change may alter or ask.
enum EditScope: Hashable {
  case all
  /// Those that a command for a thing of the document may need: the document, the root, the projects that its tasks name or may move
  /// to, every file with a copy of such a task, and the days from today on with those before whose tasks a day shows. To read all of a
  /// large vault for each question would take seconds.
  case near
}

extension Session {
  /// The vault of a document as a command changes it; of a document in none, the document alone.
  mutating func editedVault(around document: OpenDocument, _ scope: EditScope) -> EditedVault {
    bringUpToDate()
    let folder: String?
    if case .vault(let known, _) = document.place { folder = known } else { folder = document.address }
    let own = document.place.fileName
    if let kept, kept.folder == folder, kept.generation == vaults.generation,
      kept.scope == .all || kept.scope == scope && kept.own == own, kept.vault[own]?.source == document.text
    {
      return kept.vault
    }
    let index = index(around: document)
    let today = today(index)
    let records = scope == .all ? index.records : Session.records(near: own, in: index, today)
    let files = records.map { (name: $0.name, source: $0.source) }
    let vault = EditedVault(files: files, today: today, now: vaults.clock.now)
    kept = KeptVault(folder: folder, own: own, scope: scope, generation: vaults.generation, vault: vault)
    return vault
  }

  /// The files that a command for a thing of a file may need.
  private static func records(near name: String, in index: VaultIndex, _ today: CivilDate) -> [VaultRecord] {
    guard let own = index.record(named: name) else { return index.records }
    let first = TaskSurvey.firstDay(before: today)
    var projects = Set(own.tasks.compactMap { $0.project.map(Document.key(ofTitle:)) })
    if own.kind.traits.tasks == .own { projects.insert(Document.key(ofTitle: own.title)) }
    let targets = Set(CommandActions.projects(of: index).map(\.name))
    let tasks = Set(own.tasks.map(\.name))
    return index.records.filter { record in
      if record.name == name || record.name == VaultRoot.fileName || targets.contains(record.name) { return true }
      if let date = record.date, date >= first { return true }
      if record.kind.traits.tasks == .own, projects.contains(Document.key(ofTitle: record.title)) { return true }
      return record.tasks.contains { task in
        tasks.contains(task.name) && task.project.map { projects.contains(Document.key(ofTitle: $0)) } ?? false
      }
    }
  }

  /// Makes a change of the vault of a document, proved as a command's is.
  ///
  /// - Returns: the edit; nil where there is nothing to change.
  mutating func edit(
    around document: OpenDocument,
    _ scope: EditScope,
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) throws(ResponseError) -> JSON? {
    var vault = editedVault(around: document, scope)
    do throws(EditRefusal) {
      try change(&vault)
      try EditCheck(vault).check()
    } catch {
      throw ResponseError(error)
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
