import Chronology
import Editing
import Testing

/// What `set` changes before the words of an item and among them.
@Suite struct PartAssignmentTests {
  private static let vault = """
    ==> pages/spring.md <==
    ---
    kind: page
    ---

    # Spring

    - Water: 3/8 glasses #health
    - Wait: 1:30 min/2:00 min
    - 2026-11-01–2027-02-01 Thesis draft
    - 2027-03-05 Launch
    - Values: calm | clear #mine
    - 09:30 🧘 Sit
    * 9:00–10:30 Train
    - Walks: |||| ||
    - Run: 25 (best: highest)
    - Read (streak: daily, goal: 3)
    - 23:30 Sleep

    > Well begun is half done.
    > — Aristotle

    ![Lake](lake.jpg)

    ==> life.md <==
    ---
    kind: life
    born: 1990-03-14
    ---

    # Life

    ## Phases

    - 2009-09-01 - 2014-06-30 Studies

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 10:00 - 11:00 Begin

    ==> tidemark.md <==
    ---
    kind: vault
    ---

    # Vault

    ## Routine

    - 08:00 - 08:15 Look at the day (every: weekday)
    """

  private func set(_ name: String, _ key: String, _ value: String, in vault: inout EditedVault) throws {
    let thing = try vault.bearer(of: key, named: name)
    try vault.set(key, to: value, of: thing) { $0 == "tomorrow" ? CivilDate("2026-11-21") : CivilDate($0) }
  }

  @Test(
    arguments: [
      ("Water", "goal", "10", "-- Water: 3/8 glasses #health\n+- Water: 3/10 glasses #health"),
      ("Wait", "goal", "2:30", "-- Wait: 1:30 min/2:00 min\n+- Wait: 1:30 min/2:30 min"),
      (
        "Thesis", "until", "2027-04-01",
        "-- 2026-11-01–2027-02-01 Thesis draft\n+- 2026-11-01–2027-04-01 Thesis draft"
      ),
      ("Thesis", "from", "tomorrow", "-- 2026-11-01–2027-02-01 Thesis draft\n+- 2026-11-21–2027-02-01 Thesis draft"),
      ("Launch", "until", "2027-04-01", "-- 2027-03-05 Launch\n+- 2027-03-05 - 2027-04-01 Launch"),
      ("Launch", "date", "2027-03-06", "-- 2027-03-05 Launch\n+- 2027-03-06 Launch"),
      ("Launch", "from", "2027-03-06", "-- 2027-03-05 Launch\n+- 2027-03-06 Launch"),
      ("Values", "values", "calm | clear | deep", "-- Values: calm | clear #mine\n+- Values: calm | clear | deep #mine"),
      ("Values", "value", "bold, warm", "-- Values: calm | clear #mine\n+- Values: bold | warm #mine"),
      ("Sit", "at", "9:00", "-- 09:30 🧘 Sit\n+- 09:00 🧘 Sit"),
      ("Sit", "at", "9:00-9:20", "-- 09:30 🧘 Sit\n+- 09:00 - 09:20 🧘 Sit"),
      ("Sit", "until", "10:00", "-- 09:30 🧘 Sit\n+- 09:30 - 10:00 🧘 Sit"),
      ("Train", "at", "10", "-* 9:00–10:30 Train\n+* 10:00–11:30 Train"),
      ("Train", "from", "9:30", "-* 9:00–10:30 Train\n+* 9:30–10:30 Train"),
      (
        "Look at", "at", "7:30",
        "-- 08:00 - 08:15 Look at the day (every: weekday)\n+- 07:30 - 07:45 Look at the day (every: weekday)"
      ),
      ("Studies", "until", "2015-06-30", "-- 2009-09-01 - 2014-06-30 Studies\n+- 2009-09-01 - 2015-06-30 Studies"),
      ("Lake", "source", "pond.jpg", "-![Lake](lake.jpg)\n+![Lake](pond.jpg)"),
      ("Read", "goal", "4", "-- Read (streak: daily, goal: 3)\n+- Read (streak: daily, goal: 4)"),
    ]
  )
  func aPartIsWrittenInItsPlace(name: String, key: String, value: String, diff: String) {
    EditScene(Self.vault).expect(diff, allowsFindings: key == "source") { try set(name, key, value, in: &$0) }
  }

  @Test(
    arguments: [
      ("Well begun", "Slow", "-> Well begun is half done.\n+> Slow"),
      ("Lake", "The pond", "-![Lake](lake.jpg)\n+![The pond](lake.jpg)"),
    ]
  )
  func aQuoteAndAnImageGetOtherWords(name: String, words: String, diff: String) {
    EditScene(Self.vault).expect(diff, allowsFindings: true) { try $0.edit($0.thing(named: name), to: words) }
  }

  @Test(
    arguments: [
      ("Begin", "at", "16:00", ["block", "move", "days/2026-11-20.md:7", "16:00"]),
      ("Begin", "on", "tomorrow", ["block", "move", "days/2026-11-20.md:7", "tomorrow"]),
      ("Begin", "until", "11:30", ["block", "extend", "days/2026-11-20.md:7", "11:30"]),
      ("Water", "value", "4", ["count", "pages/spring.md:7", "=4"]),
      ("Walks", "value", "8", ["tally", "pages/spring.md:14", "2"]),
      ("Run", "value", "26", ["best", "pages/spring.md:15", "26"]),
      ("Well begun", "quote", "Slow", ["edit", "pages/spring.md:19", "Slow"]),
      ("Lake", "text", "Pond", ["edit", "pages/spring.md:22", "Pond"]),
      ("Thesis draft", "date", "2027-01-01", ["set", "pages/spring.md:9", "from", "2027-01-01"]),
      ("Spring", "title", "Summer", ["rename", "pages/spring.md", "Summer"]),
      ("Phases", "title", "Ages", ["rename", "life.md:8", "Ages"]),
    ]
  )
  func whatHasACommandIsRefusedWithIt(name: String, key: String, value: String, command: [String]) {
    var vault = EditScene(Self.vault).edited
    #expect {
      try set(name, key, value, in: &vault)
    } throws: { ($0 as? EditRefusal)?.commands.first == command }
    #expect(vault.revisions.isEmpty)
  }

  @Test(
    arguments: [
      ("Water", "goal", "ten", "“ten” is not a goal of “Water”"), ("Water", "goal", "0", "above 0"),
      ("Water", "goal", "1:30", "does not count a length"), ("Wait", "goal", "3", "counts a length of time"),
      ("Thesis", "until", "2026-10-01", "would end on 2026-10-01, before it begins on 2026-11-01"),
      ("Thesis", "until", "soon", "“soon” is not a day"), ("Sit", "at", "dawn", "“dawn” is not a time"),
      ("Values", "values", "one", "two values or more"), ("Train", "at", "23:00", "would not end after 23:00"),
      ("Train", "until", "8:00", "would not end after 09:00"),
      ("Launch", "every", "daily", "“Launch”, a timeline, into a recurring task"),
    ]
  )
  func whatCannotBeIsRefused(name: String, key: String, value: String, words: String) {
    EditScene(Self.vault).expectRefusal(words) { try set(name, key, value, in: &$0) }
  }
}
