import Chronology
import Diagnostics
import Outline
import Planner
import SourceText
import TestLaws
import TestSupport
import Vault

@testable import Workspace

/// A random vault that is open, the same files by themselves, and random changes of both.
struct OpenVaultScene {
  private var random: SplitMix64
  /// What is on the disk; of `files` the rest is held in memory.
  private let disk: MemorySource
  private(set) var files: [String: [UInt8]]
  private(set) var vault: OpenVault
  private(set) var clock = WallClock(Moment(CivilDate("2026-11-20")!, TimeOfDay("02:00")!))

  init(seed: UInt64) {
    random = SplitMix64(seed: seed ^ 0x0BE7)
    files = [:]
    if random.chance(40) {
      var awkward = AwkwardVault(seed: seed)
      for file in awkward.files() { files[file.path] = file.bytes }
    }
    for name in Self.names where random.chance(60) { files[name] = Array(Self.text(name, &random).utf8) }
    if random.chance(95) { files[VaultRoot.fileName] = Array(Self.text(VaultRoot.fileName, &random).utf8) }
    disk = MemorySource(files)
    vault = OpenVault(at: MemorySource.root, clock: clock, source: disk, jobs: 1)
  }

  /// What is found in each file of the vault when all are linted anew.
  var expected: [String: [Diagnostic]] {
    let source = MemorySource(files, areNamed: true)
    let names = files.keys.filter { name in
      FileWalker.isMarkdown(name)
        && !FileWalker.leavesOut(name, below: MemorySource.root) { source.exists($0 + "/tidemark.md") }
    }
    let own = linted(names.sorted(), source).filter { $0.vault == MemorySource.root }
    return Dictionary(uniqueKeysWithValues: own.map { ($0.path, $0.findings) })
  }

  /// What is found in a file of the vault when no other is named.
  func found(inFileAlone name: String) -> [Diagnostic] { linted([name], MemorySource(files)).flatMap(\.findings) }

  private func linted(_ names: [String], _ source: MemorySource) -> [VaultLinter.Checked] {
    let linter = FileLinter(clock: clock, source: source)
    var checked = names.map { name in
      let place = "\(MemorySource.root)/\(name)"
      let file = FileSet.File(path: name, isExplicit: true, source: SourceText(files[name] ?? []), place: place)
      return VaultLinter.check(file, linter.homes.document(of: file), with: linter, keepsTexts: false)
    }
    _ = VaultLinter(linter: linter, jobs: 1).finish(&checked, walker: FileWalker(walking: [])) { _ in }
    return checked
  }

  // MARK: Changes

  /// Makes a change.
  ///
  /// - Returns: what it is, and which files the vault tells of.
  mutating func change() -> (what: String, told: Set<String>) {
    let known = files.keys.sorted()
    let name = known.isEmpty || random.chance(10) ? random.pick(Self.names) : random.pick(known)
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      clock = WallClock(Moment(CivilDate("2026-11-20")!.adding(days: random.pick([-1, 0, 1])), TimeOfDay("04:00")!))
      return ("another moment", vault.setClock(clock))
    case 1...2:
      (files[name], disk.files[name]) = (nil, nil)
      return ("\(name) removed", vault.reread(name))
    case 3...4: return put(Self.text(name, &random), in: name, "written anew")
    case 5: return put(Self.text(VaultRoot.fileName, &random), in: VaultRoot.fileName, "written anew")
    default:
      var lines = String(decoding: files[name] ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let what = edit(&lines, name)
      return put(lines.joined(separator: "\n"), in: name, what)
    }
  }

  private mutating func put(_ text: String, in name: String, _ what: String) -> (String, Set<String>) {
    files[name] = Array(text.utf8)
    guard random.chance(30) else { return ("\(name): \(what)", vault.replace(name, with: Array(text.utf8))) }
    disk.files[name] = Array(text.utf8)
    return ("\(name) on the disk: \(what)", vault.reread(name))
  }

  private mutating func edit(_ lines: inout [Substring], _ name: String) -> String {
    guard let place = lines.indices.randomElement(using: &random) else { return "nothing" }
    let kind = random.pick(DocumentKind.allCases)
    switch Int.random(in: 0..<12, using: &random) {
    case 0 where Self.notes.contains(name): lines.insert("---\nkind: note\n---", at: 0)
    case 0: lines.remove(at: place)
    case 1...3: lines[place] = Substring(Self.line(kind, &random))
    case 4: lines.insert(lines[place], at: place)
    case 5: lines[0] = "--"
    case 6...7: lines[lines.firstIndex { $0.hasPrefix("# ") } ?? place] = "# " + random.pick(Self.titles + Self.days)
    case 8: lines[lines.firstIndex { $0.hasPrefix("kind:") } ?? place] = "kind: \(kind)"
    case 9: lines[lines.firstIndex { $0.hasPrefix("kind:") } ?? place] = "kind: \(kind)\n" + random.pick(Self.settings)
    default: lines.insert(Substring(Self.line(Self.kind(of: name), &random)), at: max(place, min(lines.count, 5)))
    }
    return lines.joined(separator: "⏎")
  }

  // MARK: Texts

  private static let names =
    [
      "days/2026-11-19.md", "days/2026-11-20.md", "days/2026-11-21.md", "days/friday.md", "projects/thesis.md",
      "projects/these.md",
      "projects/garden.md", "pages/garden.md", "pages/tide.md", "ritual.md", "activities.md", "stacks.md", "life.md", "note.md",
      "inner/page.md", "inner/tidemark.md", "templates/day.md", ".hidden/page.md", "img/tide.png",
    ] + notes
  private static let notes = [
    "journal/2026-11-19.md", "journal/2026/2026-11-18.md", "journal/2026-11-17 Tuesday.md", "journal/2026/11/2026-11-16.md",
  ]
  private static let titles = ["Thesis", "thesis.", "These", "Garden", "Gardens", "Tide"]
  private static let days = ["2026-11-19", "2026-11-20 Friday", "2026-11-21", "2026-11-22"]
  private static let tasks = ["Draft", "Drafts", "Read", "Read ^a", "Read ^b", "Print"]
  private static let settings = [
    "midnight: 03:00", "allow: missing-task", "allow: unknown-project, idle-habit", "week-starts: Sunday", "day-ends: 09:00",
    "category: Tide", "category: Heath", "start: 2026-11-20", "days: days", "days: journal", "pages: journal/2026", "pages: .",
    "projects: [work, inner]",
  ]

  private static func kind(of name: String) -> DocumentKind {
    if name.hasSuffix(VaultRoot.fileName) { return .vault }
    let kinds: [(String, DocumentKind)] = [
      ("days/", .day), ("projects/", .project), ("ritual", .ritual), ("activities", .activities), ("stacks", .stacks),
      ("life", .life),
    ]
    return kinds.first { name.hasPrefix($0.0) }?.1 ?? .page
  }

  private static func text(_ name: String, _ random: inout SplitMix64) -> String {
    let kind = kind(of: name)
    if name == "note.md" || notes.contains(name) && random.chance(80) { return "# Note\n\n\(line(.page, &random))\n" }
    let title = kind == .day && random.chance(80) ? random.pick(days) : random.pick(titles)
    let settings = random.chance(30) ? random.pick(settings) + "\n" : ""
    let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in line(kind, &random) + "\n" }.joined()
    return "---\nkind: \(kind)\n\(settings)---\n\n# \(title)\n\n" + lines
  }

  private static func line(_ kind: DocumentKind, _ random: inout SplitMix64) -> String {
    let box = random.pick(["[ ]", "[x]", "[-]"])
    let task = random.pick(tasks)
    let title = random.pick(titles)
    switch kind {
    case .project: return "- \(box) \(task)" + random.pick(["", "", " (done: 2026-11-19)", " (every: day)"])
    case .day where random.chance(25): return "- 22:00 - 02:00 \(task)"
    case .day, .stacks: return "- \(box) \(task) (project: \(title))"
    case .vault:
      return random.pick([
        "## Pages\n\n- [[\(title)]]", "## Projects\n\n- [\(title)](projects/\(title.lowercased()).md)", "- [[\(title)]]",
        "## Categories\n\n- Tide", "## Routine\n\n- 08:00 Plan\n  - [ ] \(task) (project: \(title))", "- Health",
      ])
    case .activities: return "- \(task) (category: \(title))"
    case .ritual: return "## Arc 1 (2026-11-01 - 2026-11-28)\n\n- \(task)\n  - 2026-11-20"
    case .life, .page:
      return random.pick([
        "![a](../img/tide.png)", "![a](img/tide.png)", "![a](../pages/tide.md)", "- \(box) \(task) (project: \(title))",
        "words",
      ])
    }
  }
}
