import Chronology
import Export
import Outline
import SourceText
import TestSupport
import Testing

/// Files as people keep them, written for each program, with the account.
@Suite struct ForeignFormatTests {
  private func part(_ format: ForeignFormat, _ path: String, _ text: String) -> ForeignPart {
    let document = Document(reading: SourceText(text))
    let today = CivilDate(year: 2026, month: 11, day: 22)!
    return ForeignFile(ExportedDocument(path: path, document: document), today: today).part(for: format)
  }

  private func report(_ part: ForeignPart) -> String { ForeignAccount(part.account).report.joined(separator: "\n") }

  @Test func aProjectIsAListOfTodoTxt() {
    let part = part(
      .todotxt,
      "projects/allotment.md",
      """
      ---
      kind: project
      ---

      # Allotment

      - [ ] Net the kale #garden (due: 2026-12-01, priority: high)
        - [ ] Buy the net
      - [ ] 🧄 Garlic (every: 3 weeks after done) ^garlic
      - [-] A pond
      - [ ] Water (every: mon wed)

      ## Shed

      - [ ] Paint

      ## Done

      - [x] Compost (done: 2026-11-02, priority: low)
      """
    )
    #expect(
      part.text == """
        (A) Net the kale #garden due:2026-12-01
        🧄 Garlic rec:3w
        Paint
        x 2026-11-02 Compost pri:C

        """
    )
    #expect(
      report(part) == """
        6 read: 4 written, 2 left
          1 left: todo.txt has no box for what was dropped (projects/allotment.md:10)
          1 left: todo.txt has no rule “mon wed” (projects/allotment.md:11)
          1 without what is below it (projects/allotment.md:7)
          1 without an id (projects/allotment.md:9)
          1 without its section (projects/allotment.md:15)
        """
    )
    let other = self.part(.todotxt, "b.md", "---\nkind: project\n---\n\n# The House\n\n- [ ] Roof\n")
    #expect(TodoTxtExport.whole(of: [part, other]).hasSuffix("\nx 2026-11-02 Compost pri:C +Allotment\nRoof +The-House\n"))
  }

  /// A box on a block is a task, as is each below it.
  @Test func aBlockWithABoxIsALineOfTodoTxt() {
    let part = part(
      .todotxt,
      "days/2026-11-20.md",
      """
      ---
      kind: day
      ---

      # 2026-11-20

      - [ ] 12:00 - 13:00 Call (due: 2026-11-21, priority: high)
        - [ ] Look up the number
      - 14:00 Tea
      """
    )
    #expect(part.text == "(A) Call due:2026-11-21\nLook up the number\n")
    #expect(report(part).contains("1 without a time (days/2026-11-20.md:7)"), "\(report(part))")
    #expect(!report(part).contains("what is below"))
  }

  @Test func aDayIsARecordOfKlog() {
    let part = part(
      .klog,
      "days/2026-11-20.md",
      """
      ---
      kind: day
      ---

      # 2026-11-20

      - To be worked: 7h 30m
      - Fog until ten
      - 09:00 - 10:30 🌱 Dig #garden (color: green)
        with Sam
        - [x] the beds
      - 11:00 Mail
      - 12:00 Letters
      - 1h 15m Reading
      - [ ] Milk
      """
    )
    #expect(
      part.text == """
        2026-11-20 (7h30m!)
        Fog until ten
            09:00 - 10:30 🌱 Dig #garden
                with Sam
                [x] the beds
            11:00 - ? Mail
            1h15m Reading


        """
    )
    #expect(
      report(part) == """
        7 read: 5 written, 2 left
          1 left: a record of klog has one time without an end at most (days/2026-11-20.md:13)
          1 left: it has no time (days/2026-11-20.md:15)
          1 without a color (days/2026-11-20.md:9)
          kept as words: a line of the day 1, what is below it 1
        """
    )
  }

  @Test func aRitualIsAFolderOfLoop() {
    let part = part(
      .loop,
      "rituals/body.md",
      """
      ---
      kind: ritual
      ---

      # Body

      ## Arc 2: 2026-07-01 - 2026-12-31

      - 🏃 Run (every: 3 times a week)
        By the lake
        - 2026-11-18 - 2026-11-20 by the lake (source: loop)
        - 2026-11-17 07:30 in "the" rain, twice
      - Teeth (every: daily)

      ## Arc 1: 2026-01-01 - 2026-06-30

      - 🏃 Run (every: 2 times a week)
        - 2026-06-30 skipped ill
      - Sit (every: mon wed)
        - 2026-06-29 missed
      """
    )
    let files = LoopExport.files(of: [part])
    #expect(
      files.map(\.path) == [
        "Habits.csv", "HabitBull.csv", "001 Run/Checkmarks.csv", "002 Teeth/Checkmarks.csv", "003 Sit/Checkmarks.csv",
      ]
    )
    #expect(
      files[0].text.split(separator: "\r\n").dropFirst() == [
        "001,🏃 Run,YES_NO,,By the lake,3,7,,,,,false", "002,Teeth,YES_NO,,,1,1,,,,,false",
        "003,Sit,YES_NO,,every: mon wed,2,7,,,,,true",
      ]
    )
    #expect(
      files[2].text.split(separator: "\r\n") == [
        "Date,Value,Notes", "2026-11-20,YES_MANUAL,by the lake", "2026-11-19,YES_MANUAL,by the lake",
        "2026-11-18,YES_MANUAL,by the lake", #"2026-11-17,YES_MANUAL,"at 07:30; in ""the"" rain, twice""#,
        "2026-06-30,SKIP,ill",
      ]
    )
    #expect(files[1].text.contains("\r\n🏃 Run,By the lake,,2026-11-20,1,by the lake\r\n"))
    #expect(files[1].text.contains("\r\nSit,every: mon wed,,2026-06-29,0,\r\n"))
    #expect(
      report(part) == """
        7 read: 7 written
          kept as words: notes 1, a time or a number of a day 1, a rule 1
        """
    )
  }
}
