import TestSupport
import Testing

@testable import CommandLine

/// A day, a time and a length behind a name, in every command that takes them: on Friday 2026-11-20 at 10:15.
@Suite struct WhenWordsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    try folder.write("stacks.md", "---\nkind: stacks\n---\n\n# Stacks\n\n## Desk things\n\n- [ ] Order ink\n")
    try folder.write(
      "activities.md",
      "---\nkind: activities\n---\n\n# Activities\n\n- Tennis (since: 2026-01-01)\n- Sauna (since: 2026-01-01)\n"
    )
    try folder.write(
      "pages/health.md",
      "---\nkind: page\n---\n\n# Health\n\n## Daily\n\n- Run (streak: daily)\n- Read (streak: daily)\n- Friday (streak: daily)\n"
    )
    try folder.write(
      "rituals/morning.md",
      "---\nkind: ritual\n---\n\n# Morning\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Water\n- Stretch\n"
    )
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- 12:00 - 13:00 Walk\n- [ ] Morning tea\n")
  }

  private func run(_ line: String) -> CommandRun { folder.run(typed: line) }

  @Test(arguments: [
    ("block add Desk 15:00", "added: “Desk” 15:00 - 16:00 on 2026-11-20"),
    ("block add Desk 15:00-16:30", "added: “Desk” 15:00 - 16:30 on 2026-11-20"),
    ("block add Desk fri 9:30 for 45m", "added: “Desk” 09:30 - 10:15 on 2026-11-27, @/days/2026-11-27.md:7 (Fri 27 Nov 2026)"),
    ("block add Desk --at 15:00-16:30", "added: “Desk” 15:00 - 16:30 on 2026-11-20"),
    ("block add Desk 15-16", "added: “Desk” 15:00 - 16:00 on 2026-11-20"),
    ("block add Desk 9-17 --overlap", "added: “Desk” 09:00 - 17:00 on 2026-11-20"),
    ("block add '15:00-16:30 Desk'", "added: “Desk” 15:00 - 16:30 on 2026-11-20"),
    ("block add '15:00 Desk'", "added: “Desk” 15:00 - 16:00 on 2026-11-20"),
    ("block add 'Desk tomorrow 15:00-16:30'", "added: “Desk” 15:00 - 16:30 on 2026-11-21"),
    ("block add 'Desk 15-17'", "read “15-17” as 15:00 - 17:00"),
    ("block add 'Desk at 3'", "added: “Desk” 15:00 - 16:00 on 2026-11-20"),
    ("block add 'Sunday roast'", "added: “Sunday roast” 10:15 - 11:15 on 2026-11-20, the next free slot"),
    ("block add Desk tomorrow", "2026-11-21, the next free slot"),
    ("block add Gym tonight at 6", "added: “Gym” 18:00 - 19:00 on 2026-11-20"),
    ("block add Gym tonight at 7", "added: “Gym” 19:00 - 20:00 on 2026-11-20"),
    ("block add Gym tonight 8", "added: “Gym” 20:00 - 21:00 on 2026-11-20"),
    ("block add Gym this evening at 8", "added: “Gym” 20:00 - 21:00 on 2026-11-20"),
    ("block add Gym tomorrow evening at 8", "added: “Gym” 20:00 - 21:00 on 2026-11-21"),
    ("block add Gym at 6", "added: “Gym” 18:00 - 19:00 on 2026-11-20"),
    ("block add Gym 9", "added: “Gym” 21:00 - 22:00 on 2026-11-20"),
    ("block add Gym today 9", "added: “Gym” 21:00 - 22:00 on 2026-11-20"),
    ("block add Gym in 3 hours", "added: “Gym” 13:15 - 14:15 on 2026-11-20"),
    ("block add Gym in 14 hours", "added: “Gym” 00:15 - 01:15 on 2026-11-21"),
    ("block add Gym half past three", "added: “Gym” 15:30 - 16:30 on 2026-11-20"),
    (
      "block add Gym 7:00",
      "07:00 of today is over, it is 10:15; `tidemark block move Gym tomorrow 07:00` makes it tomorrow"
    ),
    (
      "block move Walk 9:00",
      "09:00 of today is over, it is 10:15; `tidemark block move Walk tomorrow 09:00` makes it tomorrow"
    ),
    ("block move Walk 3", "moved: “Walk” to 15:00 - 16:00"),
    ("block move Walk +30m", "moved: “Walk” to 12:30 - 13:30"),
    ("block move Walk -15m", "moved: “Walk” to 11:45 - 12:45"),
    ("block move Walk 1h later", "moved: “Walk” to 13:00 - 14:00"),
    ("block move Walk an hour later", "moved: “Walk” to 13:00 - 14:00"),
    ("block move Walk half an hour earlier", "moved: “Walk” to 11:30 - 12:30"),
    ("block extend Walk 14:30", "extended: “Walk” to 12:00 - 14:30"),
    ("block extend Walk 2pm", "extended: “Walk” to 12:00 - 14:00"),
    ("block extend Walk 12:30", "shortened: “Walk” to 12:00 - 12:30"),
    ("block extend Walk 1:30", "extended: “Walk” to 12:00 - 14:30"),
    ("block extend Walk to 14:30", "extended: “Walk” to 12:00 - 14:30"),
    ("block extend Walk until 12:30", "shortened: “Walk” to 12:00 - 12:30"),
    ("block extend Walk to 24:00", "extended: “Walk” to 12:00 - 24:00"),
    ("block extend Walk 24:00", "extended: “Walk” to 12:00 - 24:00"),
    ("block extend Walk until midnight", "extended: “Walk” to 12:00 - 24:00"),
    ("block extend Walk midnight", "extended: “Walk” to 12:00 - 24:00"),
    ("block extend Walk 0:00", "extended: “Walk” to 12:00 - 24:00"),
    ("block extend Walk to 12am", "extended: “Walk” to 12:00 - 24:00"),
    ("block add Move tomorrow 0:00-24:00", "added: “Move” 00:00 - 24:00 on 2026-11-21"),
    ("block add Move tomorrow midnight-midnight", "added: “Move” 00:00 - 24:00 on 2026-11-21"),
    ("block add Move --at 0:00-24:00 --on tomorrow", "added: “Move” 00:00 - 24:00 on 2026-11-21"),
    ("block add 'Move tomorrow 0:00-24:00'", "added: “Move” 00:00 - 24:00 on 2026-11-21"),
    ("block move Walk tomorrow 0:00-24:00", "moved: “Walk” from 2026-11-20 to 2026-11-21, 00:00 - 24:00"),
    ("schedule Draft tomorrow 0:00-24:00", "added: “Draft” 00:00 - 24:00 on 2026-11-21"),
    ("add Draft two tomorrow 0:00-24:00", "added: “Draft two” 00:00 - 24:00 on 2026-11-21"),
    ("block extend Walk half an hour", "extended: “Walk” to 12:00 - 13:30"),
    ("block extend Walk", "extended: “Walk” to 12:00 - 13:05"),
    ("block move Walk 15:00", "moved: “Walk” to 15:00 - 16:00"),
    ("block move Walk 11:30-13:15", "moved: “Walk” to 11:30 - 13:15"),
    ("block move Walk for 30m", "moved: “Walk” to 12:00 - 12:30"),
    ("block move Walk to tomorrow 15:00", "moved: “Walk” from 2026-11-20 to 2026-11-21, 15:00 - 16:00"),
    ("block move Walk tomorrow", "moved: “Walk” from 2026-11-20 to 2026-11-21, 12:00 - 13:00"),
    ("schedule Draft friday 9:30", "added: “Draft” 09:30 - 10:30 on 2026-11-27"),
    ("schedule Draft 15:00-15:20", "added: “Draft” 15:00 - 15:20 on 2026-11-20"),
    ("schedule Draft tomorrow", "planned: “Draft” of “Thesis” on 2026-11-21"),
    ("schedule --stack 'Desk things' tomorrow 15:00", "added: “Desk things” 15:00 - 16:00 on 2026-11-21"),
    ("done Run yesterday", "done: “Run” on 2026-11-19"),
    ("done Run Read mon..tue", "done: “Read” on 2026-11-17"),
    ("done Run yesterday 7:30", "done: “Run” on 2026-11-19 at 07:30"),
    ("done Run 7:30", "done: “Run” on 2026-11-20 at 07:30"),
    ("done Run 7am", "done: “Run” on 2026-11-20 at 07:00"),
    ("log Tennis at 9am", "done: “Tennis” on 2026-11-20 at 09:00"),
    ("log Tennis at 9", "done: “Tennis” on 2026-11-20 at 09:00"),
    ("log Tennis 7am", "done: “Tennis” on 2026-11-20 at 07:00"),
    ("log Tennis yesterday 7am", "done: “Tennis” on 2026-11-19 at 07:00"),
    ("log Tennis 7pm yesterday", "done: “Tennis” on 2026-11-19 at 19:00"),
    ("log Tennis yesterday evening at 8", "done: “Tennis” on 2026-11-19 at 20:00"),
    ("log Tennis yesterday at 18:00 --note rain", "done: “Tennis” on 2026-11-19 at 18:00"),
    ("activity add Running Swimming", "“Swimming”"),
    ("schedule tea 15:00", "added: “Morning tea” 15:00 - 16:00 on 2026-11-20"),
    ("schedule 'Morning tea' tomorrow 8:30", "added: “Morning tea” 08:30 - 09:30 on 2026-11-21"),
    ("schedule tea tomorrow", "planned: “Morning tea” on 2026-11-21"),
    ("schedule tea --block walk", "planned: “Morning tea” in “Walk” on 2026-11-20"),
    ("skip Run wed", "skipped: “Run” on 2026-11-18"),
    ("log Tennis yesterday", "done: “Tennis” on 2026-11-19, @/activities.md:7 (Thu 19 Nov 2026)"),
    ("log Tennis Sauna sun 18:30", "done: “Sauna” on 2026-11-15 at 18:30"),
    ("done Morning", "done: “Stretch” on 2026-11-20"),
    // A part of the name of a task is meant before a part of that of a ritual.
    ("done morn", "done: “Morning tea”"),
    ("skip Morning", "skipped: “Water” on 2026-11-20"),
    ("done 'Morning tea'", "done: “Morning tea”"),
    ("today tomorrow --plain", "Saturday 2026-11-21, tomorrow."),
    ("history yesterday --plain", "Thursday 2026-11-19"),
    ("history morning --plain", "Morning"),
  ])
  func areReadByEachCommand(line: String, output: String) {
    let run = run(line)
    #expect(run.error.isEmpty && run.output.contains(output), "\(run.output)\(run.error)")
  }

  @Test(arguments: [
    ("block add Desk 12:30", "  type: tidemark block add Desk 12:30 --nearest\n"),
    ("block add Desk 12:30-13:30", "  type: tidemark block add Desk 12:30-13:30 --overlap\n"),
    ("block add Desk 15:00 --at 16:00", "“15:00” and --at say the same thing"),
    ("block move Walk tomorrow --to sat", "“tomorrow” and --to say the same thing"),
    ("block move Walk", "neither a day nor a time is named"),
    ("block add Desk tomorrow morning", "“tomorrow morning” names a part of the day without an hour"),
    ("block add Desk +30m", "“+30m” moves what has a time already"),
    ("block add Deep work 10:15 to 11:45", "  type: tidemark block add \"Deep work\" 10:15 to 11:45\n"),
    ("block move Walk -13h", "would begin on another day than 2026-11-20"),
    ("block move tea 20:00", "  type: tidemark schedule \"Morning tea\" 20:00\n"),
    ("block extend Walk to 11:00", "“Walk”, 12:00 - 13:00, cannot end at 11:00"),
    ("block extend Walk to 24:30", "“to 24:30” is not on the clock"),
    ("block extend Walk 0", "“0” is 0 long; write 1 or more"),
    ("block add Desk 24:00", "“24:00” is not on the clock"),
    ("block extend Walk soon", "“soon” is not a length like 90m, 1h or 1h30m"),
    ("schedule desk tomorrow 10:00", "  type: tidemark schedule --stack \"Desk things\" tomorrow 10:00\n"),
    ("schedule Walk 15:00", "  type: tidemark block move Walk 15:00\n"),
    ("done Walk", "“Walk” is a time block of 2026-11-20 without a box"),
    (
      "done 'Morning tea' yesterday",
      "“Morning tea” is of Fri 20 Nov 2026, at @/days/2026-11-20.md:8, and cannot be done on another day"
    ),
    ("log Tennis 9", "help: put the day and the time after the names"),
    ("log Tennis last week", "“last week” is more than one day\n  type: tidemark log Tennis --on \"last week\""),
    ("block add Desk soon", "“soon” is not a day or a time like"),
    ("schedule Draft 9:75", "“9:75” is not on the clock"),
    ("schedule Draft for 20m", "--for is the length of a new block"),
    ("done Run yesterday --on mon", "“yesterday” and --on say the same thing"),
    ("done Run friday", "“friday” is a day, and the name of something"),
    ("log Swim", "  type: tidemark activity add Swim\n"),
    ("tally Tennis", "no tally is called “Tennis”"),
    ("drop Run", "  type: tidemark skip Run\n"),
    ("history Water", "that is a habit of “Morning”, which `tidemark ritual Morning` shows"),
  ])
  func whatIsSaidTwiceOrNotReadIsRefused(line: String, problem: String) {
    let run = run(line)
    #expect(run.status == .couldNotRun && run.error.contains(problem), "\(run.output)\(run.error)")
  }

  /// A block is called like a part of the name of an activity.
  @Test func whatIsCalledSoInFullIsMeantBefore() throws {
    try folder.write(
      "activities.md",
      "---\nkind: activities\n---\n\n# Activities\n\n- A walk (since: 2026-01-01)\n- Sauna (since: 2026-01-01)\n"
    )
    let run = run("done walk")
    #expect(run.status == .couldNotRun && run.error.hasSuffix("  type: tidemark done \"A walk\"\n"), "\(run.error)")
    #expect(self.run("done 'a walk'").output.hasPrefix("done: “A walk” on 2026-11-20"))
  }

  @Test(arguments: [("done", "x"), ("drop", "-")])
  func whatAnEarlierDayLeftIsMeantLast(command: String, box: String) throws {
    for day in 17...18 {
      try folder.write("days/2026-11-\(day).md", "---\nkind: day\n---\n\n# 2026-11-\(day)\n\n- [ ] Call mum\n- [x] Tea\n")
    }
    let run = run("\(command) 'call mum'")
    let word = command == "done" ? "done" : "dropped"
    #expect(run.output == "\(word): “Call mum” of Wed 18 Nov 2026, @/days/2026-11-18.md:7\n", "\(run.error)")
    #expect(try folder.text("days/2026-11-18.md").contains("- [\(box)] Call mum"))
    #expect(try folder.text("days/2026-11-17.md").contains("- [ ] Call mum"))
    #expect(self.run("\(command) 'call mum'").output == "“Call mum” is \(word) already, @/days/2026-11-18.md:7\n")
  }

  /// A streak is open again, a box that was dropped is not.
  @Test func aStreakIsMeantBeforeADroppedBox() throws {
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- [-] Guitar practice book\n")
    try folder.write("pages/guitar.md", "---\nkind: page\n---\n\n# Guitar\n\n## Daily\n\n- Guitar scales (streak: daily)\n")
    #expect(run("done guitar").output.hasPrefix("done: “Guitar scales” on 2026-11-20"), "\(run("done guitar").error)")
    #expect(try folder.text("days/2026-11-20.md").contains("- [-] Guitar practice book"))
  }

  @Test func whatAnEarlierDayLeftIsCarriedOverBeforeItIsPlanned() throws {
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- [ ] Call mum\n")
    let error = run("schedule 'call mum' 18:00").error
    #expect(error.contains("“Call mum” was left open on Wed 18 Nov 2026; name it by its line, or carry over"))
    #expect(error.contains("/days/2026-11-18.md:7 18:00\n"), "\(error)")
    #expect(error.hasSuffix("  type: tidemark carry-over --from 2026-11-18\n"))
  }

  @Test func ofSeveralThatEarlierDaysLeftTheLinesAreListed() throws {
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- [ ] Call mum\n- [ ] Call Ben\n")
    let run = run("done call")
    #expect(run.error.contains("“call” may mean 2 tasks that earlier days left"))
    #expect(run.error.contains("@/days/2026-11-18.md:7  Call mum"))
  }

  @Test func aBlockOfItsOwnDoesNotStandInTheWay() throws {
    #expect(run("schedule Draft 15:00").status == .success)
    #expect(run("schedule Draft 15:00 for 45m").output.contains("moved: “Draft” to 15:00 - 15:45"))
    #expect(run("schedule Draft 15:30").output.contains("moved: “Draft” to 15:30 - 16:15"))
    #expect(run("schedule Draft 18:00").output.contains("moved: “Draft” to 18:00 - 18:45"))
  }

  /// A block is called like the beginning of a task.
  @Test func aBlockThatIsCalledSoInFullIsNoTaskThatBeginsSo() throws {
    try folder.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20\n\n- 12:00 - 13:00 Walk\n- [ ] Walk the dog\n"
    )
    #expect(run("schedule walk 15:00").error.contains("“Walk” is a time block and not a task, at @/days/2026-11-20.md:7"))
    #expect(run("schedule 'walk the' 15:00").output.contains("added: “Walk the dog” 15:00 - 16:00"))
  }

  /// A step and a due day keep their lines below a block of the task's name.
  @Test func aTaskOfADayWithMoreGoesBelowItsBlock() throws {
    try folder.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20\n\n- 12:00 - 13:00 Walk\n- [ ] Pack (due: 2026-11-21)\n  - [ ] Socks\n"
    )
    #expect(run("schedule Pack 8:30pm").status == .success)
    #expect(
      try folder.text("days/2026-11-20.md").hasSuffix(
        "- 12:00 - 13:00 Walk\n- 20:30 - 21:30 Pack\n  - [ ] Pack (due: 2026-11-21)\n    - [ ] Socks\n"
      )
    )
  }

  @Test func ofOneNameOnSeveralPastDaysTheLinesAreListed() throws {
    for day in 17...18 {
      try folder.write("days/2026-11-\(day).md", "---\nkind: day\n---\n\n# 2026-11-\(day)\n\n- [x] Call mum\n")
    }
    let error = run("remove 'Call mum'").error
    #expect(error.contains("“Call mum” is in the files of 2 past days, which you can only name by FILE:LINE"))
    #expect(error.contains("2  @/days/2026-11-18.md:7  Call mum"))
  }

  @Test func behindASentenceAboutAnotherDayTheDayIsNamed() throws {
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n")
    #expect(
      run("carry-over --from wed").output.hasPrefix(
        "nothing of 2026-11-18 is left to carry over to 2026-11-20 (from Wed 18 Nov 2026)\n"
      )
    )
    try folder.write("days/2026-11-19.md", "---\nkind: day\n---\n\n# 2026-11-19\n\n- [ ] Call mum\n")
    #expect(run("carry-over --from yesterday").output.contains("2026-11-20, @/days/2026-11-20.md:9 (from Thu 19 Nov 2026)"))
  }

  @Test func aRitualIsReopenedAsItWasDone() throws {
    let before = try folder.text("rituals/morning.md")
    #expect(run("done Morning").status == .success)
    #expect(try folder.text("rituals/morning.md") != before)
    #expect(run("reopen Morning").status == .success)
    #expect(try folder.text("rituals/morning.md") == before)
    #expect(run("reopen Morning").output == "nothing of “Morning” is done or skipped on 2026-11-20\n")
  }

  @Test func whatIsDroppedIsReopened() throws {
    #expect(run("schedule Draft tomorrow").status == .success)
    #expect(run("drop Draft").output.contains("dropped there too: @/days/2026-11-21.md:7"))
    #expect(try folder.text("projects/thesis.md").contains("- [-] Draft"))
    #expect(run("reopen Draft").output.contains("reopened there too"))
    #expect(try folder.text("days/2026-11-21.md").contains("- [ ] Draft (project: Thesis)"))
  }

  /// What was planned on a past day can be removed: the day says what was.
  @Test func aTaskOfAPastDayIsRemoved() throws {
    try folder.write("days/2026-11-19.md", "---\nkind: day\n---\n\n# 2026-11-19\n\n- [ ] Draft (project: Thesis)\n")
    #expect(run("remove Draft --in Thesis").output.contains("removed: “Draft”"))
  }
}
