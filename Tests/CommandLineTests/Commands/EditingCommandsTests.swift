import TestSupport
import Testing

@testable import CommandLine
@testable import Views

/// What the commands that change pages, rituals, a life and activities print and write, on Friday 2026-11-20.
@Suite struct EditingCommandsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n\n## Pages\n\n- [[Health]]\n")
    try folder.write(
      "pages/health.md",
      """
      ---
      kind: page
      ---

      # Health

      ## Daily

      - Water: 3/8 glasses
      - Coffee: ||
      - Push-ups: 42 (best: highest)
      - Sit (streak: daily)
        - 2026-11-19

      """
    )
    try folder.write(
      "rituals/tea.md",
      "---\nkind: ritual\n---\n\n# Tea time\n\n## Arc 1: 2026-10-01 - 2026-10-28\n\n- Drink\n  - 2026-10-02\n"
    )
    try folder.write(
      "rituals/soup.md",
      "---\nkind: ritual\n---\n\n# Soup\n\n## Arc 1: 2026-11-18 - 2026-12-15\n\n- Stock\n  - 2026-11-18 - 2026-11-20\n"
    )
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Weeks\n\n## 2026\n\n- 2026-11-12 Fog\n")
    try folder.write("activities.md", "---\nkind: activities\n---\n\n# Activities\n\n- Tennis\n")
  }

  /// Words in quotation marks are one argument.
  private func run(_ line: String) -> CommandRun { folder.run(typed: line) }

  @Test(arguments: [
    ("count Water +1", "counted: “Water” is at 4/8 glasses, @/pages/health.md:9"),
    ("count water -3", "counted: “Water” is at 0/8 glasses, @/pages/health.md:9"),
    ("count @/pages/health.md:9 =8", "counted: “Water” is at 8/8 glasses, @/pages/health.md:9"),
    ("tally Coffee", "tallied: “Coffee” has 3 strokes, @/pages/health.md:10"),
    ("tally Coffee -1", "tallied: “Coffee” has 1 stroke, @/pages/health.md:10"),
    ("best Push-ups 43", "kept: “Push-ups” 43 on 2026-11-20, a new best; it was 42, @/pages/health.md:11"),
    (
      "best Push-ups 42 --on yesterday",
      "kept: “Push-ups” 42 on 2026-11-19, as good as the best, @/pages/health.md:11 (Thu 19 Nov 2026)"
    ),
    ("renew tea", "renewed: “Tea time” with Arc 2: 2026-11-20 - 2026-12-17, @/rituals/tea.md:7"),
    (
      "renew tea --from 'next mon' --days 7",
      "renewed: “Tea time” with Arc 2: 2026-11-23 - 2026-11-29, @/rituals/tea.md:7 (Mon 23 Nov 2026)"
    ),
    ("end-arc tea --on 2026-10-20", "ended: Arc 1 of “Tea time” on 2026-10-20, @/rituals/tea.md:7"),
    ("habit add soup 'Rinse (every: sun)'", "added: “Rinse” to Arc 1 of “Soup”, @/rituals/soup.md:11"),
    ("set-aside Coffee", "set aside: “Coffee”, @/pages/health.md:16"),
    ("add 'Run far' --page health --section daily --type checkbox", "added: “Run far”, @/pages/health.md:14"),
    ("add Swim --section Daily --since 2020-01-01", "added: “Swim”, @/pages/health.md:14"),
    ("add-section 'Weekly (theme: soft)' --before daily", "added: the section “Weekly”, @/pages/health.md:7"),
    ("mark --rating good 'The outline'", "marked: 19 Nov - 25 Nov, “The outline”, good, @/life.md:11"),
    ("mark yesterday --rating 4", "marked: 19 Nov - 25 Nov, good, @/life.md:11"),
    ("mark good", "marked: 19 Nov - 25 Nov, good, @/life.md:11"),
    ("mark 2026-11-03 hard", "marked: 29 Oct - 4 Nov, hard, @/life.md:10"),
    ("mark hard week --rating hard", "marked: 19 Nov - 25 Nov, “hard week”, hard, @/life.md:11"),
    ("mark New kitchen --rating 4", "marked: 19 Nov - 25 Nov, “New kitchen”, good, @/life.md:11"),
    ("mark good 'Kitchen begins'", "marked: 19 Nov - 25 Nov, “Kitchen begins”, good, @/life.md:11"),
    ("mark 'Quiet, slept well' good", "marked: 19 Nov - 25 Nov, “Quiet, slept well”, good, @/life.md:11"),
    ("mark 'Quiet, slept well' 4", "marked: 19 Nov - 25 Nov, “Quiet, slept well”, good, @/life.md:11"),
    ("mark 2026-11-03 'Quiet week' okay", "marked: 29 Oct - 4 Nov, “Quiet week”, okay, @/life.md:10"),
    (
      "mark Quiet good",
      "marked: 19 Nov - 25 Nov, “Quiet good”, @/life.md:11\n“good” is part of the phrase; --rating good says how the week was"
    ),
    ("mark 3 good days", "marked: 19 Nov - 25 Nov, “3 good days”, @/life.md:11"),
    ("mark 2026-11-12 --replace great", "changed: the mark of 12 Nov - 18 Nov, “Fog”, great, @/life.md:10"),
    ("activity add '🏊 Swim' --category health", "added: “Swim”, @/activities.md:8"),
    ("log Tennis --at 18:30 --source watch", "done: “Tennis” on 2026-11-20 at 18:30, @/activities.md:7"),
  ])
  func itSaysWhatItDid(line: String, words: String) {
    let run = run(line)
    #expect(run.output == words + "\n")
    #expect(run.error.isEmpty)
    #expect(run.status == .success)
    #expect(folder.run("lint @ --today 2026-11-20 --strict --allow arc-to-renew").output.isEmpty)
  }

  @Test(arguments: [
    ("count Water three", "“CHANGE” needs a change like 3, +3, -1 or =12, not “three”"),
    ("count Tennis +1", "no counter or count is called “Tennis”"),
    ("tally Coffee 0", "“N” needs a number of strokes, not “0”"),
    ("best Push-ups 1,5", "“VALUE” needs a number like 42 or 12.4, or a length of time like 24:30, not “1,5”"),
    ("renew tea --days 3", "“--days” needs a number of days from 7 to 365, not “3”"),
    ("renew coffee", "no ritual is called “coffee”"),
    ("habit add soup 'Rinse (every: somtimes)'", "“somtimes”"),
    ("habit add soup 'Rinse (golf: 3)'", "“golf” is not a key"), ("habit add tea Rinse", "Arc 1 of “Tea time” is over since"),
    ("add 'Run (due: soon, priority: high)' --section Daily", "is not read here"),
    ("add '[ ] Run (due: soon)' --section Daily", "“soon” is not a date"),
    ("add Sit --section Daily --streak daily", "“Sit” is there already, at @/pages/health.md:"),
    ("add-section 'Weekly (theme: sft)'", "“sft”"), ("restore Coffee", "no item that is set aside is called “Coffee”"),
    ("activity add Swim --category Heath", "“Heath” is not a category of this vault"), ("move Health", "say where it goes"),
    ("log Tennis --on tomorrow", "cannot be done yet"),
  ])
  func whatCannotBeIsRefused(line: String, words: String) {
    let run = run(line)
    #expect(run.error.contains(words), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(run.status != .success)
  }

  @Test func whatIsSoAlreadyIsSaidAndNotWritten() throws {
    let root = "---\nkind: vault\n---\n\n# Home\n\n## Pages\n\n- [[Health]]\n- [[Books]]\n"
    let books = "---\nkind: page\ntheme: 'soft'\n---\n\n# Books\n\n- [ ] Dune (Due:2026-12-01)\n"
    try folder.write("tidemark.md", root)
    try folder.write("pages/books.md", books)
    for (line, words) in [
      ("count Water =3", "nothing to change: “Water” is at 3/8 glasses, @/pages/health.md:9"),
      ("move Books --after Health", "“Books” comes after “Health” already"),
      ("set Books theme soft", "nothing to change: “Books”, theme: soft, @/pages/books.md"),
      ("set Dune due 2026-12-01", "nothing to change: “Dune”, due: 2026-12-01, @/pages/books.md:8"),
    ] {
      let health = try folder.text("pages/health.md")
      let run = run(line)
      #expect(run.output == words + "\n")
      #expect(run.error.isEmpty && run.status == .success)
      #expect(try folder.text("pages/health.md") == health)
      #expect(try folder.text("pages/books.md") == books && folder.text("tidemark.md") == root)
    }
  }

  @Test func aNumberOfTooManyDigitsIsNoCounterAndSaysWhy() throws {
    try folder.write("pages/sea.md", "---\nkind: page\n---\n\n# Sea\n\n- Waves: 123456789012345678901234567890/8\n")
    let run = run("count Waves +1")
    #expect(run.error.contains("no counter or count is called “Waves”") && run.error.contains("more than 18 digits"))
    #expect(run.status == .couldNotRun)
  }

  @Test func aRitualWithoutAnArcIsSeenAndBegun() throws {
    try folder.write("rituals/sit.md", "---\nkind: ritual\n---\n\n# Sit\n\n- Breathe\n  - 2026-11-18\n")
    for view in ["rituals", "today", "rituals --plain", "today --plain", "ritual Sit", "ritual Sit --plain"] {
      let shown = run(view).output
      #expect(shown.contains("Sit") && shown.contains("tidemark renew Sit"), "\(shown)")
    }
    for command in ["done Breathe", "habit add Sit Stand"] {
      #expect(run(command).error.contains("“Sit” has no arc yet, so it has no habits; `tidemark renew`"))
    }
    #expect(run("rituals --json").output.contains("\"group\": \"withoutArc\""))
    #expect(folder.run("lint @ --today 2026-11-20").output.contains("missing-arc"))
    #expect(run("renew Sit").output == "begun: “Sit” with Arc 1: 2026-11-18 - 2026-12-15, @/rituals/sit.md:7\n")
    #expect(run("done Breathe").status == .success)
    #expect(run("habit add Sit Stand").status == .success)
    #expect(!folder.run("lint @ --today 2026-11-20").output.contains("missing-arc"))
  }

  /// Each option and key that is a rule is read in the person's language.
  @Test(arguments: [
    ("add Leer --page health --section daily --streak diario --lang es", "Leer (streak: daily)"),
    (
      "add Nager --page health --section daily --every 'lundi et jeudi' --lang fr",
      "[ ] Nager (every: monday and thursday, from: 2026-11-20)"
    ),
    ("set Sit streak semanal --lang es", "Sit (streak: weekly)"),
  ])
  func aRuleIsReadInEachLanguage(line: String, written: String) throws {
    let run = run(line)
    #expect(run.status == .success, "\(run.error)")
    let text = try folder.text("pages/health.md")
    #expect(text.contains("- \(written)\n"), "\(text)")
  }

  @Test func aHabitThatIsAddedBreaksNoStreak() throws {
    let before = run("rituals").output
    #expect(before.contains("Soup") && before.contains("streak 3 days"))
    #expect(run("habit add soup Rinse").status == .success)
    #expect(try folder.text("rituals/soup.md").hasSuffix("- Rinse (every: daily, from: 2026-11-20)\n"))
    #expect(run("done Rinse").status == .success)
    #expect(run("rituals").output.contains("streak 3 days"))
  }

  @Test func aSecondTimeOnADayIsNoChange() throws {
    #expect(run("log Tennis").status == .success)
    let written = try folder.text("activities.md")
    let again = run("log Tennis")
    #expect(again.status == .success && again.error.isEmpty)
    #expect(again.output == "“Tennis” is done already on 2026-11-20, @/activities.md:7\n")
    #expect(try folder.text("activities.md") == written)
    #expect(run("log Tennis --at 18:30").status == .success)
    #expect(try folder.text("activities.md") == written.replacing("- 2026-11-20\n", with: "- 2026-11-20 18:30\n"))
    #expect(run("log Tennis --at 19:00").status == .couldNotRun)
  }

  @Test func whatIsSetAsideComesBack() throws {
    let before = try folder.text("pages/health.md")
    #expect(run("set-aside Coffee").status == .success)
    #expect(run("restore Coffee").output == "restored: “Coffee” to “Daily”, @/pages/health.md:13\n")
    let after = try folder.text("pages/health.md")
    #expect(Set(after.split(separator: "\n")) == Set((before + "## Things that used to matter\n").split(separator: "\n")))
  }

  @Test func aPageIsCopiedAndHasItsPlace() throws {
    #expect(run("new page 'Sea air' --copy health --before Health").output.hasSuffix("tidemark.md:9\n"))
    #expect(try folder.text("pages/sea-air.md") == folder.text("pages/health.md").replacing("# Health", with: "# Sea air"))
    #expect(try folder.text("tidemark.md").hasSuffix("## Pages\n\n- [[Sea air]]\n- [[Health]]\n"))
    #expect(run("new page Third --after health").output.contains("moved") == false)
    #expect(run("move 'Sea air' --after Health").output == "moved: “Sea air” after “Health”, @/tidemark.md:10\n")
    #expect(try folder.text("tidemark.md").hasSuffix("## Pages\n\n- [[Health]]\n- [[Sea air]]\n"))
    #expect(
      run("new page 'sea air' --copy health -o @/pages/x.md").error.contains("is the title of @/pages/sea-air.md already")
    )
    #expect(run("new page Far --copy health -o @/../far.md").error.contains("is not in the vault"))
    #expect(run("new page Far --copy health --template default").error.contains("cannot both say"))
  }

  @Test func aDryRunWritesNothing() throws {
    let before = try folder.text("tidemark.md")
    let run = run("new page Sea --after Health --dry-run")
    #expect(run.output.contains("+# Sea\n"))
    #expect(self.run("new page Air --dry-run").output.contains("+# Air\n"))
    #expect(folder.run("lint @ --today 2026-11-20 --allow arc-to-renew").output.isEmpty)
    #expect(try folder.text("tidemark.md") == before)
    #expect(throws: (any Error).self) { try folder.text("pages/sea.md") }
  }

  @Test func aDryRunCanBeReadByPrograms() throws {
    let before = try folder.text("pages/health.md")
    let run = run("tally Coffee --dry-run --json")
    #expect(run.status == .success)
    #expect(run.output.contains("\"after\": [\n            \"- Coffee: |||\"\n"))
    #expect(run.output.contains("\"tallied: “Coffee” has 3 strokes, @/pages/health.md:10\""))
    #expect(try folder.text("pages/health.md") == before)
  }

  @Test(arguments: [
    ("Tea", "Tea"), ("Tea time", "\"Tea time\""), ("Tea & $5", "'Tea & $5'"), ("Mum's \"tea\"", "'Mum'\\''s \"tea\"'"),
    ("-x", "\"-x\""),
  ])
  func aTitleIsOneWordOfAShell(title: String, word: String) {
    #expect(ShellWord.quoted(title) == word)
  }
}
