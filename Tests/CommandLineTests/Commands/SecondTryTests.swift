import TestSupport
import Testing

@testable import CommandLine

/// What a person types who guesses at a command: it is done, or refused with the line that does it.
@Suite struct SecondTryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      "---\nkind: vault\ndays: days/\nclock: 24h\n---\n\n# V\n\n## Routine\n\n- 13:00 - 13:30 Lunch\n"
    )
    try folder.write("pages/a.md", "---\nkind: page\n---\n\n# Compass\n\n## How\n\n- Push-ups: 20 (best: highest)\n")
    try folder.write("pages/b.md", "---\nkind: page\n---\n\n# Health\n\n## Body\n\n- Meditate (streak: daily)\n")
    try folder.write("rituals/s.md", "---\nkind: ritual\n---\n\n# Sleep well\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Read\n")
    try folder.write("stacks.md", "---\nkind: stacks\n---\n\n# Stacks\n\n## Groceries\n\n- [ ] Bread\n")
    try folder.write("activities.md", "---\nkind: activities\n---\n\n# Activities\n\n- Tennis\n")
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Mine\n")
    try folder.write("days/2026-11-20.md", "# 2026-11-20 Friday\n\n- 09:00 - 10:00 Desk\n- 15:00 - 16:00 Train\n")
    try folder.write("days/2026-11-21.md", "---\nkind: note\n---\n\nMine.\n")
    try folder.write("days/2026-11-22.md", "---\nkind: page\n---\n\n# Sunday\n")
    try folder.write("journal/2026-11-18.md", "Words.\n")
  }

  func run(_ line: String) -> CommandRun { folder.run(typed: line, now: "08:15") }

  @Test(arguments: [
    ("schedule Groceries sat", "planned: “Bread” on 2026-11-21"), ("unset clock", "unset: clock of “V”"),
    ("block add Gym fri 27 nov 9:00", "on 2026-11-27"), ("block remove Desk today", "removed: “Desk”"),
    ("best pushups 25", "kept: “Push-ups” 25 on 2026-11-20"),
    ("stack", "Stacks · stacks.md"), ("habit", "Sleep well"), ("activity", "Tennis"), ("category", "No item matches."),
    ("list streak", "--kind streak shows what is of that kind."), ("list open", "--state open shows what is in that state."),
    ("list done", "--state done shows what is in that state."), ("list today", "--due today shows what is due then."),
    ("list due next week", "--due \"next week\" shows what is due then."),
    ("list overdue", "--due overdue shows what is that."),
  ])
  func isDone(line: String, words: String) throws {
    if line.hasPrefix("schedule") { try folder.write("days/2026-11-21.md", "# 2026-11-21 Saturday\n") }
    let run = run(line)
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words), "\(run.output)")
  }

  @Test(arguments: [
    ("move Compass last", ["type: tidemark move Compass --after Sunday\n"]),
    ("move Health Compass", ["type: tidemark move Health --before Compass\n", "type: tidemark move Health --after Compass\n"]),
    ("move Compass up", ["help: say where it goes, with --before or --after\n"]),
    ("unset nonsense", ["KEY is missing: “nonsense” is not a setting"]),
    ("stats nonsense", ["choose from: time, week, month, year\n"]),
    ("activities 7d", ["no activity is called “7d”", "type: tidemark activities --since 7d\n"]),
    ("add-section Evening", ["pages/a.md:1  Compass", "pages/b.md:1  Health", "help: name one with --page"]),
    ("add '### Go slow'", ["pages/a.md:1  Compass", "help: name one with --page"]),
    (
      "habit add 'Read ten pages' 'Sleep well'",
      ["the ritual comes first", "type: tidemark habit add \"Sleep well\" \"Read ten pages\"\n"]
    ),
    ("block add Gym --at 9:30", ["type: tidemark block add Gym --at 9:30 --nearest\n"]),
    ("block move Train 9:30", ["type: tidemark block move Train 9:30 --nearest\n"]),
    ("schedule --stack Groceries 9:30", ["type: tidemark schedule 9:30 --stack Groceries --nearest\n"]),
    ("mark 'A year of change' 2026", ["“2026” comes after the phrase", "type: tidemark mark \"A year of change 2026\"\n"]),
    ("add X --on 2026-11-21", ["days/2026-11-21.md: a file of that name is there already, and Tidemark does not read it"]),
    ("add X --on 2026-11-22", ["the file of 2026-11-22 would be @/days/2026-11-22.md, which is of the kind page"]),
    ("done read fri 27 nov", ["“fri 27 nov” does not agree: 2025-11-27 is a Thursday"]),
    ("done read yesteday", ["did you mean “yesterday”?", "type: tidemark done read yesterday\n"]),
    ("log tennis next wendsday", ["type: tidemark log tennis next wednesday\n"]),
    ("note wendsday hi", ["type: tidemark note wednesday hi\n"]), ("open wendsday", ["type: tidemark open wednesday\n"]),
    ("history yesteday", ["type: tidemark history yesterday\n"]),
    ("log meditate", ["“Meditate” is a streak and not an activity", "type: tidemark done Meditate\n"]),
    ("log push-ups 30", ["“Push-ups” is a best so far and not an activity", "help: `tidemark best` records an attempt"]),
    ("log 'best push-ups 30'", ["type: tidemark best push-ups 30\n"]),
    ("best push-ups 2m", ["“2m” is a length of time; write “2:00”"]),
    ("block extend Desk tomorrow 30m", ["type: tidemark block extend Desk 30m --on tomorrow\n"]),
    ("block remove desk fri 20 nov 2025", ["“fri 20 nov 2025” does not agree: 2025-11-20 is a Thursday"]),
    ("add X --on fri 30 feb", ["--on: “fri 30 feb” is not in the calendar"]),
    ("add X --on 30 feb", ["--on: “30 feb” is not in the calendar"]),
    (
      "add X --on thu 27 nov",
      ["--on: “thu 27 nov” does not agree: 2026-11-27 is a Friday", "type: tidemark add X --on fri 27 nov\n"]
    ),
    ("add X '--on=thu 27 nov'", ["type: tidemark add X \"--on=thu 26 nov\"\n"]),
    ("day thu 27 nov", ["type: tidemark day fri 27 nov\n", "type: tidemark day thu 26 nov\n"]),
    ("history thu 20 nov", ["type: tidemark history fri 20 nov\n"]),
    ("life thu 20 nov", ["did you mean “tidemark life \"thu 20 nov\""]),
    ("life 'thu 20 nov'", ["type: tidemark life \"fri 20 nov\"\n"]),
    ("mark 'thu 20 nov' good", ["type: tidemark mark \"thu 19 nov\" good\n"]),
    ("stats thu 20 nov", ["“thu 20 nov” does not agree: 2026-11-20 is a Friday", "type: tidemark stats thu 19 nov\n"]),
    ("stats period 'thu 20 nov'", ["does not agree: 2026-11-20", "type: tidemark stats period \"fri 20 nov\"\n"]),
    ("stats time 'thu 20 nov'", ["does not agree: 2026-11-20", "type: tidemark stats time \"fri 20 nov\"\n"]),
    ("stats 30 feb..2 mar", ["“30 feb..2 mar” is not in the calendar"]),
    ("list --due 'thu 27 nov'", ["“thu 27 nov” does not agree", "type: tidemark list --due \"fri 27 nov\"\n"]),
    ("tasks --due thu 27 nov", ["“thu 27 nov” does not agree", "type: tidemark tasks --due fri 27 nov\n"]),
    ("activities --since 'thu 20 nov'", ["type: tidemark activities --since \"thu 19 nov\"\n"]),
    ("changes --since 'thu 20 nov'", ["type: tidemark changes --since \"thu 19 nov\"\n"]),
    ("stats week 47", ["is not a week", "type: tidemark stats week 2026-w47\n"]),
    ("stats week w50", ["type: tidemark stats week 2025-w50\n"]), ("stats month 3", ["type: tidemark stats month 2026-03\n"]),
    ("stats month novmber", ["type: tidemark stats month november\n"]),
    ("stats lsat week", ["tidemark stats: “lsat week” is not a command", "type: tidemark stats last week\n"]),
    ("stats 3 novmber", ["type: tidemark stats 3 november\n"]),
    ("mark wendsday great", ["did you mean “wednesday”?", "type: tidemark mark wednesday great\n"]),
    ("mark yesteday 'Quiet day'", ["did you mean “yesterday”?", "type: tidemark mark yesterday \"Quiet day\"\n"]),
    ("done bred", ["help: did you mean “Bread”?", "type: tidemark done Bread\n"]),
    ("set clok 12h", ["did you mean the setting “clock”?", "type: tidemark set clock 12h\n"]),
    ("set day 1", ["did you mean the setting “days”?"]),
    ("unset clok", ["did you mean the setting “clock”?", "type: tidemark unset clock\n"]),
    ("add Milk -p Website", ["no project is called “Website”", "type: tidemark new project Website\n"]),
    ("task add Milk", ["no project is named"]),
    ("renew Evening", ["no ritual is called “Evening”", "type: tidemark new ritual Evening\n"]),
    ("log Tennis 30m", ["“30m” is a length", "type: tidemark log Tennis --note 30m\n"]),
    ("log tenis", ["type: tidemark log Tennis\n", "type: tidemark activity add tenis\n"]),
    ("tally Juice", ["no tally is called “Juice”", "type: tidemark add Juice --type tally\n"]),
    ("best Rowing 30", ["type: tidemark add Rowing --best highest\n", "type: tidemark add Rowing --best lowest\n"]),
    ("count Juice", ["no counter or count is called “Juice”", "`tidemark add` of words like “Water 0/8”"]),
    ("activity add Tennis --category Hobby", ["is there already", "type: tidemark set Tennis category Hobby\n"]),
    (
      "habit add 'Sleep well' 'Drink water' 'Stretch'",
      ["“Drink water” and “Stretch” can be one text or several", "type: tidemark habit add \"Sleep well\" \"Drink water\"\n"]
    ),
    ("log Tennis 25:00", ["“25:00” is not on the clock"]), ("schedule Bread block desk", ["--block says"]),
    ("rituals --time evenin", ["“evenin” is not a part of the day; did you mean “evening”?"]),
    ("new ritual Late --time nihgt", ["--time: “nihgt” is not a part of the day; did you mean “night”?"]),
    ("new day 31 nov", ["tidemark new day: “31 nov” is not in the calendar"]),
    ("todo", ["did you mean “tidemark tasks”?"]),
    ("day thu 27 nov", ["“thu 27 nov” does not agree"]), ("set Bread due thu 27 nov", ["“thu 27 nov” does not agree"]),
    ("mark 'thu 20 nov' good", ["“thu 20 nov” does not agree"]), ("life 'thu 20 nov'", ["“thu 20 nov” does not agree"]),
    ("history thu 20 nov", ["“thu 20 nov” does not agree"]), ("open 'thu 27 nov'", ["“thu 27 nov” does not agree"]),
    ("skip Meditate --from mon 16 nov --to tue 18 nov", ["“tue 18 nov” does not agree"]),
    ("block add 'Nap thu 27 nov 14:00'", ["“thu 27 nov” does not agree"]),
    ("life 2001", ["type: tidemark life \"2,001\"\n", "type: tidemark life --zoom year 2001-07-01\n"]),
  ])
  func isShown(line: String, words: [String]) throws {
    let before = try folder.text("days/2026-11-21.md")
    let run = run(line)
    #expect(run.status == .couldNotRun)
    for words in words { #expect(run.error.contains(words), "\(line): \(run.error)") }
    #expect(try folder.text("days/2026-11-21.md") == before)
  }

  /// The nearest free slot is no answer where the time is not taken: it would be hours away.
  @Test(arguments: [
    "add 'Party tonight 23:30 for 90m'", "add 'Walk mon 23:30 for 2h'", "block add Night 22:00-6:00",
    "block add Gym 23:30 --for 1h", "block move Train 23:30", "block move Train 21:30 --for 4h",
    "schedule --stack Groceries 23:30 --for 1h",
  ])
  func aTimeThatPassesMidnightIsNotCalledTaken(line: String) {
    let run = run(line)
    #expect(run.status == .couldNotRun && run.error.contains("would pass midnight"), "\(run.output)\(run.error)")
    #expect(run.error.contains("help: name an earlier time, or a shorter length\n"), "\(run.error)")
    #expect(!run.error.contains("type:") && !run.error.contains("--nearest"), "\(run.error)")
  }

  /// What is left out of a day's routine is no task of the day.
  @Test func aLineThatLeavesOutABlockIsNoTask() throws {
    #expect(run("block remove Lunch").status == .success)
    #expect(try folder.text("days/2026-11-20.md").contains("- [-] Lunch\n"))
    #expect(!run("day").output.contains("Lunch"))
  }

  @Test func aNoteThatIsCalledByADateIsToldHowItBecomesADay() {
    #expect(folder.run(["export", "@/journal/2026-11-18.md"]).error.contains("front matter that says “kind: day”"))
    #expect(folder.run(["export", "@/nothing.md"]).error.contains("no such file"))
  }
}
