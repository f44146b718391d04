public import Diagnostics
import Languages
import Outline
import Planner
import SourceText
public import Vault

/// `unclaimed-folder`: a folder of daily notes, or of what looks like pages or projects, that no setting of the vault names.
public enum UnclaimedFolder: VaultRule {
  public static let name = "unclaimed-folder"
  public static let severity = Severity.info

  public static func need(of record: VaultRecord) -> VaultNeed { record.needOfRoot }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.name == VaultRoot.fileName, let root = record.root else { return }
    let range = record.kindRange ?? record.titleRange
    lazy var properties = Document(reading: record.source).properties
    for (folder, count) in vault.datedNotes.several {
      let value = DayFolders.value(root.folders.days + [folder])
      let fix = fix(.days, value, adding: folder, to: properties, in: record)
      findings.add(
        at: range,
        UnclaimedFolderMessage.hasDays(in: folder == "." ? nil : LintedFile.excerpt(folder), count),
        help: UnclaimedFolderMessage.writeSetting("days: \(value)", .days),
        fix: fix
      )
    }
    for (kind, folder, count) in vault.datedNotes.others {
      guard let (key, claimed, known) = setting(of: kind, root.folders) else { continue }
      let value = DayFolders.value(known + [folder])
      let fix = fix(key, value, adding: folder, to: properties, in: record)
      findings.add(
        at: range,
        UnclaimedFolderMessage.hasBoxes(in: LintedFile.excerpt(folder), count, claimed),
        help: UnclaimedFolderMessage.writeSetting("\(key.rawValue): \(value)", claimed),
        fix: fix
      )
    }
  }

  private static func setting(of kind: DocumentKind, _ folders: KindFolders) -> (PropertyKey, ClaimedKind, [String])? {
    switch kind {
    case .page: (.pages, .pages, folders.pages)
    case .project: (.projects, .projects, folders.projects)
    case .ritual: (.rituals, .rituals, folders.rituals)
    case .day, .stacks, .life, .activities, .vault: nil
    }
  }

  /// Writes the setting into the front matter of the root, or adds the folder to the one that is there.
  private static func fix(
    _ key: PropertyKey,
    _ value: String,
    adding folder: String,
    to properties: Properties,
    in record: VaultRecord
  ) -> Fix? {
    let edit: TextEdit
    if let property = properties[key] {
      guard property.joinedRange == nil, property.texts != nil else { return nil }
      let space = property.valueRange.isEmpty ? " " : ""
      edit =
        addition(of: DayFolders.value([folder]), to: property, in: record.source)
        ?? TextEdit(replacing: property.valueRange, with: space + value)
    } else if let kind = properties[.kind] {
      let line = record.source.line(at: kind.valueRange.lowerBound)
      guard line + 1 < record.source.lineCount else { return nil }
      edit = TextEdit(
        insertingAt: record.source.start(ofLine: line + 1),
        "\(key.rawValue): \(value)" + record.source.lineEnding
      )
    } else {
      return nil
    }
    let name = Told(CommonMessage.write("\(key.rawValue): \(value)"))
    return Fix(name: name, isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
  }

  /// Adds a value behind the last of a list on one line, or of one on lines. So what stands there keeps its form, and several can be
  /// added at once. Nil for any other value, an empty list, and one whose last comma has nothing behind it.
  private static func addition(of text: String, to property: Property, in source: SourceText) -> TextEdit? {
    guard case .list(let texts) = property.value, !texts.isEmpty else { return nil }
    let range = property.valueRange
    let value = source.bytes[range]
    if value.first == UInt8(ascii: "-") {
      let next = source.line(at: range.upperBound - 1) + 1
      guard next < source.lineCount else { return nil }
      let indentation = source.string(in: source.start(ofLine: source.line(at: range.lowerBound))..<range.lowerBound)
      return TextEdit(insertingAt: source.start(ofLine: next), "\(indentation)- \(text)\(source.lineEnding)")
    }
    guard !value.contains(0x0A), value.last == UInt8(ascii: "]"),
      let last = value.dropLast().lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), value[last] != UInt8(ascii: ",")
    else { return nil }
    return TextEdit(insertingAt: last + 1, ", " + text)
  }

  public static let example = RuleExample(
    found: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ==> journal/2026-11-18.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-19.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-20.md <==
      - 08:00 - 08:30 Run
      """,
    instead: """
      ==> tidemark.md <==
      ---
      kind: vault
      days: journal
      ---

      # My Tidemark

      ==> journal/2026-11-18.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-19.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-20.md <==
      - 08:00 - 08:30 Run
      """
  )
}

/// What `unclaimed-folder` says.
enum UnclaimedFolderMessage: Message {
  /// Files that are named by dates. The folder is nil where it is that of the vault.
  case hasDays(in: String?, Int)
  /// Files with boxes.
  case hasBoxes(in: String, Int, ClaimedKind)
  /// `write “pages: notes” here if they are pages; “kind: note” in a file says that it is not one`
  case writeSetting(String, ClaimedKind)
}

/// What the files of a folder may be, for which the vault has a setting.
enum ClaimedKind: CaseIterable {
  case days, pages, projects, rituals
}
