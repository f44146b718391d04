package import Import
import Outline
import SourceText

/// Notes of TaskNotes, a plugin of Obsidian: a task a file, with what is known of it in the front matter.
package enum TaskNotesFolder: FileFormat {
  package static let name = "tasknotes"

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        guard file.name.hasSuffix(".md") else { return false }
        let names = Set(document(file).properties.entries.map(\.name))
        return names.contains("status") && !names.isDisjoint(with: ["dateCreated", "timeEntries", "complete_instances"])
      }
  }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let text = try file.text()
      guard file.name.hasSuffix(".md") else {
        drafts.append(ImportDraft(.unread(.because(.isNoNote)), at: ImportPlace(path: file.path), original: file.name))
        continue
      }
      var note = TaskNote(document(file), file, options)
      drafts += note.drafts(original: text)
    }
    return drafts
  }

  private static func document(_ file: ImportedFile) -> Document { Document(reading: SourceText(file.bytes)) }
}
