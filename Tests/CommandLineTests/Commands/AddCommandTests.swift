import TestSupport
import Testing

@testable import CommandLine

/// What is noted down, on Friday 2026-11-20 at 10:15.
@Suite struct AddCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write("projects/house.md", "---\nkind: project\n---\n\n# House\n\n- [ ] Paint\n")
    try folder.write("pages/health.md", "---\nkind: page\n---\n\n# Health\n\n## Daily\n\n- Water: 3/8 glasses\n")
  }

  private func add(_ words: String, _ options: String = "") -> CommandRun {
    let now = ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"]
    return folder.run(["add", words] + options.split(separator: " ").map(String.init) + now)
  }

  private static let read = "; --literal leaves it in the words\n"

  static let days: [(words: String, options: String, file: String, line: String, read: String?)] = [
    ("Buy bread", "", "days/2026-11-20.md", "- [ ] Buy bread", nil),
    ("[ ] Buy bread", "", "days/2026-11-20.md", "- [ ] Buy bread", nil),
    ("Buy bread", "--on tue", "days/2026-11-24.md", "- [ ] Buy bread", nil),
    ("Buy bread tomorrow", "", "days/2026-11-21.md", "- [ ] Buy bread", "“tomorrow” as Sat 21 Nov 2026"),
    ("Buy bread tomorrow", "--literal", "days/2026-11-20.md", "- [ ] Buy bread tomorrow", nil),
    ("Buy bread tomorrow", "--on tue", "days/2026-11-24.md", "- [ ] Buy bread tomorrow", nil),
    (
      "Call Mum tomorrow 17:00", "", "days/2026-11-21.md", "- [ ] 17:00 - 18:00 Call Mum",
      "“tomorrow 17:00” as Sat 21 Nov 2026, 17:00"
    ),
    ("Call Mum at 5pm", "", "days/2026-11-20.md", "- [ ] 17:00 - 18:00 Call Mum", "“at 5pm” as 17:00"),
    ("Call Mum", "--at 5pm", "days/2026-11-20.md", "- [ ] 17:00 - 18:00 Call Mum", nil),
    ("Pay rent dec 1", "--project hous", "projects/house.md", "- [ ] Pay rent (due: 2026-12-01)", "“dec 1” as Tue 1 Dec 2026"),
    ("Pay rent", "-p house", "projects/house.md", "- [ ] Pay rent", nil),
    ("Pay rent", "-p house --on fri", "projects/house.md", "- [ ] Pay rent (due: 2026-11-27)", nil),
    (
      "Pay rent", "-p house --due mon --priority high", "projects/house.md", "- [ ] Pay rent (due: 2026-11-23, priority: high)",
      nil
    ),
    (
      "Call 9:30", "-p house", "projects/house.md", "- [ ] Call (due: 2026-11-20, notify: 09:30)",
      "“9:30” as 09:30, which is over"
    ),
    ("Order seeds on sat", "--stack Shop", "stacks.md", "- [ ] Order seeds on sat", nil),
    ("09:00 is early", "--literal", "days/2026-11-20.md", "- [ ] 09\\:00 is early", nil),
    ("Movie night 20:00", "", "days/2026-11-20.md", "- [ ] 20:00 - 21:00 Movie night", "“20:00” as a time"),
    ("Movie night at 8", "", "days/2026-11-20.md", "- [ ] 20:00 - 21:00 Movie night", "“at 8” as 20:00"),
    ("Run morning 11:00", "", "days/2026-11-20.md", "- [ ] 11:00 - 12:00 Run morning", "“11:00” as a time"),
    ("Choir evening 19:00", "", "days/2026-11-20.md", "- [ ] 19:00 - 20:00 Choir evening", "“19:00” as a time"),
    ("Choir in the evening 7", "", "days/2026-11-20.md", "- [ ] 19:00 - 20:00 Choir", "“in the evening 7” as 19:00"),
    ("17:00 Call Mum", "", "days/2026-11-20.md", "- [ ] 17:00 - 18:00 Call Mum", "“17:00” as a time"),
    (
      "17:00-17:30 Call Mum tomorrow", "", "days/2026-11-21.md", "- [ ] 17:00 - 17:30 Call Mum",
      "“17:00-17:30 … tomorrow” as Sat 21 Nov 2026, 17:00 - 17:30"
    ),
    ("Gym 18:00 90 min", "", "days/2026-11-20.md", "- [ ] 18:00 - 19:30 Gym", "“18:00 90 min” as 18:00, 1 hour 30 minutes"),
    (
      "Call the plumber between 4 and 6pm", "", "days/2026-11-20.md", "- [ ] 16:00 - 18:00 Call the plumber",
      "“between 4 and 6pm” as 16:00 - 18:00"
    ),
    ("Send the report 30/11", "", "days/2026-11-30.md", "- [ ] Send the report", "“30/11” as Mon 30 Nov 2026"),
    ("Send the report 24.12.2026", "", "days/2026-12-24.md", "- [ ] Send the report", "“24.12.2026” as Thu 24 Dec 2026"),
    (
      "Stretch every morning", "", "pages/health.md", "- [ ] Stretch (every: daily, from: 2026-11-20)",
      "“every morning” as every: daily, without a time; “at 9” says one"
    ),
    (
      "Stretch every morning at 7", "", "pages/health.md", "- [ ] Stretch (every: daily, at: 07:00, from: 2026-11-20)",
      "“every morning at 7” as every: daily, 07:00"
    ),
    (
      "Yoga mondays 18:00", "", "pages/health.md", "- [ ] Yoga (every: mon, at: 18:00, from: 2026-11-20)",
      "“mondays 18:00” as every: mon, 18:00"
    ),
    (
      "Run 3x a week", "", "pages/health.md", "- [ ] Run (every: 3 times a week, from: 2026-11-20)",
      "“3x a week” as every: 3 times a week"
    ),
    ("Run far", "--page health --section daily --type checkbox", "pages/health.md", "- [ ] Run far", nil),
    ("Run tomorrow", "--section daily", "pages/health.md", "- Run tomorrow", nil),
    (
      "Pay rent due 2026-11-27", "", "days/2026-11-27.md", "- [ ] Pay rent (due: 2026-11-27)",
      "“due 2026-11-27” as due Fri 27 Nov 2026"
    ),
    ("Pay rent", "--due fri --priority high", "days/2026-11-27.md", "- [ ] Pay rent (due: 2026-11-27, priority: high)", nil),
    (
      "Draft tomorrow due fri", "", "days/2026-11-21.md", "- [ ] Draft (due: 2026-11-27)",
      "“tomorrow due fri” as Sat 21 Nov 2026, due Fri 27 Nov 2026"
    ),
    (
      "Send it by friday 5pm", "", "days/2026-11-27.md", "- [ ] Send it (due: 2026-11-27, notify: 17:00)",
      "“by friday 5pm” as due Fri 27 Nov 2026, 17:00"
    ),
    (
      "Pay rent due 2026-11-10", "", "days/2026-11-20.md", "- [ ] Pay rent (due: 2026-11-10)",
      "“due 2026-11-10” as due Tue 10 Nov 2026"
    ),
    ("Lunch 12:00-13:00", "", "days/2026-11-20.md", "- [ ] 12:00 - 13:00 Lunch", "“12:00-13:00” as 12:00 - 13:00"),
    ("Lunch", "--at 12:00-12:45", "days/2026-11-20.md", "- [ ] 12:00 - 12:45 Lunch", nil),
    (
      "Standup mon 9:30 for 45m", "", "days/2026-11-23.md", "- [ ] 09:30 - 10:15 Standup",
      "“mon 9:30 for 45m” as Mon 23 Nov 2026, 09:30, 45 minutes"
    ),
    (
      "Walk tomorrow morning", "", "days/2026-11-21.md", "- [ ] Walk",
      "“tomorrow morning” as Sat 21 Nov 2026, without a time; “at 9” says one"
    ),
    ("Call Jo tmrw at 5", "", "days/2026-11-21.md", "- [ ] 17:00 - 18:00 Call Jo", "“tmrw at 5” as Sat 21 Nov 2026, 17:00"),
    ("Tea tomorrow at 3", "", "days/2026-11-21.md", "- [ ] 15:00 - 16:00 Tea", "“tomorrow at 3” as Sat 21 Nov 2026, 15:00"),
    ("Gym tonight at 6", "", "days/2026-11-20.md", "- [ ] 18:00 - 19:00 Gym", "“tonight at 6” as Fri 20 Nov 2026, 18:00"),
    ("Call Ben tonight 8", "", "days/2026-11-20.md", "- [ ] 20:00 - 21:00 Call Ben", "“tonight 8” as Fri 20 Nov 2026, 20:00"),
    ("Nap today at 7", "", "days/2026-11-20.md", "- [ ] 19:00 - 20:00 Nap", "“today at 7” as Fri 20 Nov 2026, 19:00"),
    (
      "Coffee with Ben mon 15:30-16:15 #friends", "", "days/2026-11-23.md", "- [ ] 15:30 - 16:15 Coffee with Ben #friends",
      "“mon 15:30-16:15” as Mon 23 Nov 2026, 15:30 - 16:15"
    ),
    (
      "Order ink tomorrow !high #desk", "", "days/2026-11-21.md", "- [ ] Order ink #desk (priority: high)",
      "“tomorrow !high” as Sat 21 Nov 2026, priority: high"
    ),
    (
      "Sand it high priority", "-p house", "projects/house.md", "- [ ] Sand it (priority: high)",
      "“high priority” as priority: high"
    ),
    (
      "Review slides in 2 hours", "", "days/2026-11-20.md", "- [ ] 12:15 - 13:15 Review slides",
      "“in 2 hours” as Fri 20 Nov 2026, 12:15"
    ),
    (
      "Look at the moon in 14 hours", "", "days/2026-11-21.md", "- [ ] 00:15 - 01:15 Look at the moon",
      "“in 14 hours” as Sat 21 Nov 2026, 00:15"
    ),
    (
      "Clean fridge by end of month", "", "days/2026-11-30.md", "- [ ] Clean fridge (due: 2026-11-30)",
      "“by end of month” as due Mon 30 Nov 2026"
    ),
    (
      "Backup first of every month", "", "pages/health.md", "- [ ] Backup (every: month on 1, from: 2026-11-20)",
      "“first of every month” as every: month on 1"
    ),
    (
      "Sauna mon at 6pm for 3 hours", "", "days/2026-11-23.md", "- [ ] 18:00 - 21:00 Sauna",
      "“mon at 6pm for 3 hours” as Mon 23 Nov 2026, 18:00, 3 hours"
    ),
    // The next one that lies ahead, of today or of tomorrow.
    ("Call at 7", "", "days/2026-11-20.md", "- [ ] 19:00 - 20:00 Call", "“at 7” as 19:00"),
    ("Call at 11", "", "days/2026-11-20.md", "- [ ] 11:00 - 12:00 Call", "“at 11” as 11:00"),
    ("Call tomorrow at 7", "", "days/2026-11-21.md", "- [ ] 07:00 - 08:00 Call", "“tomorrow at 7” as Sat 21 Nov 2026, 07:00"),
    ("Call 17:00", "", "days/2026-11-20.md", "- [ ] 17:00 - 18:00 Call", "“17:00” as a time"),
    ("Call 8:00", "", "days/2026-11-20.md", "- [ ] 08:00 - 09:00 Call", "“8:00” as 08:00, which is over"),
    (
      "Stretch every day", "", "pages/health.md", "- [ ] Stretch (every: daily, from: 2026-11-20)",
      "“every day” as every: daily"
    ),
    (
      "Choir every mon 18:00", "", "pages/health.md", "- [ ] Choir (every: mon, at: 18:00, from: 2026-11-20)",
      "“every mon 18:00” as every: mon, 18:00"
    ),
    ("Plants", "--every mon", "pages/health.md", "- [ ] Plants (every: mon, from: 2026-11-20)", nil),
    ("Plants", "--every mon -p house", "projects/house.md", "- [ ] Plants (every: mon, from: 2026-11-20)", nil),
    (
      "Bins every mon", "-p house", "projects/house.md", "- [ ] Bins (every: mon, from: 2026-11-20)",
      "“every mon” as every: mon"
    ),
    ("Steps 0/8", "", "pages/health.md", "- Steps: 0/8", nil),
    ("Tea: 0/2 pots", "", "pages/health.md", "- Tea: 0/2 pots", nil),
    ("Steps 0/8", "--literal", "days/2026-11-20.md", "- [ ] Steps 0/8", nil),
  ]

  @Test(arguments: days)
  func isNotedDown(words: String, options: String, file: String, line: String, read: String?) throws {
    let run = add(words, options)
    #expect(run.error.isEmpty && run.status == .success)
    let text = try folder.text(file)
    #expect(text.split(separator: "\n").contains(Substring(line)), "\(text)")
    #expect(run.output.contains("read “") == (read != nil))
    if let read { #expect(run.output.hasSuffix("read " + read + Self.read)) }
    #expect(folder.run("lint @ --strict --today 2026-11-20").status == .success)
  }

  @Test(arguments: [
    ("Talk to boss on monday about raise", "“on monday” stays in the title; put it last, or say --on monday"),
    ("Meet Ben friday 15:00 in town", "“friday 15:00” stays in the title; put it last, or say --on friday --at 15:00"),
    ("Buy present for Tom next week", "“next week” stays in the title, as it is more than one day; --on names one"),
    ("Book flights this weekend", "“this weekend” stays in the title, as it is more than one day; --on names one"),
    ("Walk in the morning", "“in the morning” stays in the title; --at says a time"),
    ("Open until 5pm", "“5pm” stays in the title; --at 5pm says when"),
    ("Buch bis 5.12.", "“5.12.” stays in the title; --on 5.12. says when"),
    ("Loyer avant le 1.12.", "“le 1.12.” stays in the title; --on 1.12. says when"),
    ("Eva am 3.12. anrufen", "“am 3.12.” stays in the title; put it last, or say --on 3.12."),
    ("Eva um 17:30 anrufen", "“um 17:30” stays in the title; put it last, or say --at 17:30"),
    ("Eva à 10h", "“à 10h” stays in the title; --at 10:00 says when"),
    ("Eva demain à 10h", "“demain à 10h” stays in the title; --on tomorrow --at 10:00 says when"),
    ("Eva a las 10", "“a las 10” stays in the title; --at 10:00 says when"),
    ("Miete zahlen jeden Monat", "“jeden Monat” stays in the title; “monthly” is read as a rule"),
    ("Bad putzen alle 2 Wochen", "“alle 2 Wochen” stays in the title; “every 2 weeks” is read as a rule"),
    ("Swim every monday with Kim", "“every monday” stays in the title; put it last"),
    ("Finish the report 9-11", "“9-11” stays in the title; “9:00-11:00” is read as a time"),
    ("Read between 16 and 18", "“between 16 and 18” stays in the title; “16:00-18:00” is read as a time"),
    ("Work from 9", "“from 9” stays in the title; “9:00” is read as a time"),
    ("Write 90 min", "“90 min” stays in the title; after a time, as in “18:00 for 90 min”, it says how long"),
    ("Trip to Ghent 5-7 December", "“5-7 December” stays in the title, as it is more than one day; --on names one"),
    ("Conference 1 dec - 3 dec", "“1 dec - 3 dec” stays in the title, as it is more than one day; --on names one"),
    ("Film (20:00)", "“(20:00)” stays in the title; “20:00” is read without the brackets"),
    (
      "Bins every 2nd tuesday",
      "“every 2nd tuesday” stays in the title; “every 2 weeks on tue” or “every month on 2nd tue” is read as a rule"
    ),
    ("Bins biweekly", "“biweekly” stays in the title; “every 2 weeks” or “2 times a week” is read as a rule"),
    ("Party 26:00", "“26:00” stays in the title, as there is no such time"),
    ("Party 31 april", "“31 april” stays in the title, as there is no such day"),
    ("Party 2027-02-30", "“2027-02-30” stays in the title, as there is no such day"),
    ("Read the minutes 12-01", "“12-01” stays in the title; “1 dec” is read as a day"),
    ("Dentist 12/9", "“12/9” stays in the title; “12 sep” or “9 dec” is read as a day"),
    ("Pay the rent !!", "“!!” stays in the title; “!high” is read as a priority"),
    ("Pay the rent !!!", "“!!!” stays in the title; “!high” is read as a priority"),
    (
      "Meet on monday or on tuesday morning",
      "“on monday” and “on tuesday” stay in the title; a day and a time are read at the end"
    ),
  ])
  func whatIsLeftInTheWordsIsSaid(words: String, sentence: String) throws {
    let run = add(words)
    #expect(run.output.split(separator: "\n").last == Substring(sentence), "\(run.output)\(run.error)")
    #expect(try folder.text("days/2026-11-20.md").contains("- [ ] \(words)\n"))
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n")
    #expect(!add(words, "--literal").output.contains(" in the title"))
  }

  /// What the linter would say at once is said before.
  static let reported: [(words: String, options: String, left: String, written: String)] = [
    ("Eva am 3. Dezember", "", "3. Dezember", "(due: 2026-12-03)"),
    ("Eva am 3. Dezember", "-p house", "3. Dezember", "(due: 2026-12-03)"),
    ("Ring Ana!!", "", "!!", "(priority: high)"),
    ("!! Ring Ana", "", "!!", "(priority: high)"),
    ("Ring Ana asap", "", "asap", "(priority: high)"),
    ("Ring Ana [high]", "-p house", "[high]", "(priority: high)"),
    ("Ring Ana [low]", "", "[low]", "(priority: low)"),
    ("URGENT: ring Ana", "", "URGENT", "(priority: high)"),
  ]

  @Test(arguments: reported)
  func whatTheLinterWouldReportIsSaid(words: String, options: String, left: String, written: String) {
    let lines = add(words, options).output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast().last == "“\(left)” stays in the title", "\(lines)")
    #expect(lines.last?.hasPrefix("write “\(written)” at the end of the headline") ?? false, "\(lines)")
    #expect(!add(words + " anrufen", options + " --literal").output.contains(" in the title"))
  }

  static let refused: [(words: String, options: String, problem: String)] = [
    ("Gym mon wed fri at 18:00", "", "“mon wed fri” can be every week on these days, or once on each of them"),
    ("Gym mon-fri at 18:00", "", "“mon-fri” can be every week on these days, or once on each of them"),
    ("Gym mon wed fri at 18:00", "-p house", "“mon wed fri” can be every week on these days, or once on each of them"),
    ("Walk friday for 45m", "", "“for 45m” is a length, but no start is given"),
    ("Standup every weekday 9:30 for 15m", "", "“for 15m” is a length, and what recurs has none"),
    ("Choir every monday 18:00-20:00", "", "a recurring task has a start time, not a range"),
    ("Meeting with Kim mon 10-11 high priority", "", "a block of a day cannot have a due day or a priority"),
    ("Draft tomorrow 9:00-10:00 due fri", "", "a block of a day cannot have a due day or a priority"),
    ("Call 9:30-10:00", "-p house", "a task of a project is called at a time, not a range"),
    ("Call tomorrow due fri", "-p house", "a task of a project is due on a day, and not planned on another"),
    ("Buy ink", "--stack Shop --on fri", "a task of a stack has no day and no project of its own"),
    ("Walk 12:00-13:00", "--on mon", "12:00 - 13:00 on 2026-11-23 is not free"),
    ("Walk mon 12:30", "", "12:30 - 13:30 on 2026-11-23 is not free"),
    ("Dinner 12-13", "", "“12-13” comes after the words"),
    ("9-11 deep work", "", "“9-11” is not read as a time"),
    ("9.30 - 11 planning", "", "“9.30 - 11” is not read as a time"),
    ("Film (due friday)", "", "“(due friday)” is read as words"),
    ("Rent (due: friday)", "", "“friday” is not a date"),
    ("Rent (every: month)", "", "“every” is not read here"),
    ("Conference mon to wed", "", "can be every week on these days"),
    ("Termin am Fr 3.12.", "", "“am fr 3.12.” does not agree: 2026-12-03 is a Thursday"),
    ("Termin am Freitag um 17:30", "", "“am Freitag” may be meant as “friday”"),
  ]

  @Test(arguments: refused)
  func whatCannotBeWrittenIsRefused(words: String, options: String, problem: String) throws {
    try folder.write("days/2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23\n\n- 12:00 - 13:00 Meal\n")
    let run = add(words, options)
    #expect(run.status == .couldNotRun && run.error.contains(problem), "\(run.output)\(run.error)")
  }

  /// What a refusal says to type does it, by itself.
  @Test(arguments: refused)
  func theAdviceOfARefusalWorks(words: String, options: String, problem: String) throws {
    let day = "---\nkind: day\n---\n\n# 2026-11-23\n\n- 12:00 - 13:00 Meal\n"
    try folder.write("days/2026-11-23.md", day)
    let advice = add(words, options).error.split(separator: "\n").filter { $0.hasPrefix("  type: ") }.map { $0.dropFirst(8) }
    #expect(!advice.isEmpty)
    for line in advice {
      try folder.write("days/2026-11-23.md", day)
      let typed = CommandRun.words(of: String(line)).dropFirst()
      let run = folder.run(Array(typed) + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
      #expect(run.status == .success, "\(line): \(run.output)\(run.error)")
      #expect(run.output.contains("added: "), "\(line): \(run.output)")
    }
  }

  /// Words need no quotation marks.
  @Test func wordsAreTakenAsTheyAreTyped() throws {
    let now = ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"]
    #expect(folder.run(["add", "Buy", "more", "bread", "tomorrow", "--priority", "high"] + now).status == .success)
    #expect(try folder.text("days/2026-11-21.md").hasSuffix("- [ ] Buy more bread (priority: high)\n"))
    #expect(folder.run(["task", "add", "Paint", "the", "door", "-p", "house"] + now).status == .success)
    #expect(try folder.text("projects/house.md").hasSuffix("- [ ] Paint\n- [ ] Paint the door\n"))
  }

  /// A dry run prints the change alone, and beside it what the command would say.
  @Test func aDryRunSaysHowTheWordsWereRead() throws {
    let dry = add("Call Mum tomorrow 17:00", "--dry-run")
    let wet = add("Call Mum tomorrow 17:00")
    #expect(dry.output.hasPrefix("--- ") && !dry.output.contains("read “"))
    let said = dry.error.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    #expect(dry.error.hasPrefix("nothing is written; without --dry-run:\n"))
    #expect(said == wet.output.split(separator: "\n"))
  }

  @Test func severalWeekdaysNameTheCommandOfEveryWeek() {
    #expect(
      add("Gym mon wed fri at 18:00").error.hasSuffix("  type: tidemark add \"Gym every mon, wed, fri at 18:00\"\n")
    )
    #expect(add("Gym every mon, wed, fri at 18:00").status == .success)
    #expect(add("Bike sat and sun").error.hasSuffix("  type: tidemark add \"Bike every sat, sun\"\n"))
  }

  @Test func aCounterSaysThatItGoesOn() {
    #expect(
      add("Steps 0/8").output.hasSuffix("a counter goes on from day to day; `tidemark count Steps \"=0\"` begins again\n")
        || add("Laps 0/8").output.hasSuffix("a counter goes on from day to day; `tidemark count Laps =0` begins again\n")
    )
  }

  /// What stands in a strategy is about something of its own.
  @Test func whatComesRoundGoesToNoStrategyThatHasNoneYet() throws {
    try folder.write(
      "pages/health.md",
      "---\nkind: page\n---\n\n# Health\n\n## How\n\n### Small steps\n\n- Write a line (streak: daily)\n"
    )
    #expect(add("Pills every day").status == .success)
    #expect(
      try folder.text("pages/health.md").contains("## How\n\n- [ ] Pills (every: daily, from: 2026-11-20)\n\n### Small steps\n")
    )
    #expect(add("Vacuum every mon", "--page health --section small").status == .success)
    #expect(add("Bins every tue").output.contains("Bins"))
  }

  @Test func theFileOfADayIsMadeOnce() throws {
    #expect(add("Buy bread").status == .success)
    #expect(add("Buy milk").status == .success)
    #expect(
      try folder.text("days/2026-11-20.md")
        == "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Buy bread\n- [ ] Buy milk\n"
    )
  }

  /// The file of a past day that is named is read, and not made anew.
  @Test(arguments: ["Buy bread 2026-11-18", "Buy bread --on wed", "Buy bread --on yesterday"])
  func aPastDayThatIsThereGetsTheTask(line: String) throws {
    let day = line.hasSuffix("yesterday") ? "2026-11-19" : line.hasSuffix("wed") ? "2026-11-25" : "2026-11-18"
    let text = "---\nkind: day\n---\n\n# \(day)\n\n- [ ] Soup\n"
    try folder.write("days/\(day).md", text)
    let parts = line.split(separator: " --", maxSplits: 1).map(String.init)
    #expect(add(parts[0], parts.count > 1 ? "--" + parts[1] : "").status == .success)
    #expect(try folder.text("days/\(day).md") == text + "- [ ] Buy bread\n")
  }

  /// Of one name on one list are several, but one of them is open.
  @Test func whatIsDoneCanBeNotedAgain() throws {
    for line in ["- [ ] Buy bread", "- [ ] Buy bread ^2", "- [ ] Buy bread ^3"] {
      #expect(add("Buy bread").status == .success)
      #expect(try folder.text("days/2026-11-20.md").hasSuffix(line + "\n"))
      let again = add("Buy bread")
      #expect(
        again.status == .couldNotRun && again.error.contains("“Buy bread” is open on the list of today already, at @/days")
      )
      #expect(folder.run(["done", "Buy bread", "--vault", "@", "--today", "2026-11-20"]).status == .success)
    }
    #expect(add("Buy bread", "--on tomorrow").status == .success)
    #expect(add("Paint", "-p house").status == .couldNotRun)
    #expect(folder.run(["done", "Paint", "--vault", "@", "--today", "2026-11-20"]).status == .success)
    #expect(add("Paint", "-p house").output.contains("added: “Paint” to “House”"))
    #expect(folder.run("lint @ --strict --today 2026-11-20").status == .success)
  }

  @Test func aTimeThatIsTakenIsRefused() {
    #expect(add("Call Mum 17:00").status == .success)
    let taken = add("Call Dad 17:30")
    #expect(taken.status == .couldNotRun && taken.error.contains("is not free: “Call Mum” is 17:00 - 18:00"))
    #expect(add("Call Dad 17:30", "--nearest").output.contains("18:00 - 19:00"))
    #expect(add("Call Jo 17:30", "--overlap").status == .success)
  }

  @Test(arguments: [
    ("", "", "the task has no words"),
    ("Bread", "--on 3/4", "“3/4” can be 3 April or 4 March"),
    ("Bread", "--at 25", "“25” is not on the clock"),
    ("Bread", "--project none", "no project is called “none”"),
    ("Bread", "--stack Shop --on fri", "a task of a stack has no day"),
    ("Bread", "--stack Shop --due fri", "leave out --stack or --due"),
    ("Bread every mon 9:00-10:00", "", "a recurring task has a start time, not a range"),
    ("Bread tomorrow 9:00 due fri", "", "a block of a day cannot have a due day"),
    ("Paint", "-p house", "“Paint” is an open task of “House” already, at @/projects/house.md:7"),
    ("Bread", "--page Health --on fri", "--on is only for a task"),
    ("Bread (due: soon)", "-p house", "“soon” is not a date"),
  ])
  func whatCannotBeIsRefused(words: String, options: String, problem: String) throws {
    let run = add(words, options)
    #expect(run.status == .couldNotRun && run.error.contains(problem), "\(run.error)")
    #expect(try folder.text("projects/house.md").hasSuffix("- [ ] Paint\n"))
  }
}
