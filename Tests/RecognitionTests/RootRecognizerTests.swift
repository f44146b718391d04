import TestLaws
import TestSupport
import Testing

/// Roots of vaults that are recognized, and those that look much like them and are not.
@Suite struct RootRecognizerTests {
  private func outcome(
    _ body: String,
    titled title: String = "My Tidemark",
    properties: String = "",
    name: String = "tidemark.md"
  ) -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "vault", titled: title, name: name, properties: properties, body)
  }

  private func outcome(_ body: String, in section: String) -> RecognitionLaws.Outcome { outcome("## \(section)\n\n\(body)") }

  // MARK: Sections and paragraphs

  @Test(arguments: [
    "", "What stands here is mine.\nAll *of* it.\n\nAnd more.", "## Pages", "## Notes\n\nWords.\n\n### More\n\nAnd more.",
    "Words.\n\n## Pages\n\n- [[Health]]\n\n## Rituals\n\n## Projects\n\n- [[Thesis]]\n\n## Categories\n\n- Craft\n\n## Routine",
    "## pages\n\n- [[Health]]\n\n### ☀️ Summer\n\n- [[The sea]]\n\n### Winter\n\n- [[The lake]]\n\n## Rituals\n\n- [[Lamp out]]",
    "## 🌊 Pages\n\n- [[Deep Work]]\n- [[Deep Work]]\n\n## Projects\n\n- [[Deep Work]]",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    "## Pages\n\n## Pages", "## Pages\n\n## pages", "## Notes\n\n## Notes", "## Pages\n\n### a\n\n### a", "### a", "## 🌊",
    "##Pages",
    "## Pages (icon: book)", "#### Pages", "# Pages", "Pages\n---", "## Seiten\n\n- [[Health]]",
    "## Daily routine\n\n- 09:00 Tea",
    "## Notes\n\n- Words", "## Notes\n\n- [ ] Call Mum", "- [[Health]]", "clock: 12h", "09:00 Tea", "9 things", "> Quote",
    "![a](b.png)", "[ ] Swim", "• Swim", "| a | b |\n|---|---|", "<!-- x -->",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  // MARK: Links

  @Test(arguments: [
    "- [[Deep Work]]", "- [Health](pages/health.md)\n- 🌊 [The sea](pages/the_sea/2026.md)\n- 🌊 [[The sea]]",
    "The nearer the top, the more it matters.\n\n- [[Deep Work]]\n\n- [[Health]]\n\nNo others.", "- [[Gran’s house]]",
  ])
  func linksAreAccepted(_ body: String) {
    for section in ["Pages", "Rituals", "Projects"] { #expect(outcome(body, in: section) == .accepted) }
  }

  @Test(arguments: [
    "- Health", "- [Health](pages/health.md), the big one", "- pages/health.md", "- [[Health]] [[House]]", "- [x] [[Health]]",
    "- [x](pages/health.md)", "- [[]]", "- ", "- [[Health]]\n  - Words", "- [[Health]]\n  more of it",
    "- [[Health]]\nmore of it",
    "- [[Health]] #tag", "- [[Health]] ^id", "- [[Health]] (icon: book)", "- [Health](<pages/health.md>)", "- 🌊",
    "- [Health](pages/the%20sea.md)", "- [Health](pages/health.md \"Words\")", "- [Site](https://example.org)", "* [[Health]]",
    "1. [[Health]]", "-[[Health]]", "- [[Health|words]]", "- [[Health]", "- ![Health](pages/health.md)", "[[Health]]",
    "[Health](pages/health.md)", "- [Health] (pages/health.md)", "- [**Health**](pages/health.md)",
  ])
  func linksAreGivenUp(_ body: String) {
    #expect(outcome(body, in: "Pages") == .givenUp)
  }

  // MARK: Categories

  @Test(arguments: [
    "- Craft\n- ⛵ Estuary (color: indigo)\n- Grün (icon: leaf, color: Grey)\n- Self-Care (color: mint)",
    "### For pay\n\n- School\n\n### For nothing\n\n- Garden",
  ])
  func categoriesAreAccepted(_ body: String) {
    #expect(outcome(body, in: "Categories") == .accepted)
  }

  @Test(arguments: [
    "- Health\n- health", "- Health\n- Health", "- Health (color: nothing such)", "- Health (due: 2026-12-01)",
    "- 🌿 Health (icon: leaf)",
    "- 🌿", "- [ ] Health", "- Health (green)", "- Health (color:green)", "- TODO health", "- Health\n  Words.",
    "- Health\nWords.",
    "- Health (color: red, color: mint)", "- Health: mine", "- Health #tag", "- 2026", "- Health (color: red) (icon: leaf)",
  ])
  func categoriesAreGivenUp(_ body: String) {
    #expect(outcome(body, in: "Categories") == .givenUp)
  }

  // MARK: Routine

  @Test(arguments: [
    "- 05:45 ☕ Coffee, no screens\n- 06:00 - 07:30 ✍️ The book (every: weekday, color: indigo, notify: start)",
    "- 9:00 Market (every: sat, from: 2026-04-04, until: 2026-10-31)\n- 22:00 - 24:00 Sleep\n- 09:00: Tea",
    "- 10:00 - 11:30 🥕 Allotment (every: 2 weeks on sun, in: mar apr may, from: 2026-03-01, color: green)",
    "- 09:00 - 10:00 Walk (icon: figure.walk, notify: start end)\n- 09:30 - 10:30 Walk\n- 06:00 Tea (color: red)",
    "A day of my own begins with these.\n\n- 09:00 Tea\n\n### Late\n\n- 21:45 Lamp out",
  ])
  func blocksAreAccepted(_ body: String) {
    #expect(outcome(body, in: "Routine") == .accepted)
  }

  @Test(arguments: [
    "- Tea", "- Tea (every: weekday)", "- 23:00 - 01:00 Sleep", "- 10:00 - 09:00 Tea", "- 09:00 Gym weekdays",
    "- 09:00 Gym mon wed",
    "- 09:00 Gym (weekdays)", "- 09:00 Gym every monday", "- 09:00 Tea (every: 2 hours)",
    "- 09:00 Tea (every: 3 days after done)",
    "- 09:00 Tea (every: 3x week)", "- 09:00 Tea (every: 2 weeks on wed)", "- 09:00 Tea (every: month on 31)",
    "- 09:00 Tea (every: weekday, at: 10:00)", "- 09:00 Tea (from: 2026-03-01)", "- 09:00 Tea (until: 2026-03-01)",
    "- 09:00 Tea (in: mar)", "- 09:00 Tea (every: weekday, from: 2026-04-01, until: 2026-03-01)",
    "- 09:00 Tea (project: Thesis)",
    "- 09:00 ☕ Tea (icon: leaf)", "- 09:00 ☕", "- 09:00", "- [ ] 09:00 Tea", "- 09:00 [ ] Tea", "- 25:00 Tea",
    "- 09:00 10:00 Tea",
    "- 09:00 Tea, 30 min", "- 09:00 Tea\n  - [ ] Milk", "- 09:00 Tea\n  Words.", "- 2026-11-20 Tea", "- mon 09:00 Tea",
    "9:00 Tea",
  ])
  func blocksAreGivenUp(_ body: String) {
    #expect(outcome(body, in: "Routine") == .givenUp)
  }

  // MARK: Settings, titles and names

  @Test(arguments: [
    "clock: 12h\nweek-starts: sunday\n", "icon: 🌊\nday-starts: 05:30\nday-ends: 24:00\n",
    "default-block: 45m\nmidnight: 03:00\n",
    "reminders: [morning 06:30, evening 19:45]\ninsights: [streak, best-ritual]\n",
    "days: journal\npages: [pages, more/pages]\n",
    "insights: streak\n",
  ])
  func propertiesAreAccepted(_ properties: String) {
    #expect(outcome("## Pages\n\n- [[Health]]", properties: properties) == .accepted)
  }

  @Test(arguments: [
    "clock: 13h\n", "week-starts: someday\n", "day-starts: 10:00\nday-ends: 09:00\n", "day-starts: 25:00\n",
    "default-block: 2m\n",
    "midnight: 13:00\n", "reminders: [noon 12:00]\n", "insights: [nothing]\n", "days: /journal\n", "days: a\npages: a\n",
    "days: ../a\n", "allow: missing-title\n", "tags: [a]\n", "colour: red\n", "category: Health\n", "born: 1990-06-14\n",
    "clock: 12h\nclock: 24h\n", "clock:\n", "clock: \"12h\"\n", "insights:\n  - streak\n", "icon: nothing such\n",
  ])
  func propertiesAreGivenUp(_ properties: String) {
    #expect(outcome("## Pages\n\n- [[Health]]", properties: properties) == .givenUp)
  }

  @Test(arguments: ["vault.md", "pages/tidemark.md", "my-tidemark.md"])
  func namesOfOthersAreGivenUp(_ name: String) {
    #expect(outcome("", name: name) == .givenUp)
  }

  @Test(arguments: ["My Tidemark #home", "My (old) vault", "🌊 Mine", "", "<b>"])
  func titlesAreGivenUp(_ title: String) {
    #expect(outcome("", titled: title) == .givenUp)
  }

  /// Another kind of file in the place of a root is misplaced.
  @Test(arguments: ["page", "project", "stacks", "activities"])
  func otherKindsAreGivenUp(_ kind: String) {
    #expect(RecognitionLaws.outcome(ofKind: kind, titled: "Mine", name: "tidemark.md", "") == .givenUp)
  }
}
