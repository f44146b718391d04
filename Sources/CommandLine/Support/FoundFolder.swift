import Diagnostics
import Lint
import Outline
import Planner
import Reading
import Vault
import Workspace

/// What lies in a folder that is to become a vault: Markdown files, some of them named by dates.
struct FoundFolder {
  /// How many Markdown files there are.
  let fileCount: Int
  /// The folders with several files named by dates, as paths from the root, and how many such files each has.
  let days: [(folder: String, count: Int)]
  private let path: String

  /// So many files named by dates are daily notes, and not the minutes of a meeting.
  private static let fewest = 3

  /// Looks through a folder, at names only.
  init(at path: String) {
    self.path = path
    let files = FileSystem.isDirectory(path) ? FileWalker(walking: [path]).files : []
    let prefix = FileSystem.path(of: "", in: path).utf8.count
    var counts: [String: Int] = [:]
    for file in files {
      let name = String(Substring(file.path.utf8.dropFirst(prefix)))
      guard FoundFolder.isNamedByDate(name) else { continue }
      counts[FoundFolder.home(ofDay: name), default: 0] += 1
    }
    fileCount = files.count
    days = counts.filter { $0.value >= FoundFolder.fewest }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isNamedByDate(_ name: String) -> Bool {
    FileName.stem(of: name).utf8.first.map { $0 &- 0x30 < 10 } ?? false && FileName.date(of: name) != nil
  }

  /// The folder of a day without those of its year and month: `journal` for `journal/2026/11-November/2026-11-20.md`.
  private static func home(ofDay name: String) -> String {
    var parts = name.split(separator: "/").dropLast()
    while let last = parts.last?.utf8.first, last &- 0x30 < 10 { parts.removeLast() }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The root of a vault with the settings that fit.
  var root: String {
    let folders = days.map { FoundFolder.scalar($0.folder) }
    let setting = folders.isEmpty ? "" : "days: \(folders.count == 1 ? folders[0] : "[\(folders.joined(separator: ", "))]")\n"
    return "---\nkind: vault\n\(setting)---\n\n# My Tidemark\n"
  }

  private static func scalar(_ folder: String) -> String {
    let isPlain = folder.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "/-_".unicodeScalars.contains($0) }
    return isPlain ? folder : "\"\(folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// What is told of the folder when its root has been written: what it holds, and what `lint` finds.
  func report(_ clock: WallClock, jobs: Int) -> String {
    let (found, boxes) = lint(clock, jobs: jobs)
    var lines = [
      "", "\(counted(fileCount, "Markdown file")) \(fileCount == 1 ? "is" : "are") here already, and none was changed:",
    ]
    for (folder, count) in days {
      let place = folder == "." ? "in this folder itself" : "in “\(ControlCharacters.escaping(folder))”"
      lines.append("  \(count) \(place) are named by dates; those that say no kind are days now")
    }
    let rest = fileCount - days.reduce(0) { $0 + $1.count }
    if rest > 0 {
      lines.append("  \(rest) \(rest == 1 ? "is a note until it says" : "are notes until they say") a kind, as “kind: page”")
    }
    if boxes > 0 { lines.append("  \(counted(boxes, "item")) with a box") }
    let foreign = found.count { $0.rule.hasPrefix("foreign-") }
    if foreign > 0 {
      lines.append("  \(counted(foreign, "line")) as other programs write them (“tidemark explain foreign-line”)")
    }
    return (lines + ["", sentence(found)]).joined(separator: "\n") + "\n"
  }

  private func sentence(_ found: [Diagnostic]) -> String {
    let words = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity == .info ? "hint" : severity.rawValue)
    }
    guard !words.isEmpty else { return "“tidemark lint” finds nothing." }
    let safe = found.count { $0.fixes.contains { $0.isSafe } }
    return "“tidemark lint” finds \(words.joined(separator: ", "))"
      + (safe > 0 ? "; “tidemark lint --fix” mends up to \(safe) of them." : ".")
  }

  /// What is found in all files, and how many items with a box they have.
  private func lint(_ clock: WallClock, jobs: Int) -> (found: [Diagnostic], boxes: Int) {
    let files = FileSet([path])
    let linter = FileLinter(only: nil, allowed: [], clock: clock, paths: files.filePaths, source: files.source)
    var checked: [VaultLinter.Checked] = []
    var boxes = 0
    _ = files.forEach(Listener { _ in }, jobs: jobs) { file in
      let document = linter.homes.document(of: file)
      let boxes = document.items.count { $0.headline.box != nil }
      return (boxes, VaultLinter.check(file, document, with: linter))
    } take: { (_, made: (Int, VaultLinter.Checked)) in
      boxes += made.0
      checked.append(made.1)
      return .tidemark
    }
    _ = VaultLinter(linter: linter, jobs: jobs).finish(&checked, walker: files.walker) { _ in }
    return (checked.flatMap(\.findings), boxes)
  }
}
