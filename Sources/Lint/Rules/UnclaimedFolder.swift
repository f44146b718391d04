public import Diagnostics
import Outline
import Planner
import SourceText
public import Vault

/// `unclaimed-folder`: a folder of daily notes, or of what looks like pages or projects, that no setting of the vault names.
public enum UnclaimedFolder: VaultRule {
  public static let name = "unclaimed-folder"
  public static let severity = Severity.info

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.name == VaultRoot.fileName, let root = record.root else { return }
    let range = record.kindRange ?? record.titleRange
    lazy var properties = Document(reading: record.source).properties
    for (folder, count) in vault.datedNotes.several {
      let value = DayFolders.value(root.folders.days + [folder])
      let fix = fix(.days, value, adding: folder, to: properties, in: record)
      findings.add(at: range, message(folder, count), help: help("days: \(value)", "days"), fix: fix)
    }
    for (kind, folder, count) in vault.datedNotes.others {
      guard let (key, known) = setting(of: kind, root.folders) else { continue }
      let value = DayFolders.value(known + [folder])
      let help = help("\(key.rawValue): \(value)", key.rawValue)
      let fix = fix(key, value, adding: folder, to: properties, in: record)
      findings.add(at: range, otherMessage(folder, count, key.rawValue), help: help, fix: fix)
    }
  }

  private static func setting(of kind: DocumentKind, _ folders: KindFolders) -> (PropertyKey, [String])? {
    switch kind {
    case .page: (.pages, folders.pages)
    case .project: (.projects, folders.projects)
    case .ritual: (.rituals, folders.rituals)
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
    let title = "Write “\(key.rawValue): \(value)”"
    return Fix(title: title, isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
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

  // MARK: Messages

  private static func message(_ folder: String, _ count: Int) -> String {
    let place = folder == "." ? "in the folder of the vault itself" : "in \(LintedFile.quote(folder))"
    return count == 1
      ? "1 file \(place) is named by a date, and is left alone as a note"
      : "\(count) files \(place) are named by dates, and are left alone as notes"
  }
  private static func otherMessage(_ folder: String, _ count: Int, _ kinds: String) -> String {
    "\(counted(count, "file")) with boxes in \(LintedFile.quote(folder)) may be \(kinds), and "
      + (count == 1 ? "is left alone as a note" : "are left alone as notes")
  }
  private static func help(_ setting: String, _ kinds: String) -> String {
    "write “\(setting)” here if they are \(kinds); “kind: note” in a file says that it is not one"
  }
}
