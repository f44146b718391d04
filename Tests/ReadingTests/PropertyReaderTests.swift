import Outline
import Planner
import Reading
import SourceText
import TestLaws
import Testing

/// The settings of a vault and the properties of the other kinds: each right and wrong value.
@Suite struct PropertyReaderTests {
  /// What is read of some properties as `name=value`; those that are kept and not read after a `~`, an error as a `!`.
  private func read(_ kind: DocumentKind, _ lines: String) -> String {
    let text = "---\nkind: \(kind.rawValue)\n\(lines)\n---\n"
    expectLaws(text)
    let reading = PlanReading(of: Document(reading: SourceText(text)), fileName: "x")
    let plan = reading.plan
    var parts: [String?] = []
    if let vault = plan.vault {
      parts += [vault.clock.map { "clock=\($0.rawValue)" }, vault.weekStarts.map { "week=\($0.name)" }]
      parts += [vault.dayStarts.map { "starts=\($0)" }, vault.dayEnds.map { "ends=\($0)" }]
      parts += [vault.defaultBlock.map { "block=\($0)" }, vault.midnight.map { "midnight=\($0)" }]
      parts += vault.reminders.map(\.text) + vault.insights.map(\.rawValue)
    }
    parts += [plan.project?.color?.rawValue, plan.page?.theme?.rawValue, plan.icon?.text] + plan.tags.map { "#" + $0 }
    parts += plan.otherProperties.map { "~" + $0.name } + reading.problems.map { "!" + words(of: $0, in: text) }
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func words(of problem: ReadingProblem, in text: String) -> String {
    String(decoding: Array(text.utf8)[problem.range], as: UTF8.self)
  }

  static let settings: [(String, String)] = [
    ("clock: 12h", "clock=12h"), ("clock: 24H", "clock=24h"), ("clock: 24", "~clock !24"), ("clock:", "~clock !clock"),
    ("clock: [12h]", "~clock ![12h]"), ("clock: {a: b}", "~clock"),
    ("week-starts: Sun", "week=sun"), ("week-starts: monday", "week=mon"), ("week-starts: weekend", "~week-starts !weekend"),
    ("week-starts: 1", "~week-starts !1"),
    ("day-starts: 06:00", "starts=06:00"), ("day-starts: \"6am\"", "starts=06:00"), ("day-starts: 24:00", "~day-starts !24:00"),
    ("day-starts: 6", "~day-starts !6"), ("day-ends: 22:30", "ends=22:30"), ("day-ends: 24:00", "ends=24:00"),
    ("day-ends: 25:00", "~day-ends !25:00"), ("day-ends: 00:00", "~day-ends !00:00"),
    ("day-ends: 06:00\nday-starts: 20:00", "starts=20:00 ~day-ends !06:00"),
    ("day-starts: 08:00\nday-ends: 08:00", "starts=08:00 ~day-ends !08:00"),
    ("day-starts: x\nday-ends: 01:00", "ends=01:00 ~day-starts !x"),
    ("default-block: 5m", "block=5"), ("default-block: 1.5h", "block=90"), ("default-block: 24 hours", "block=1440"),
    ("default-block: 4m", "~default-block !4m"), ("default-block: 1441m", "~default-block !1441m"),
    ("default-block: 1 day", "~default-block !1 day"), ("default-block: 60", "~default-block !60"),
    ("midnight: 00:00", "midnight=00:00"), ("midnight: 11:59", "midnight=11:59"), ("midnight: 12:00", "~midnight !12:00"),
    ("midnight: late", "~midnight !late"),
    ("reminders: [Morning 6:30, evening 8pm]", "morning 06:30 evening 20:00"),
    ("reminders: midday 12:30, morning 07:00", "midday 12:30 morning 07:00"),
    ("reminders: [morning 07:00, morning 08:00]", "morning 07:00 morning 08:00"), ("reminders:", ""), ("reminders: []", ""),
    ("reminders: [morning]", "~reminders ![morning]"), ("reminders: night 23:00", "~reminders !night 23:00"),
    ("reminders: [evening 18:00, morning 25:00]", "~reminders ![evening 18:00, morning 25:00]"),
    ("reminders: {a: b}", "~reminders"),
    ("insights: [streak, Habits-Today]", "streak habits-today"), ("insights: best-ritual", "best-ritual"),
    ("insights: [streak, streaks]", "~insights ![streak, streaks]"),
    ("color: red\ntheme: bold\nborn: 1984-05-02\nmood: low", "~color ~theme ~born ~mood"),
    ("icon: 🌊\ntags: [life, '#sea']\nclock: 12h", "clock=12h 🌊 #life #sea"),
    ("clock: 12h\nclock: 24h", "clock=12h"),
  ]

  @Test(arguments: settings)
  func settingOfAVault(_ lines: String, _ expected: String) {
    #expect(read(.vault, lines) == expected)
  }

  static let others: [(DocumentKind, String, String)] = [
    (.project, "color: Blue", "blue"), (.project, "color: grey", "gray"), (.project, "color: navy", "~color !navy"),
    (.project, "color:", "~color !color"), (.project, "color: [red]", "~color ![red]"), (.project, "icon: book", "book"),
    (.project, "icon: two words", "~icon !two words"), (.project, "theme: bold\nclock: 12h", "~theme ~clock"),
    (.day, "color: red\ntags: a, b", "#a #b ~color"), (.stacks, "color: red\nicon: 📚", "📚 ~color"),
    (.page, "theme: Bold", "bold"),
    (.page, "color: red", "~color"),
  ]

  @Test(arguments: others)
  func propertyOfAnotherKind(_ kind: DocumentKind, _ lines: String, _ expected: String) {
    #expect(read(kind, lines) == expected)
  }
}
