import TestLaws
import TestSupport
import Testing

/// Rituals that are recognized, and those that look much like them and are not. Today is 2026-11-20.
@Suite struct RitualRecognizerTests {
  private func outcome(_ body: String, properties: String = "") -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(
      ofKind: "ritual",
      titled: "Morning pages",
      name: "rituals/morning-pages.md",
      properties: properties,
      body
    )
  }

  private static let arc = "## Arc 2: 2026-11-01 - 2026-11-28\n\n"
  private static let older = "\n\n## Arc 1: 2026-09-01 - 2026-09-28"

  @Test(arguments: [
    "", "Why I do this.\nIt is *good* for me.", arc + "- Write three pages\n  - 2026-11-02",
    arc + "- Write three pages (every: mon wed)\n  - 2026-11-02\n  - 2026-11-04 in the rain\n  - 2026-11-09 skipped ill",
    arc + "- Write\n  - 2026-11-02 - 2026-11-05\n  - 2026-11-07 missed\n- Read (every: week)\n  - 2026-11-02 done",
    arc + "- Write\n  - 2026-11-02" + older + " (ended: 2026-09-20)\n\n- Write",
    arc + "- ✍️ Write (every: weekday, goal: 16)\n  - 2026-11-02", arc + "- 📵 No phone (goal: 28)\n  - 2026-11-02",
    arc + "- Write (goal: 3)\n  - 2026-11-02", arc + "- Write (every: 2 weeks, from: 2026-11-02)\n  - 2026-11-02",
    arc + "- Write\n  - 2026-11-02 18:30\n  - 2026-11-03 06:05 in the rain\n  - 2026-11-04 07:00 skipped ill",
    arc
      + "- Write\n  - 2026-11-02 (source: loop)\n  - 2026-11-03 06:05 (source: loop)\n  - 2026-11-04 skipped ill (source: loop)",
    arc + "- Write\n  - 2026-11-02 page 13\n  - 2026-11-03 06:05 page 14, the pilot's",
    arc + "- Write\n  - 2026-11-04 - 2026-11-06 pages 15 to 20",
    arc + "- 📅 Write (every: sun)\n  - 2026-11-08\n- 🔁 Read\n  - 2026-11-09",
    arc + "- Write\n  - 2026-11-02 page 13 (source: loop)",
    "Why.\n\n" + arc + "How.\n\n- Write\n  - 2026-11-19\n\n- Read\n  - 2026-11-20" + older + "\n\n- Write\n  - 2026-09-01",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    // Arcs
    "## Arc 1: 2026-11-01 - 2026-11-03\n\n- Write\n  - 2026-11-02",
    "## Arc 1: 2026-10-01 - 2026-10-28\n\n- Write\n  - 2026-10-02",
    "## Arc 2: 2026-11-01 to 2026-11-28\n\n- Write\n  - 2026-11-02", "## Arc: 2026-11-01 - 2026-11-28\n\n- Write",
    arc + "- Write\n  - 2026-11-02" + older + " (ended: 2026-10-20)",
    arc + "- Write\n  - 2026-11-02" + older + " (end: 2026-09-20)",
    arc + "- Write\n  - 2026-11-02\n\n## Arc 3: 2026-09-01 - 2026-09-28",
    arc + "- Write\n  - 2026-11-02\n\n## Arc 1: 2026-10-10 - 2026-11-05",
    // Habits
    "- Write\n  - 2026-11-02", arc + "- Write", arc + "- Write\n  - 2026-11-02\n- Write\n  - 2026-11-02",
    arc + "- Write 3x a week\n  - 2026-11-02", arc + "- Write every monday\n  - 2026-11-02",
    arc + "- Write @ 21:00\n  - 2026-11-02",
    arc + "- Write (every: 2 weeks)\n  - 2026-11-02", arc + "- Write (every: 31)\n  - 2026-11-02",
    arc + "- Write (goal: 29)\n  - 2026-11-02", arc + "- Write (every: mon, goal: 5)\n  - 2026-11-02",
    arc + "- Write (goal: 3, goal: 4)\n  - 2026-11-02", arc + "- Write (goal: 0)\n  - 2026-11-02",
    arc + "- Write (goal:3)\n  - 2026-11-02", arc + "- Write (every: mon,goal: 3)\n  - 2026-11-02",
    arc + "- Write (from: 2026-11-02)\n  - 2026-11-02", arc + "- Write (every: daily, until: 2026-11-20)\n  - 2026-11-02",
    arc + "- Write (every: 2 weeks on mon, from: 2026-11-02)\n  - 2026-11-09",
    arc + "- 📅 Write 📅 2026-11-20\n  - 2026-11-02", arc + "- 🏃 Write 🔁 every day\n  - 2026-11-02",
    arc + "- ✍️\n  - 2026-11-02", arc + "- ✍️ (goal: 3)\n  - 2026-11-02", arc + "- [x] Write\n  - 2026-11-02",
    arc + "- [ ] Write\n  - 2026-11-02",
    // Entries
    arc + "- Write\n  - 2026-10-31", arc + "- Write\n  - 2026-11-02\n  - 2026-11-02",
    arc + "- Write\n  - 2026-11-03\n  - 2026-11-02",
    arc + "- Write\n  - 2026-11-21", arc + "- Write (every: mon)\n  - 2026-11-03", arc + "- Write\n  - 2026-11-02 forgot",
    arc + "- Write\n  - 2026-11-02, 03", arc + "- Write\n  - 2026-11-02 18:30, 19:30", arc + "- Write\n  - 2026-11-02 25:30",
    arc + "- Write\n  - 2026-11-02 18:30:20", arc + "- Write\n  - 2026-11-02 9:30",
    arc + "- Write\n  - 2026-11-02 18:30 - 19:00",
    arc + "- Write\n  - 2026-11-02 - 2026-11-04 18:30", arc + "- Write\n  - 2026-11-02 18:30 forgot",
    arc + "- Write\n  - 11-02", arc + "- Write\n  - 2026-11-02\n    - 2026-11-03", arc + "- Write\n  - 2026-11-02\n    a note",
    arc + "- Write\n  - 2026-11-02\n- 2026-11-03", arc + "- Write\n  - 2026-11-02 #tag",
    arc + "- Write\n  - 2026-11-02 and 03", arc + "- Write\n  - 2026-11-02 to 05",
    arc + "- Write\n  - 2026-11-02 till 2026-11-05",
    arc + "- Write\n  - 2026-11-02 to 2026-11-05", arc + "- Write\n  - 2026-11-02 - 2026-11-05 and 07",
    arc + "- Write\n  - 2026-11-02 06:05 and 13",
    arc + "- Write\n  - 2026-11-02 gegen 7 Uhr", arc + "- Write\n  - 2026-11-02 done 5",
    arc + "- Write\n  - 2026-11-02 page 13:30",
    arc + "- Write\n  - 2026-11-02 page p1", arc + "- Write\n  - 2026-11-02 5 pages",
    arc + "- Write\n  - 2026-11-02 (source: two words)", arc + "- Write\n  - 2026-11-02 (source:loop)",
    arc + "- Write\n  - 2026-11-02 (since: 2026-11-02)", arc + "- Write\n  - 2026-11-02(source: loop)",
    arc + "- Write\n  - 2026-11-02 forgot (source: loop)", arc + "- Write\n  - 2026-11-02 (source: loop) in the rain",
    // Prose
    "## Arc 1: 2026-09-01 - 2026-09-28 (ended: 2026-09-12)\n\n- Read\n\n2026-09-14 x",
    "time: evening\n\n" + arc + "- Write\n  - 2026-11-02", arc + "- Write\n  - 2026-11-02\nWords",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test(arguments: ["icon: 📗\ncategory: Mindfulness\ntime: evening\n", "duration: 28 days\n"])
  func propertiesAreAccepted(_ properties: String) {
    #expect(outcome(Self.arc + "- Write\n  - 2026-11-02", properties: properties) == .accepted)
  }

  @Test(arguments: [
    "time: dusk\n", "duration: 3 days\n", "finished: soon\n", "theme: dark\n", "category: [a, b]\n", "due: 2026-12-01\n",
  ])
  func propertiesAreGivenUp(_ properties: String) {
    #expect(outcome(Self.arc + "- Write\n  - 2026-11-02", properties: properties) == .givenUp)
  }

  @Test func anArcThatIsOverIsAcceptedWhereTheRitualIsFinished() {
    let body = "## Arc 1: 2026-10-01 - 2026-10-28\n\n- Write\n  - 2026-10-02"
    #expect(outcome(body, properties: "finished: 2026-10-28\n") == .accepted)
    #expect(outcome(body, properties: "finished: 2026-12-28\n") == .givenUp)
  }
}
