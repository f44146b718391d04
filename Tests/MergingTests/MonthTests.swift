import Chronology
import Foundation
import TestSupport
import Testing

/// Two clones of the example vault, edited by the program every day and brought together every evening.
///
/// What both do is done so that nobody could say that it contradicts: they count, log, tick, add and move. So not one conflict
/// may come of it. A run for every change takes five days; with `TIDEMARK_CASES` it takes the thirty of a month.
@Suite struct MonthTests {
  @Test func notOneConflict() throws {
    let scene = try GitScene()
    let examples = ProjectFiles.paths(below: "Examples", endingIn: ".md").filter {
      !$0.contains("careless") && !$0.contains("README")
    }
    var files: [String: String] = [:]
    for path in examples { files[String(path.dropFirst("Examples/".count))] = try ProjectFiles.text(path) }
    try scene.begin(files, in: "seed")
    try scene.git("clone", "--quiet", "--bare", "seed", "hub.git", in: "")
    try scene.clone("hub.git", to: "phone")
    try scene.clone("hub.git", to: "laptop")
    var month = Month(scene: scene)
    for day in 0..<(randomCases(0) > 0 ? 30 : 3) { try month.live(day) }
    for fault in try month.faults() { Issue.record("\(fault)") }
    if randomCases(0) > 0 {
      print(
        "month: \(month.days) days, \(month.deeds) commands, \(month.merges) merges of files by both, \(month.conflicts) conflicts"
      )
    }
    if randomCases(0) > 0 { print(month.refusals.joined(separator: "\n")) }
    #expect(month.conflicts == 0)
    #expect(month.deeds > month.days * 6)
  }
}

/// The days of two people, or of one with two devices.
private struct Month {
  let scene: GitScene
  private(set) var days = 0
  private(set) var deeds = 0
  private(set) var merges = 0
  private(set) var conflicts = 0
  private var random = SplitMix64(seed: 7)
  /// What the counters must come to.
  private var laps = 12
  private var headaches = 4
  /// What each device added since the last evening.
  private var counted: [String: Int] = [:]
  private var tallied: [String: Int] = [:]
  /// Lines of which each must stand in the vault once.
  private var added: [String] = []
  /// The days on which a thing was done.
  private var logged: [String: Set<String>] = [:]

  init(scene: GitScene) { self.scene = scene }

  private static let streaks = ["Meditate", "Drink something that is not coffee", "Phone stays in the hall"]
  private static let activities = ["Swim in the estuary"]
  private static let sections = ["Counting", "Bests", "Streaks"]

  mutating func live(_ offset: Int) throws {
    days += 1
    let date = CivilDate("2026-11-20")!.adding(days: offset)
    for device in ["phone", "laptop"] {
      for _ in 0..<Int.random(in: 4...7, using: &random) { try act(on: date, device) }
      try scene.git("add", "--all", in: device)
      _ = try scene.run("git", ["commit", "--quiet", "--message", "\(date)"], in: device)
    }
    laps += Month.sum(counted)
    headaches += Month.sum(tallied)
    (counted, tallied) = ([:], [:])
    try sync("phone")
    try sync("laptop")
    try sync("phone")
    let (own, other) = (
      try scene.git("rev-parse", "HEAD^{tree}", in: "phone"), try scene.git("rev-parse", "HEAD^{tree}", in: "laptop")
    )
    if own != other { Issue.record("\(date): the devices differ") }
  }

  /// What two devices added. The same number on both is one change, as a merge sees it.
  private static func sum(_ added: [String: Int]) -> Int {
    let (own, other) = (added["phone"] ?? 0, added["laptop"] ?? 0)
    return own == other ? own : own + other
  }

  private mutating func sync(_ device: String) throws {
    let before = try scene.git("rev-parse", "HEAD", in: device)
    let output = try scene.run("git", ["pull", "--quiet", "--no-rebase", "--no-edit"], in: device)
    if output.status != 0 {
      conflicts += 1
      Issue.record("\(output.text)\n\(try scene.git("diff", in: device))")
      try scene.git("checkout", "--theirs", ".", in: device)
      try scene.commit("conflict", in: device)
    }
    let parents = try scene.git("rev-list", "--parents", "--max-count=1", "HEAD", in: device).split(separator: " ")
    if parents.count == 3, try scene.git("rev-parse", "HEAD", in: device) != before {
      let pair = [parents[1], parents[2]].map(String.init)
      let base = try scene.git("merge-base", pair[0], pair[1].trimmingCharacters(in: .newlines), in: device)
      let sides = try pair.map { parent in
        let names = try scene.git(
          "diff",
          "--name-only",
          base.trimmingCharacters(in: .newlines),
          parent.trimmingCharacters(in: .newlines),
          in: device
        )
        return Set(names.split(separator: "\n"))
      }
      merges += sides[0].intersection(sides[1]).count
    }
    try scene.git("push", "--quiet", in: device)
  }

  // MARK: Deeds

  private mutating func act(on date: CivilDate, _ device: String) throws {
    let words = "\(device) \(deeds)"
    var arguments: [String]
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      arguments = ["count", "Laps of the lake", "+1"]
    case 2: arguments = ["tally", "Headaches this month"]
    case 3, 4:
      let name = random.pick(Month.streaks)
      arguments = ["done", name]
    case 5: arguments = ["activity", "add", "Hobby \(words)"]
    case 6: arguments = ["add", "Note \(words)", "--page", "Health", "--section", random.pick(Month.sections)]
    case 7: arguments = ["task", "add", "Task \(words)", "--project", random.pick(["One Window", "Museum trip"])]
    case 8: arguments = ["block", "add", "Block \(words)", "--at", time(device), "--for", "10m", "--day", "\(date)"]
    case 9: arguments = ["done", random.pick(Month.activities)]
    case 10: arguments = ["done", random.pick(["Count the words", "Vitamin D"])]
    case 11: arguments = ["best", "Press-ups", "\(24 + days)"]
    case 12: arguments = ["reorder", random.pick(["Laps of the lake", "Run", "Weigh in"]), random.pick(["--up", "--down"])]
    case 13:
      guard let name = added.filter({ $0.hasPrefix("Note \(device)") }).randomElement(using: &random) else { return }
      arguments = ["set-aside", name]
    case 14: arguments = ["skip", "Meditate"]
    case 15:
      guard let name = added.filter({ $0.hasPrefix("Note \(device)") }).randomElement(using: &random) else { return }
      arguments = ["rename", name, name + " again"]
    case 16:
      guard let name = added.filter({ $0.hasPrefix("Task \(device)") }).randomElement(using: &random) else { return }
      arguments = ["set", name, "due", "\(date.adding(days: 3))"]
    case 17:
      guard let index = added.indices.filter({ added[$0].hasPrefix("Task \(device)") }).randomElement(using: &random) else {
        return
      }
      // It stands in a day then, too.
      arguments = ["schedule", added.remove(at: index), "--at", time(device), "--for", "10m", "--day", "\(date)"]
    case 18 where device == "phone" && days % 7 == 1: arguments = ["mark", "A week with \(words)"]
    default:
      guard let name = added.filter({ $0.hasPrefix("Task \(device)") }).randomElement(using: &random) else { return }
      arguments = ["done", name]
    }
    arguments += ["--today", "\(date)", "--vault", "."]
    let output = try scene.run(GitScene.program, arguments, in: device)
    guard output.status == 0 else {
      refusals.append("\(arguments.joined(separator: " ")): \(output.text)")
      return
    }
    deeds += 1
    switch arguments[0] {
    case "count": counted[device, default: 0] += 1
    case "tally": tallied[device, default: 0] += 1
    case "done" where Month.streaks.contains(arguments[1]) || Month.activities.contains(arguments[1]):
      logged[arguments[1], default: []].insert("\(date)")
    case "add", "activity", "task", "block":
      added.append(arguments[0] == "add" ? arguments[1] : arguments[2])
    default: break
    }
  }

  private(set) var refusals: [String] = []

  /// A time at which the other device puts nothing.
  private mutating func time(_ device: String) -> String {
    let minutes = Int.random(in: 6...21, using: &random) * 60 + (device == "phone" ? 0 : 30)
    return TimeOfDay(minutes: minutes)?.description ?? "06:00"
  }

  // MARK: What must be there

  func faults() throws -> [String] {
    var faults: [String] = []
    let health = try scene.text("pages/health.md", in: "phone")
    if !health.contains("- Laps of the lake: \(laps) (count: up)") { faults.append("the laps are not \(laps)\n\(health)") }
    let strokes = health.split(separator: "\n").first { $0.hasPrefix("- Headaches this month:") }?.count { $0 == "|" }
    if strokes != headaches { faults.append("the strokes are \(strokes ?? 0), not \(headaches)") }
    let paths = try scene.git("ls-files", in: "phone").split(separator: "\n").filter {
      $0.hasSuffix(".md") && !$0.hasPrefix(".trash")
    }
    let lines = try paths.flatMap { try scene.text(String($0), in: "phone").split(separator: "\n").map(String.init) }
    for name in added {
      let count = lines.count { line in
        line.ranges(of: name).contains { range in line[range.upperBound...].first?.isNumber != true }
      }
      if count != 1 { faults.append("“\(name)” stands there \(count) times") }
    }
    for (name, days) in logged {
      let start = lines.firstIndex { $0.hasPrefix("- ") && $0.contains(name) } ?? 0
      let log = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
      for day in days.sorted() {
        let count = log.count { $0.contains("- \(day)") }
        if count != 1 { faults.append("“\(name)” was done on \(day), which stands there \(count) times") }
      }
    }
    return faults
  }
}
