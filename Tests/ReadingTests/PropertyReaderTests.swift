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
      parts += vault.folders.days.map { "days=" + $0 } + vault.folders.pages.map { "pages=" + $0 }
      parts += vault.folders.projects.map { "projects=" + $0 } + vault.folders.rituals.map { "rituals=" + $0 }
    }
    if let ritual = plan.ritual {
      parts += [ritual.category.map { "category=\($0)" }, ritual.time.map { "time=\($0.rawValue)" }]
      parts += [ritual.theme.map { "theme=\($0)" }, ritual.duration.map { "duration=\($0)" }]
      parts.append(ritual.finished.map { "finished=\($0)" })
    }
    if let life = plan.life {
      parts += [life.born.map { "born=\($0)" }, life.expectancy.map { "expectancy=\($0)" }]
      parts += [life.notify.map { "notify=\($0.text)" }, life.view.map { "view=\($0.rawValue)" }]
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
    ("days: journal", "days=journal"), ("days: ./notes//days/", "days=notes/days"), ("pages: .", "pages=."),
    ("pages: ./", "pages=."),
    ("days: [a, b/c]\nprojects: d, e", "days=a days=b/c projects=d projects=e"), ("rituals: '#1'", "rituals=#1"),
    ("days: /home/me", "~days !/home/me"), ("days: ../other", "~days !../other"), ("days: a/../b", "~days !a/../b"),
    ("days: a\npages: a/", "days=a ~pages !a/"), ("days: [a, a]", "~days ![a, a]"), ("days:", ""), ("days: []", ""),
  ]

  @Test(arguments: settings)
  func settingOfAVault(_ lines: String, _ expected: String) {
    #expect(read(.vault, lines) == expected)
  }

  static let rituals: [(String, String)] = [
    ("category: Health", "category=Health"), ("category: \"#a *b*\"", "category=#a *b*"), ("category:", "~category !category"),
    ("category: [a]", "~category ![a]"), ("category: {a: b}", "~category"),
    ("time: Morning", "time=morning"), ("time: anytime", "time=anytime"), ("time: noon", "~time !noon"),
    ("time: 07:00", "~time !07:00"),
    ("theme: ocean", "theme=ocean"), ("theme: bold", "theme=bold"), ("theme: a b", "theme=a b"), ("theme:", "~theme !theme"),
    ("duration: 28 days", "duration=28"), ("duration: 4 weeks", "duration=28"), ("duration: 7d", "duration=7"),
    ("duration: 365 days", "duration=365"), ("duration: 6 days", "~duration !6 days"),
    ("duration: 53 weeks", "~duration !53 weeks"),
    ("duration: 28", "~duration !28"), ("duration: 24h", "~duration !24h"), ("duration: 1 month", "~duration !1 month"),
    ("finished: 2026-12-31", "finished=2026-12-31"), ("finished: 2026-02-30", "~finished !2026-02-30"),
    ("finished: yes", "~finished !yes"), ("finished: 31.12.2026", "~finished !31.12.2026"),
    ("born: 1990-06-14\nclock: 12h\nicon: 💧\ntags: a", "💧 #a ~born ~clock"),
    ("time: night\ntime: midday", "time=night"),
  ]

  @Test(arguments: rituals)
  func propertyOfARitual(_ lines: String, _ expected: String) {
    #expect(read(.ritual, lines) == expected)
  }

  static let lives: [(String, String)] = [
    ("born: 1990-06-14", "born=1990-06-14"), ("born: \"1990-06-14\"", "born=1990-06-14"),
    ("born: 1990-02-30", "~born !1990-02-30"),
    ("born: 14.6.1990", "~born !14.6.1990"), ("born:", "~born !born"), ("born: [1990-06-14]", "~born ![1990-06-14]"),
    ("expectancy: 80", "expectancy=80"), ("expectancy: 1", "expectancy=1"), ("expectancy: 130", "expectancy=130"),
    ("expectancy: 0", "~expectancy !0"), ("expectancy: 131", "~expectancy !131"), ("expectancy: 80.5", "~expectancy !80.5"),
    ("expectancy: 80 years", "~expectancy !80 years"), ("expectancy: -5", "~expectancy !-5"),
    ("notify: off", "notify=off"), ("notify: OFF", "notify=off"), ("notify: 8am", "notify=08:00"),
    ("notify: \"20:30\"", "notify=20:30"), ("notify: no", "~notify !no"), ("notify: 25:00", "~notify !25:00"),
    ("view: color", "view=color"), ("view: Mono", "view=mono"), ("view: monochrome", "~view !monochrome"),
    ("time: morning\ntheme: bold\nallow: far-mark", "~time ~theme"),
  ]

  @Test(arguments: lives)
  func propertyOfALife(_ lines: String, _ expected: String) {
    #expect(read(.life, lines) == expected)
  }

  static let others: [(DocumentKind, String, String)] = [
    (.project, "color: Blue", "blue"), (.project, "color: grey", "gray"), (.project, "color: navy", "~color !navy"),
    (.project, "color:", "~color !color"), (.project, "color: [red]", "~color ![red]"), (.project, "icon: book", "book"),
    (.project, "icon: two words", "~icon !two words"), (.project, "theme: bold\nclock: 12h", "~theme ~clock"),
    (.day, "color: red\ntags: a, b", "#a #b ~color"), (.stacks, "color: red\nicon: 📚", "📚 ~color"),
    (.page, "theme: Bold", "bold"), (.page, "theme: bold\n  - a", "~theme !- a"), (.page, "theme: 'bold'", "bold"),
    (.page, "tags: a\n  - b\nallow: [x]", "~tags !- b"), (.page, "tags: [a,\n  b]", "#a #b"),
    (.page, "tags:\n  - #a\n  - b", "#b"), (.page, "tags: ['', b]\nallow: ['']", "#b"),
    (.page, "tags:\n  - a\n    - b", "~tags !- b"), (.ritual, "category: Health\n  and more", "~category !and more"),
    (.vault, "clock: 12h\n  - a\nmidnight: 01:00", "midnight=01:00 ~clock !- a"),
    (.vault, "reminders: morning 07:00\n  - evening 18:00", "~reminders !- evening 18:00"),
    (.page, "mood: a\n  - b", "~mood"),
    (.page, "color: red", "~color"), (.page, "time: morning\nborn: 1990-06-14", "~time ~born"),
    (.activities, "icon: 🎾\ncategory: Hobby\ntags: [a]", "🎾 #a ~category"),
  ]

  @Test(arguments: others)
  func propertyOfAnotherKind(_ kind: DocumentKind, _ lines: String, _ expected: String) {
    #expect(read(kind, lines) == expected)
  }
}
