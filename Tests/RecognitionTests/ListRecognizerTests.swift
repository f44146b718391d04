import TestLaws
import TestSupport
import Testing

/// Days, projects and stacks that are recognized, and those that look much like them and are not.
@Suite struct ListRecognizerTests {
  private func outcome(_ body: String) -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "day", titled: "2026-11-20 Friday", name: "days/2026-11-20.md", body)
  }

  private func outcome(ofProject text: String) -> RecognitionLaws.Outcome {
    let file = Array("---\nkind: project\n\(text)\n".utf8)
    return RecognitionLaws.outcome(of: file, name: "projects/thesis.md", in: RecognitionLaws.contexts[0])
  }

  private func outcome(ofStacks body: String) -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "stacks", titled: "Task stacks", name: "stacks.md", properties: "icon: 🗂️\n", body)
  }

  @Test(arguments: [
    "- Words", "- [ ] Call the plumber", "- [x] Call the plumber\n- [-] Call Ana", "- 09:00 - 10:00 Work", "- 09:00 - 10:00",
    "- 09:00 - 10:00 🏊 Swimming (color: red, notify: start end)", "- [ ] 09:00 - 10:00 Work\n  - [ ] Read",
    "- 09:00 - 10:00 Work\n  - [ ] Read (project: Thesis)\n  - A note\n    - [x] Read\n",
    "- 16:30 - 17:15 Physio (icon: figure.walk, color: mint)\n- [ ] Walk (icon: figure.walk)\n- Swim (icon: figure.pool.swim)",
    "- [ ] Ring Mum (due: 2026-11-25, priority: low)",
    "- A note that says `ask about the key`, and no more", "- Back to [[Compass]] after lunch", "- Back to [[Compass]]",
    "- [ ] Read [[Compass]] and `the notes` of it",
    "- [ ] Read\n  the second half of it\n- [x] Write\n  - [ ] Begin\n  - [ ] End", "- Paint: the green of the gate",
    "## 📝 Notes\n\n- One\n\n### 🌊 Group\n\n- One\n\n## Group",
    "## Notes\n\n- One\n\n### Group\n\n- [ ] One\n\n## Journal\n\nA day. It was *good*, and [[Compass]] was right.\n4 of us went.",
    "- 09:00 - 10:00 Work\n  - [ ] Read\n    - noon lunch\n      - [ ] Read\n- [x] Write\n  - noon lunch",
    "- 22:00 Evening", "- 9am Work", "- [ ] Café au lait", "- Ce que François en dit",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    "- [ ] Call the plumber tomorrow", "- [ ] Call the plumber\n- [ ] Call the plumber", "- 10:00 - 09:00 Work",
    "- 09:00 - 10:00 Work\n- 09:30 - 11:00 Mail", "- noon lunch", "- [ ] Order bulbs!!", "- [ ] Order bulbs asap",
    "- [ ] Anruf vor 10:30", "- [ ] Rent (vence: viernes, urgente)",
    "Words\n- [ ] a\nb",
    "- 09:00 - 10:00 🏊 Swimming (icon: figure.walk)", "- 09:00 - 10:00 Work (icon: .walk)",
    "- 09:00 - 10:00 Work (notify: 09:00)",
    "- 09:00 - 10:00 Work (color: mauve-ish)", "- [ ] Read (project: Thesis, due: 2026-11-25)", "- [ ] Read (done: 2026-11-19)",
    "- tomorrow: dentist", "- 09:00 - 10:00 Work\n  - noon lunch",
    "- 09:00 - 10:00 Work\n  - Words\n    - [ ] Read\n  - [ ] Read",
    "## Notes\n\n## Notes", "due: 2026-11-25", "- [x] Report - 16.11.", "- [ ] Read every tuesday", "- Words\n    - Code",
    "[ ] Words", "- [ ] (A) Words",
    "- 18:00 - 19:00 gym [ ]", "#tag and words", "- lunch 12-13", "TODO call Ana", "- Mail\n  - 14:00 Ana",
    "- [ ] 09:00 - 10:00 Work\n  - [ ] Work", "- [ ] Caf\u{E9}\n- [ ] Cafe\u{301}", "- [ ] \u{C5}s\n- [ ] \u{212B}s",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test(arguments: [
    "---\n\n# Thesis\n\n- [ ] Write", "icon: 🧾\ncolor: pink\n---\n\n# Thesis 2\n\nWhat it is for.\n\n- [ ] Write\n",
    "---\n\n# Thesis\n\n- [ ] Write (due: 2026-12-01, notify: 09:30)\n- [ ] Read (icon: book.closed)",
    "color: teal\n---\n\n# Thesis\n\n- [ ] Write (due: 2026-12-01, priority: high)\n  A note.\n  - [ ] Begin\n\n## Done\n\n- [x] Read",
    "---\n\n# Thesis\n\n- [ ] Write\n  - [ ] Begin\n- [ ] Read\n  - [ ] Begin", "---\n\n# Thesis\n\n- Words\n- Words",
    "---\n\n# Thesis\n\n- [ ] Read the tables of 1911",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n  - 2026-11-09\n  - 2026-11-20 two pages\n- [ ] Read (every: fri, at: 07:30)",
  ])
  func projectIsAccepted(_ text: String) {
    #expect(outcome(ofProject: text) == .accepted)
  }

  @Test(arguments: [
    "tags: [a,b]\n---\n\n# Thesis", "tags: [a, ]\n---\n\n# Thesis", "tags: [\"a\"]\n---\n\n# Thesis",
    "---\n\n# All\n\n- [ ] Write", "---\n\n# Thesis\n\n- [ ] Write\n\n## Done\n\n- [x] Write",
    "color: mauve-ish\n---\n\n# Thesis",
    "colour: pink\n---\n\n# Thesis", "color: pink\ncolor: pink\n---\n\n# Thesis", "allow: duplicate-task\n---\n\n# Thesis",
    "time: evening\n---\n\n# Thesis", "icon: 🧾 🧾\n---\n\n# Thesis", "color: pink\n  and blue\n---\n\n# Thesis",
    "---\n\n# Thesis\n\n- [ ] Read 60%", "---\n\n# Thesis\n\n- [ ] Write the summary tomorrow",
    "---\n\n# Thesis\n\n- [ ] Write (notify: 09:00)", "---\n\n# Thesis\n\n- [ ] Write (due: 2026-12-01, notify: 25:00)",
    "---\n\n- [ ] Write", "---\n\n# Thesis\n\n- [x] Write (every: week)", "---\n\n# Thesis\n\n- [ ] Write (every: 2 weeks)",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n  - 2026-11-21",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n\n  - 2026-11-20",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n  - [ ] Begin", "---\n\n# Thesis\n\n- [ ] Write (every: 3x/week)",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n  - 2026-11-02 forgot", "---\n\n# Thesis\n\n- [ ] Write\n  - 2026-11-02",
    "---\n\n# Thesis\n\n- [ ] Write (every: week, until: 2026-11-02, from: 2026-11-09)",
    "---\n\n# Thesis\n\n- [ ] Write (every: week)\n- [ ] Write", "---\n\n# Thesis\n\n- [ ] Call asap (every: fri)",
    "---\n\n# Thesis\n\n- [ ] Call important! (every: fri)", "---\n\n# Thesis\n\n- [ ] Read (at: 09:00, every: 2 hours)",
    "---\n\n# Thesis\n\n- [ ] B (every: fri)\n\n2026-11-14 x", "---\n\n# Thesis\n\n- [ ] B (every: fri)\n  - 2026-11-13\nno",
    "---\n\n# Thesis\n\n- [ ] B (every: fri)\n  - 2026-11-06\n2026-11-13 x",
    "---\n\n# Thesis\n\n- [ ] Caf\u{E9}\n- [ ] Cafe\u{301}", "---\n\n# Thesis\n\n- [ ] a;b\n- [ ] a\u{37E}b",
    "---\n\n# Thesis\n\n- [ ] Call\n  - \tsources",
    "---\n\n# Thesis\n\n- [ ] Write\n  - [ ] Begin\n  - [x] Begin",
  ])
  func projectIsGivenUp(_ text: String) {
    #expect(outcome(ofProject: text) == .givenUp)
  }

  @Test(arguments: [
    "", "Things that go together.\n\n## ☀️ Morning reset\n\n- [ ] Open the window\n- [ ] Make the bed",
    "## 📞 Calls\n\nTen minutes each.\n\n- [ ] Call the bank (project: House)\n- [ ] Call the bank (project: Thesis)",
    "- [ ] Check the tide tables for 1911 (project: One Window)\n- [ ] Mail\n  - [ ] Read\n  - [x] Write\n- Words\n  - [ ] Read",
    "## One\n\n- [ ] Read\n\n## Two\n\n- [ ] Read\n\n### Group\n\n- [ ] Read\n\n### Other\n\n- [x] Read\n- [-] Write",
    "- [ ] Read (due: 2026-12-01, priority: high)\n- [x] Write (done: 2026-11-02)\n- [ ] Café au lait\n- Words\n- Words",
    "- [ ] Read the first 12 pages", "- [ ] Read\n  the second half of it", "- [x] Read ✔", "- [ ] Order “The sea”",
  ])
  func stacksAreAccepted(_ body: String) {
    #expect(outcome(ofStacks: body) == .accepted)
  }

  @Test(arguments: [
    "## One\n\n## One", "## One\n\n## ☀️ One", "## ☀️", "## #One", "## One (icon: book)", "- [ ] Read\n- [ ] Read",
    "- [ ] Read (project: Thesis)\n- [ ] Read (project: Thesis)", "- [ ] Read\n  - [ ] Begin\n  - [ ] Begin",
    "- [ ] Read (project: Thesis, due: 2026-12-01)", "- [ ] Read (done: 2026-11-02)", "- [ ] Read (due: 2026-11-31)",
    "- [ ] Read (every: fri)", "- [ ] Read (every: fri)\n  - 2026-11-13", "- [ ] Read (notify: 09:00)",
    "- [ ] Read (color: red)",
    "- [ ] Read (due: 2026-12-01, notify: 09:00)", "- [ ] Call the plumber tomorrow", "- [ ] Read every tuesday",
    "- [ ] Read, urgent",
    "- [ ] Order bulbs!!", "- [ ] Read 60%", "- [ ] Read 7/12", "- [ ] 09:00 Read", "- 09:00 Read", "- [ ] (A) Read",
    "- [?] Read",
    "- Read [x]", "- ✅ Read", "- TODO read", "- every martes: yard duty", "- [ ] Read #home", "- [ ] Read ^id",
    "- Words\nWords",
    "- [ ] Read ✔", "- [ ] Read ✘ (due: 2026-12-01)", "- [ ] `Read` ✓", "- [ ] Read the first\n  half ☑\u{FE0F}",
    "- [ ] Read \u{FE0F}✖",
    "- [ ] Read\n  - 2026-11-13", "- [ ] Read due friday", "due: 2026-12-01", "[ ] Read", "- [ ] Caf\u{E9}\n- [ ] Cafe\u{301}",
  ])
  func stacksAreGivenUp(_ body: String) {
    #expect(outcome(ofStacks: body) == .givenUp)
  }

  @Test func aDayThatIsOverNeedsEnds() {
    let text = Array("---\nkind: day\n---\n\n# 2026-11-19 Thursday\n\n- 22:00 Evening\n".utf8)
    #expect(RecognitionLaws.outcome(of: text, name: "2026-11-19.md", in: RecognitionLaws.contexts[0]) == .givenUp)
  }
}
