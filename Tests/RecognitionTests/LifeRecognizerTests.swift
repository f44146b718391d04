import TestLaws
import TestSupport
import Testing

/// Lives that are recognized, and those that look much like them and are not. Today is 2026-11-20, in the week from 2026-11-19 on.
@Suite struct LifeRecognizerTests {
  private func outcome(_ body: String, properties: String = "born: 1990-06-14\n") -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "life", titled: "My life in weeks", name: "life.md", properties: properties, body)
  }

  @Test(arguments: [
    // Marks
    "", "- 2026-11-20", "- 2026-11-20 Fog", "- 2026-11-20 🚂 Three days on the sea wall", "- 2026-11-20 🚂", "- 1990-06-14 Born",
    "- 2026-11-25 The last day of the week", "- 2026-11-20 (rating: good)", "- 2026-11-20 🚂 (rating: good, category: rest)",
    "- 2026-11-20 Fog, and chapter 8 (rating: good, category: work, marked: 2026-11-20)\n- 2026-11-12 Fog (rating: good)",
    "- 2026-11-20 10 km", "- 2026-11-20 Gale. Slates off! *Nobody* under them", "- 2026-11-20: Fog", "- 2026-11-20, Fog",
    "- 2026-11-20 Mum’s hip – and “Fog” (rating: hard)", "- 2026-11-20 Été à Lisbonne", "- 2026-11-20 To the lock and back",
    "- 2026-11-18 The last day of a week\n- 2026-11-19 The first of the next\n\n- 2026-11-11 Another",
    // Sections
    "Words.\nAnd *more* words (of them), and 2 numbers.\n\n- 2026-11-20\n\nWords.",
    "## 2026\n\n- 2026-11-20 Fog\n\n## 2021 - 2024\n\n- 2024-11-20 Fog\n\n## Before\n\n- 2019-11-20 Fog",
    "## Then\n\n### 2025\n\n- 2025-11-20\n\n### 2024\n\n- 2024-11-20\n\n### Before\n\n- 2023-11-20",
    "## 2025\n\n- 2025-11-20\n\n### 2024\n\n- 2024-11-20\n\n### Summer\n\n- 2025-07-20",
    // Phases
    "## Phases\n\nWhat the years were.\n\n- 1990-06-14 - 1996-08-31 Infancy\n- 1996-09-01 🎒 School (color: orange)\n- 2008-09-15 Work",
    "## Phases\n\n- 2008-09-15 Work\n- 1990-06-14 - 2008-09-14 Youth (color: teal)\n- 1980-01-01 - 1980-12-31 Before",
    "## phases\n\n- 2030-01-01 What comes\n\n## 2026\n\n- 2026-11-20", "## Phases\n\n### Youth\n\n- 2008-09-15 Work",
    "## Phasen\n\n- 2008-09-15 Arbeit", "## Chapters\n\n- 2008-09-15 Work",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    // Days
    "- 2026-11-26 A week to come", "- 1990-06-13 Before birth", "- 2026-11-20 Fog\n- 2026-11-19 Fog", "- 2026-02-30 Fog",
    "- 2026-11-02 - 2026-11-05 Rome", "- 2026-11-02 to 2026-11-05 Rome", "- 2026-11-02 to 5 Rome", "- 2026-11-02/05 Rome",
    "- 2026-11-02, 2026-11-12 Rome", "- 2026-11-02 and 2026-11-12 Rome", "- 2026-11-02 2026-11-12 Rome",
    "- 2026-11-02 1️⃣ 2026-11-12 Rome", "- 2026-11-02 🚂 2026-11-12 Rome", "- 2026-11-02 - Rome",
    "- 2026-11-2 Rome", "- 2026/11/02 Rome", "- 2.11.2026 Rome", "- [[2026-11-02]] Rome", "- 2026-11 Rome", "- 2026-11-02Rome",
    "- Rome: 2026-11-02", "- yesterday: Rome", "- 2026: Rome", "- 2026-11-02? Rome", "- Week 1547: met Teresa",
    "- wk 1547 Teresa",
    "- 2. November 2026 Rome", "- Rome", "- 🚂 2026-11-02 Rome", "## 2025\n\n- 2026-11-02 Rome", "### 2025\n\n- 2026-11-02 Rome",
    "## 2025\n\n### Summer\n\n- 2026-07-02 Rome", "## 2025\n\n- Week 40",
    // Words
    "- 2026-11-02 \(String(repeating: "a", count: 141))", "- 2026-11-02 Rome #trip", "- 2026-11-02 Rome ^rome",
    "- 2026-11-02 rating:good", "- 2026-11-02 Rome [x]", "- 2026-11-02 [ ] Rome", "- [ ] 2026-11-02 Rome", "- 2026-11-02  Rome",
    "- 2026-11-02 Rome\n  and Naples", "- 2026-11-02 Rome\nand Naples", "- 2026-11-02 Rome\n  - Naples", "- 2026-11-02 `Rome`",
    "- 2026-11-02 📅 2026-11-03", "- 2026-11-02 TODO <br>", "- 2026-11-02 10:30 Rome", "* 2026-11-02 Rome", "-2026-11-02 Rome",
    "1. 2026-11-02 Rome", "-", "- ", "- \(String(repeating: " ", count: 12))",
    // Fields
    "- 2026-11-02 Rome (rating: fine)", "- 2026-11-02 Rome (good)", "- 2026-11-02 Rome (rest)",
    "- 2026-11-02 Rome (rating good)",
    "- 2026-11-02 Rome (rating: good, rating: good)", "- 2026-11-02 Rome (color: red)", "- 2026-11-02 (rating: good) Rome",
    "- 2026-11-02 Rome (rating: good) (category: rest)", "- 2026-11-02 Rome (rating: good",
    "- 2026-11-02 Rome (category: Rome)",
    "- 2026-11-02 Rome (marked: 2026-11-31)", "- 2026-11-02 Rome (icon: book)", "- 2026-11-02 Rome (rating:good)",
    "- 2026-11-02 Rome (mood: good)", "- 2026-11-02 Rome (due: 2026-12-01)", "- 2026-11-02 Rome {rating: good}",
    "- 2026-11-02 Rome ()", "- 2026-11-02 Rome(rating: good)", "- 2026-11-02 Rome (rating: good).",
    "- 2026-11-02 (since Monday)",
    "- 2026-11-12 (rating: good)\n\n## Phases\n\n- 2026-11-02 Rome (rating: good)",
    "## Phases\n\n- 2026-11-02 Rome (icon: nothing such)",
    // Phases
    "## Phases\n\n- Infancy", "## Phases\n\n- since 2019 Work", "## Phases\n\n- 2008 - 2012 University",
    "## Phases\n\n- 2008-09 - 2012-06 University", "## Phases\n\n- 2012-06-01 - 2008-09-01 University",
    "## Phases\n\n- 2008-09-15 - now Work", "## Phases\n\n- 2008-09-15 until today Work", "## Phases\n\n- 2008-09-15 bis heute",
    "## Phases\n\n- 2008-09-15 - 2012-06-01 A\n- 2012-06-01 B", "## Phases\n\n- 2008-09-15 A\n- 2008-09-15 B",
    "## Phases\n\n- 2008-09-15 - 2012-06-01 A\n- 2010-06-01 - 2011-06-01 B\n- 2012-01-01 C",
    "## Phasen\n\n- 2008-09-15 - 2012-06-01 A",
    "## My phases\n\n- 2008 - 2012 University", "## Chapters\n\n- 2024: Rome",
    // Lines
    "## 2026\n\n## 2026", "## Phases\n\n## phases", "### Then\n\n### Then", "## 2026 (theme: soft)", "##2026", "#### 2026",
    "# 2026",
    "2026\n---", "## 2026 #trip", "2026-11-02 Rome", "2026-11-02 Rome\n2026-11-09 Naples", "Week 1547: Rome", "W1547: Rome",
    "rating: good", "view: mono", "due: 2026-12-01", "> Words", "![Rome](rome.png)", "<br>", "[Rome]: x", "Words\n\n    - Rome",
    "- 2026-11-02\n\n  Words below it.",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test(arguments: [
    "icon: ⏳\nborn: 1984-03-09\nexpectancy: 85\nnotify: 07:30\n", "born: 1984-03-09\nnotify: off\nview: mono\n",
    "tags: [home, years]\nborn: 1984-03-09\nexpectancy: 130\nview: color\n",
  ])
  func propertiesAreAccepted(_ properties: String) {
    #expect(outcome("- 2026-11-20 Fog", properties: properties) == .accepted)
  }

  @Test(arguments: [
    "", "icon: ⏳\n", "born: 1984-02-30\n", "born: 9.3.1984\n", "born: 1984\n", "born: 2030-01-01\n",
    "born: 1984-03-09\nexpectancy: 131\n", "born: 1984-03-09\nexpectancy: 0\n", "born: 1984-03-09\nexpectancy: many\n",
    "born: 1984-03-09\nnotify: 25:00\n", "born: 1984-03-09\nnotify: never\n", "born: 1984-03-09\nnotify: 07:30:\n",
    "born: 1984-03-09\nview: grey\n", "born: 1984-03-09\nborn: 1984-03-09\n", "birthday: 1984-03-09\n",
    "born: 1984-03-09\ncolor: red\n", "born: 1984-03-09\nallow: duplicate-week\n",
  ])
  func propertiesAreGivenUp(_ properties: String) {
    #expect(outcome("- 2026-11-20 Fog", properties: properties) == .givenUp)
  }

  @Test func theExampleIsAccepted() throws {
    let life = try #require(Corpus.examples.first { $0.name == "life.md" })
    #expect(RecognitionLaws.outcome(of: life.bytes, name: life.name, in: RecognitionLaws.contexts[0]) == .accepted)
  }
}
