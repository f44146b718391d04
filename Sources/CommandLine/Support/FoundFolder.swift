import Diagnostics
import Lint
import Outline
import Planner
import Vault
import Workspace

/// What lies in a folder that is to become a vault: Markdown files, some of them named by dates.
struct FoundFolder {
  /// How many Markdown files there are.
  let fileCount: Int
  /// The folders with several files named by dates, as paths from the root, and how many such files each has.
  let days: [(folder: String, count: Int)]
  private let path: String

  /// Looks through a folder, at names only.
  init(at path: String) {
    self.path = path
    let files = FileSystem.isDirectory(path) ? FileWalker(walking: [path]).files : []
    let prefix = FileSystem.path(of: "", in: path).utf8.count
    fileCount = files.count
    days = DayFolders(files.lazy.map { String(Substring($0.path.utf8.dropFirst(prefix))) }).several
  }

  /// The root of a vault with the settings that fit.
  var root: String {
    let setting = days.isEmpty ? "" : DayFolders.setting(days.map(\.folder)) + "\n"
    return "---\nkind: vault\n\(setting)---\n\n# My Tidemark\n"
  }

  /// What is told of the folder when its root has been written: what it holds, and what `lint` finds.
  func report(_ clock: WallClock, jobs: Int) -> String {
    let (found, boxes, notes) = lint(clock, jobs: jobs)
    var lines = [
      "", "\(counted(fileCount, "Markdown file")) \(fileCount == 1 ? "is" : "are") here already, and none was changed:",
    ]
    for (folder, count) in days {
      let place = folder == "." ? "in this folder itself" : "in “\(ControlCharacters.escaping(folder))”"
      lines.append("  \(count) \(place) are named by dates; those that say no kind are days now")
    }
    if notes > 0 {
      lines.append("  \(notes) \(notes == 1 ? "is a note until it says" : "are notes until they say") a kind, as “kind: page”")
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

  /// What is found in all files, how many items with a box they have, and how many of them are of no kind.
  private func lint(_ clock: WallClock, jobs: Int) -> (found: [Diagnostic], boxes: Int, notes: Int) {
    let files = FileSet([path])
    let linter = FileLinter(only: nil, allowed: [], clock: clock, paths: files.filePaths, source: files.source)
    var checked: [VaultLinter.Checked] = []
    var (boxes, notes) = (0, 0)
    _ = files.forEach(Listener { _ in }, jobs: jobs) { file in
      let document = linter.homes.document(of: file)
      let boxes = document.items.count { $0.headline.box != nil }
      return (boxes, document.kind == nil && document.properties[.kind] == nil, VaultLinter.check(file, document, with: linter))
    } take: { (_, made: (Int, Bool, VaultLinter.Checked)) in
      boxes += made.0
      notes += made.1 ? 1 : 0
      checked.append(made.2)
      return .tidemark
    }
    _ = VaultLinter(linter: linter, jobs: jobs).finish(&checked, walker: files.walker) { _ in }
    return (checked.flatMap(\.findings), boxes, notes)
  }
}
