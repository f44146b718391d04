import Chronology
public import Outline
import Reading

/// The folders of a vault in which files are named by dates, and how many each has: most likely daily notes (format, *Kind by
/// folder*). It is told by names alone. Folders of a year or a month count as the one that they lie in. Beside these the folders that
/// are called like pages, projects or rituals, with notes that have boxes.
public struct DayFolders: Sendable {
  /// So many files named by dates are daily notes, and not the minutes of a meeting.
  private static let fewest = 3

  /// What folders of daily notes are called: there one is enough.
  private static let names: Set<String> = [
    "days", "daily", "dailies", "daily notes", "daily-notes", "journal", "journals", "diary", "diaries", "tagebuch", "tage",
  ]

  /// How many files named by dates a folder has, by its path from the root; `.` for that of the root itself.
  private var counts: [String: Int] = [:]

  /// How many files lie in a folder that is called like those of a kind.
  private var otherCounts: [Other: Int] = [:]

  private struct Other: Hashable {
    let kind: DocumentKind
    let folder: String
  }

  /// - Parameter names: the paths of files from the root, each once.
  public init(_ names: some Sequence<String> = [String]()) {
    for name in names { insert(name) }
  }

  /// The folders that are called like those of a kind, and how many notes with boxes each has.
  public var others: [(kind: DocumentKind, folder: String, count: Int)] {
    otherCounts.filter { !$0.key.folder.utf8.contains(UInt8(ascii: "\\")) }
      .map { ($0.key.kind, $0.key.folder, $0.value) }.sorted { $0.1 < $1.1 }
  }

  private static let namesOfOthers: [String: DocumentKind] = [
    "pages": .page, "focus pages": .page, "focus-pages": .page, "projects": .project, "projekte": .project, "projets": .project,
    "proyectos": .project, "rituals": .ritual, "rituale": .ritual,
  ]

  /// The folder of a file that is not named by a date, if it is called like those of a kind.
  private static func other(_ name: String) -> Other? {
    let parts = name.split(separator: "/").dropLast()
    guard let kind = parts.last.flatMap({ namesOfOthers[$0.lowercased()] }) else { return nil }
    return Other(kind: kind, folder: parts.joined(separator: "/"))
  }

  /// The folders with several files named by dates, or with any where the folder is called like one of daily notes, as a setting
  /// spells them, by path, and how many such files each has.
  public var several: [(folder: String, count: Int)] {
    // Where days lie beside the folders of years, one setting is for all.
    var counts = counts
    if counts["."] != nil {
      for (folder, count) in counts where folder != "." && !folder.contains("/") && (folder.utf8.first ?? 0) &- 0x30 < 10 {
        counts[folder] = nil
        counts[".", default: 0] += count
      }
    }
    // No setting can spell a folder with a backslash.
    return counts.filter {
      ($0.value >= DayFolders.fewest || DayFolders.isCalledSo($0.key)) && !$0.key.utf8.contains(UInt8(ascii: "\\"))
    }
    .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Adds a file that was not here. One that neither is named by a date nor lies in a folder that is called like those of a kind does
  /// not count.
  public mutating func insert(_ name: String) {
    if DayFolders.isNamedByDate(name) {
      counts[DayFolders.home(ofDay: name), default: 0] += 1
    } else if let other = DayFolders.other(name) {
      otherCounts[other, default: 0] += 1
    }
  }

  /// Takes a file out that was added.
  public mutating func remove(_ name: String) {
    if DayFolders.isNamedByDate(name) {
      let home = DayFolders.home(ofDay: name)
      counts[home] = counts[home].flatMap { $0 > 1 ? $0 - 1 : nil }
    } else if let other = DayFolders.other(name) {
      otherCounts[other] = otherCounts[other].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
  }

  /// Whether a file is somebody's note that a setting would make a day: it is named by a date, and says of its kind nothing, not
  /// even `kind: note`. So is one with boxes in a folder that is called like those of a kind.
  ///
  /// - Parameter name: the path from the root.
  public static func hasNote(_ name: String, _ document: Document) -> Bool {
    document.kind == nil && document.properties[.kind] == nil
      && (isNamedByDate(name) || other(name) != nil && document.items.contains { $0.headline.box != nil })
  }

  /// Whether a file may be such a note, by its name.
  ///
  /// - Parameter name: the path from the root.
  package static func mayHaveNote(_ name: String) -> Bool { isNamedByDate(name) || other(name) != nil }

  /// The line of the root's front matter that makes a day of a file that is named by one, besides the folders that it names already.
  ///
  /// - Parameter name: the path from the root.
  public static func setting(adding name: String, to folders: [String]) -> String { setting(folders + [home(ofDay: name)]) }

  /// The day that a file is named by, if its name begins with it.
  ///
  /// - Parameter name: the path from the root.
  static func date(ofDayNamed name: String) -> CivilDate? { isNamedByDate(name) ? FileName.date(of: name) : nil }

  /// The line of the root's front matter that makes days of the dated files of some folders.
  public static func setting(_ folders: [String]) -> String { "days: " + value(folders) }

  /// The value of a setting that names some folders.
  public static func value(_ folders: [String]) -> String {
    let scalars = folders.map(scalar)
    return scalars.count == 1 ? scalars[0] : "[\(scalars.joined(separator: ", "))]"
  }

  private static func scalar(_ folder: String) -> String {
    let isPlain = folder.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "/-_".unicodeScalars.contains($0) }
    return isPlain ? folder : "\"\(folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func isCalledSo(_ folder: String) -> Bool {
    folder.split(separator: "/").last.map { names.contains($0.lowercased()) } ?? false
  }

  private static func isNamedByDate(_ name: String) -> Bool {
    let start = name.utf8.lastIndex(of: UInt8(ascii: "/")).map(name.utf8.index(after:)) ?? name.startIndex
    return name.utf8[start...].first.map { $0 &- 0x30 < 10 } ?? false && FileName.date(of: name) != nil
  }

  /// The folder of a day without those of its year and month: `journal` for `journal/2026/11-November/2026-11-20.md`. The folder of
  /// a year at the top is its own: a setting for the root would take every dated file of the vault.
  private static func home(ofDay name: String) -> String {
    var parts = name.split(separator: "/").dropLast()
    while parts.count > 1, let last = parts.last?.utf8.first, last &- 0x30 < 10 { parts.removeLast() }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
