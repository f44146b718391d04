import Chronology
import Diagnostics
package import Import
import Outline
import Planner
import Reading
import SourceText

/// A vault of Obsidian: its notes and what belongs to them are copied as they are, byte for byte, and daily notes become days.
///
/// What lines of Tasks and Dataview say is read where they are then, by the fixes of `lint`, which a person sees before they are made.
package enum ObsidianVault: FileFormat {
  package static let name = "obsidian"

  /// The folder in which Obsidian has its settings.
  private static let settings = ".obsidian/"
  private static let root = "tidemark.md"

  package static let readsHiddenFolder: String? = ".obsidian"

  package static let advice: FormatAdvice? = .findMoreLines

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    files.contains { $0.name.hasPrefix(settings) } && !files.contains { $0.name == root }
  }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    if let root = files.first(where: { $0.name == root }) {
      throw ImportError(ImportPlace(path: root.path), .isVaultAlready)
    }
    let daily = try DailyNotes(files.first { $0.name == settings + "daily-notes.json" })
    let folder = daily.folder.isEmpty ? "days" : daily.folder
    // One of the settings is counted for the root that a new vault gets.
    let told = files.first { $0.name == settings + "app.json" } ?? files.first { $0.name.hasPrefix(settings) }
    return files.map { file in
      let place = ImportPlace(path: file.path)
      guard !file.name.hasPrefix(settings) else {
        guard options.isNewVault, file.name == told?.name else {
          return ImportDraft(.nothing(.because(.isSettingOfObsidian)), at: place, original: file.name)
        }
        // That there are notes and days is all that a new vault needs to know.
        var plan = VaultPlan(content: PlanContent(title: options.title ?? "My Tidemark"))
        plan.folders = KindFolders(days: [folder])
        return ImportDraft(.file(DraftedFile(name: root, text: nil, plan: .vault(plan))), at: place, original: file.name)
      }
      let date = daily.date(of: file)
      var copy = DraftedCopy(name: file.name, bytes: file.bytes, origin: "obsidian " + file.name)
      if let date {
        let last = String(file.name.split(separator: "/").last ?? "")
        let own = FileName.date(of: last) == date ? last : "\(date).md"
        copy.day = DraftedCopy.Day(date: date, name: own)
        copy.name = folder + "/" + own
      }
      let original = String(validating: file.bytes, as: UTF8.self).flatMap { $0.contains("\0") ? nil : $0 } ?? file.name
      return ImportDraft(.copy(copy), at: place, original: original)
    }
  }
}

/// What Obsidian's settings say of daily notes.
private struct DailyNotes {
  /// From the folder of the vault; empty for the vault itself.
  let folder: String
  private let name: DailyNoteName

  init(_ file: ImportedFile?) throws(ImportError) {
    var values: [String: String] = [:]
    if let file, case .object(let members) = try JSONRoot.json(of: file) {
      for (name, value) in members { if case .string(let text) = value { values[name] = text } }
    }
    folder = (values["folder"] ?? "").split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    let format = values["format"] ?? ""
    name = DailyNoteName(format.isEmpty ? "YYYY-MM-DD" : format)
  }

  /// The day of a daily note; nil for another file.
  func date(of file: ImportedFile) -> CivilDate? {
    guard file.name.hasSuffix(".md"), folder.isEmpty || file.name.hasPrefix(folder + "/") else { return nil }
    let below = String(file.name.dropFirst(folder.isEmpty ? 0 : folder.count + 1).dropLast(3))
    // In a folder of days Tidemark takes a file for a day by the date in its name.
    return name.date(of: below) ?? (folder.isEmpty ? nil : FileName.date(of: file.name))
  }
}
