import TestLaws
import TestSupport
import Testing

/// Files of activities that are recognized, and those that look much like them and are not. Today is 2026-11-20.
@Suite struct ActivitiesRecognizerTests {
  private func outcome(_ body: String, properties: String = "") -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "activities", titled: "Now and then", name: "activities.md", properties: properties, body)
  }

  @Test(arguments: [
    "", "What I like to have done.\nThe nearer the top, the *more* it matters.", "- Swim", "- 🌊 Swim in the estuary\n- ☕ Café",
    "- Swim (category: Health)\n- Row (category: Health, since: 2026-01-01)\n- Opera (category: Self-Care)\n- Dig (icon: leaf)",
    "- Swim\n  - 2026-11-02\n  - 2026-11-04 - 2026-11-06\n  - 2026-11-09 18:30\n  - 2026-11-20",
    "- Swim\n  - 2026-11-20 06:05\n  - 2026-11-04 - 2026-11-06\n  - 2026-11-02 in the rain",
    "- Swim\n  - 2026-11-02 (source: watch)\n  - 2026-11-09 18:30 (source: watch)\n  - 2026-11-12 with Sam (source: loop)",
    "- Swim\n  - 2026-11-02 skipped ill\n  - 2026-11-09 missed\n  - 2026-11-12 done at last",
    "- Swim (category: Health)\n  At slack water, never alone.\n  Out after 20 minutes, or before!\n  - 2026-11-02",
    "- Swim (category: Health)\n  At slack water.\n- Row\n\n- Dig\n  - 2026-11-02\n\n- Bake",
    "Why.\n\n- Swim\n\n## With Jo\n\nHow.\n\n- 🎬 Cinema\n  - 2026-11-19\n\n### 🌙 Late\n\nAnd this.\n\n- Opera",
    "## One\n\n### Group\n\n## Two\n\n### Group",
    "- Relax by the sea\n- Fix the bike\n- Gym six times a week\n- Swim every day\n- A whole book in a week",
    "- Row on the lake, the way Gran's father did",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    // Names
    "- Swim\n- Swim", "- Swim\n\n## With Jo\n\n- 🌊 Swim", "- Gym 2x week",
    "- Swim since 2025", "- Tennis: 2026-11-20", "- Tennis (last: 2026-11-08)", "- 2026-11-20 Swim",
    "- Nov 17 Swim", "- [x] Swim", "- [ ] Swim", "- ☑ Swim", "- TODO swim", "- Swim #sport", "- Swim ^id", "- Swim [x]",
    "- Swim: fun", "- **Swim**", "* Swim", "1. Swim", "-Swim", "- 🌊", "- 🌊 (category: Health)", "- Swim\n  more of it",
    "- Caf\u{E9}\n- Cafe\u{301}",
    // Fields
    "- Swim (Hobby)", "- Swim (cat: Hobby)", "- Swim (category:Hobby)", "- Swim (category: )",
    "- Swim (category: a, category: b)",
    "- Swim (category: hobby)\n- Row (category: Hobby)", "- Swim (since: tomorrow)", "- Swim (since: 2026-11-31)",
    "- Swim (every: week)", "- Swim (due: 2026-12-01)", "- 🌊 Swim (icon: leaf)", "- Swim (icon: nothing such)",
    "- Swim (category: Hobby) (since: 2026-01-01)", "- Swim (category: Hobby), often", "- Swim [category:: Hobby]",
    "- Swim (streak: daily)", "- Swim (category: \"Hobby\")",
    // Notes
    "- Swim (category: Health)\n  - At slack water", "- Swim (category: Health)\n\n  At slack water",
    "- Swim (category: Health)\nAt slack water", "- Swim (category: Health)\n   At slack water",
    "- Swim (category: Health)\n  2026-11-02 at slack water", "- Swim (category: Health)\n  - 2026-11-02\n  At slack water",
    "- Swim (category: Health)\n  TODO call", "- Swim (category: Health)\n  since: 2026-01-01",
    "- Swim (category: Health)\n  At slack water (since: 2026-01-01)", "- Swim (category: Health)\n  [ ] Buy a cap",
    "- Swim (category: Health)\n  At slack water  \n  always", "- Swim (category: Health)\n  \"Less is more.\" - Mies",
    // Entries
    "- Swim\n  - 2026-11-21", "- Swim\n  - 2026-11-02\n  - 2026-11-02", "- Swim\n  - 2026-11-02\n  - 2026-11-02 18:30",
    "- Swim\n  - 2026-11-02\n  - 2026-11-09\n  - 2026-11-05", "- Swim\n  - 2026-11-09\n  - 2026-11-02\n  - 2026-11-05",
    "- Swim\n  - 2026-11-02 - 2026-11-06\n  - 2026-11-04", "- Swim\n  - 2026-11-06 - 2026-11-02", "- Swim\n  - 2026-11-31",
    "- Swim\n  - 2026-11-02 forgot", "- Swim\n  - 2026-11-02 22h15", "- Swim\n  - 2026-11-02 18:30, 19:30",
    "- Swim\n  - 2026-11-02, 03", "- Swim\n  - skipped 2026-11-02", "- Swim\n  - 11-02", "- Swim\n  - 9, 10, 11",
    "- Swim\n  - [x] 2026-11-02", "- Swim\n  - 2026-11-02\n    - 2026-11-03", "- Swim\n\n  - 2026-11-02",
    "- Swim\n  - Buy a cap", "- Swim\n- 2026-11-02", "- Swim\n\n2026-11-02 at slack water", "- Swim\n2026-11-02",
    "- Swim\n  - 2026-11-02 (source: my watch)", "- Swim\n  - 2026-11-02 (from: watch)", "  - 2026-11-02",
    // Sections and prose
    "## Now\n\n## Now", "## Now\n\n### a\n\n### a", "## Now (icon: book)", "## 🌊", "##Now", "#### Now", "# Now", "Now\n---",
    "glance: 3", "Tennis: 2026-11-20", "> Quote", "![a](b.png)", "[ ] Swim", "• Swim", "| a | b |\n|---|---|",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test(arguments: ["icon: 📋\n", "glance: 0\n", "glance: 99\nicon: 📋\n"])
  func propertiesAreAccepted(_ properties: String) {
    #expect(outcome("- Swim", properties: properties) == .accepted)
  }

  @Test(arguments: [
    "glance: 100\n", "glance: few\n", "glance: 01\n", "glance: 4.5\n", "glance: -1\n", "glance: 3\nglance: 4\n",
    "category: Health\n",
  ])
  func propertiesAreGivenUp(_ properties: String) {
    #expect(outcome("- Swim", properties: properties) == .givenUp)
  }
}
