import Chronology
public import Outline
import Reading

/// The folders of a vault in which files are named by dates, and how many each has: most likely daily notes (format, *Kind by
/// folder*). It is told by names alone. Folders of a year or a month count as the one that they lie in.
public struct DayFolders: Sendable {
  /// So many files named by dates are daily notes, and not the minutes of a meeting.
  private static let fewest = 3

  /// What folders of daily notes are called: there one is enough.
  private static let names: Set<String> = [
    "days", "daily", "dailies", "daily notes", "daily-notes", "journal", "journals", "diary", "diaries", "tagebuch", "tage",
  ]

  /// How many files named by dates a folder has, by its path from the root; `.` for that of the root itself.
  private var counts: [String: Int] = [:]

  /// - Parameter names: the paths of files from the root, each once. Those that are not named by a date do not count.
  public init(_ names: some Sequence<String> = [String]()) {
    for name in names where DayFolders.isNamedByDate(name) { insert(name) }
  }

  /// The folders with several files named by dates, or with any where the folder is called like one of daily notes, as a setting spells them, by path, and how many such files each has.
  public var several: [(folder: String, count: Int)] {
    // No setting can spell a folder with a backslash.
    counts.filter {
      ($0.value >= DayFolders.fewest || DayFolders.isCalledSo($0.key)) && !$0.key.utf8.contains(UInt8(ascii: "\\"))
    }
    .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Adds a file that is named by a date, and was not here.
  public mutating func insert(_ name: String) { counts[DayFolders.home(ofDay: name), default: 0] += 1 }

  /// Takes a file out that was added.
  public mutating func remove(_ name: String) {
    let home = DayFolders.home(ofDay: name)
    counts[home] = counts[home].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  /// Whether a file is somebody's note that a setting would make a day: it is named by a date, and says of its kind nothing, not
  /// even `kind: note`.
  ///
  /// - Parameter name: the path from the root.
  public static func hasNote(_ name: String, _ document: Document) -> Bool {
    document.kind == nil && isNamedByDate(name) && document.properties[.kind] == nil
  }

  /// The line of the root's front matter that makes a day of a file that is named by one, besides the folders that it names already.
  ///
  /// - Parameter name: the path from the root.
  public static func setting(adding name: String, to folders: [String]) -> String { setting(folders + [home(ofDay: name)]) }

  /// The day that a file is named by, if its name begins with it.
  ///
  /// - Parameter name: the path from the root.
  static func date(ofDayNamed name: String) -> CivilDate? { isNamedByDate(name) ? FileName.date(of: name) : nil }

  /// The line of the root's front matter that makes days of the dated files of some folders.
  public static func setting(_ folders: [String]) -> String {
    let scalars = folders.map(scalar)
    return "days: " + (scalars.count == 1 ? scalars[0] : "[\(scalars.joined(separator: ", "))]")
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

  /// The folder of a day without those of its year and month: `journal` for `journal/2026/11-November/2026-11-20.md`.
  private static func home(ofDay name: String) -> String {
    var parts = name.split(separator: "/").dropLast()
    while let last = parts.last?.utf8.first, last &- 0x30 < 10 { parts.removeLast() }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
