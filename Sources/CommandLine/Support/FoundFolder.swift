import Diagnostics
import Languages
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
  func root(titled title: String) -> String {
    let setting = days.isEmpty ? "" : DayFolders.setting(days.map(\.folder)) + "\n"
    return "---\nkind: vault\n\(setting)---\n\n# \(title)\n"
  }

  /// What is told of the folder when its root has been written: what it holds, and what `lint` finds.
  func report(_ clock: WallClock, jobs: Int, in language: Language) -> String {
    let (found, boxes, notes) = lint(clock, jobs: jobs)
    var parts: [FoundFolderMessage] = []
    for (folder, count) in days {
      parts.append(.dated(count, folder: folder == "." ? nil : ControlCharacters.escaping(folder)))
    }
    if notes > 0 { parts.append(.notes(notes)) }
    if boxes > 0 { parts.append(.boxes(boxes)) }
    let foreign = found.count { $0.rule.hasPrefix("foreign-") }
    if foreign > 0 { parts.append(.foreignLines(foreign)) }
    let lines =
      ["", language.say(FoundFolderMessage.files(fileCount))] + parts.map { "  " + language.say($0) }
      + ["", language.say(Self.sum(of: found))]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sum(of found: [Diagnostic]) -> FoundFolderMessage {
    let counts = Severity.allCases.reversed().compactMap { severity -> LintReportMessage.FindingCount? in
      let count = found.count { $0.severity == severity }
      return count == 0 ? nil : LintReportMessage.FindingCount(severity: severity, count: count)
    }
    return counts.isEmpty ? .findsNothing : .finds(counts, mended: found.count { $0.fixes.contains { $0.isSafe } })
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
      let isNote = document.kind == nil && document.properties[.kind] == nil
      let checked = VaultLinter.check(file, document, with: linter, keepsTexts: false)
      file.forgetText()
      return (boxes, isNote, checked)
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

/// What is told of a folder that has become a vault.
enum FoundFolderMessage: Message {
  /// How many Markdown files it had.
  case files(Int)
  /// How many of them are named by dates in a folder; nil is the folder itself.
  case dated(Int, folder: String?)
  case notes(Int)
  case boxes(Int)
  case foreignLines(Int)
  case findsNothing
  /// How many findings there are of each severity, the gravest first, and how many of them are mended at most.
  case finds([LintReportMessage.FindingCount], mended: Int)
}
