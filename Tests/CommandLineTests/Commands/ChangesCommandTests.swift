import Chronology
import Foundation
import TestSupport
import Testing

@testable import CommandLine

extension GitScene {
  /// A commit of all there is, at a moment on its author's clock.
  func commit(_ subject: String, at moment: String) throws {
    let run = try run("git add -A && GIT_COMMITTER_DATE='\(moment)' git commit -q -m '\(subject)' --date '\(moment)'")
    #expect(run.status == 0, "\(run.error)")
  }

  func write(_ name: String, _ text: String) throws { try folder.write("work/" + name, text) }

  /// What a command line came to on Friday 2026-11-20, with a word in place of each hash of a commit.
  func tidemark(_ arguments: String) throws -> String {
    try output("tidemark \(arguments) --today 2026-11-20 --now 10:15").replacing(
      /\b[0-9a-f]{7}([0-9a-f]{33})?\b/,
      with: "(hash)"
    )
  }

  /// Three commits and something that is not committed.
  static func withHistory() throws -> GitScene {
    let scene = try GitScene()
    let page =
      "---\nkind: page\n---\n\n# Health\n\n## Today\n\n- Water: 3/8 glasses\n- Meditate (streak: daily)\n  - 2026-11-15\n"
    let project = "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft chapter 3 (due: 2026-11-25)\n- [ ] Print\n"
    try scene.write("pages/health.md", page)
    try scene.write("projects/thesis.md", project)
    try scene.write("note.md", "# Somebody's note\n")
    try scene.commit("Begin", at: "2026-11-10T09:00:00+01:00")
    try scene.write("pages/health.md", page.replacing("3/8", with: "5/8") + "  - 2026-11-17 skipped ill\n")
    _ = try scene.run("git mv projects/thesis.md projects/book.md")
    try scene.write("note.md", "# Another note\n")
    try scene.commit("Evening of the 17th, on the phone", at: "2026-11-17T23:40:00-08:00")
    let done = project.replacing("- [ ] Draft chapter 3", with: "- [x] Draft the third chapter")
    try scene.write("projects/book.md", done.replacing("Thesis", with: "The book"))
    try scene.commit("Chapter", at: "2026-11-19T18:04:00+01:00")
    try scene.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 Desk\n  - [x] Print\n- 10:00 Bank\n"
    )
    try scene.write("projects/book.md", done.replacing("Thesis", with: "The book").replacing("[ ] Print", with: "[-] Print"))
    return scene
  }
}

@Suite struct ChangesCommandTests {
  @Test func tellsTheWeek() throws {
    let scene = try GitScene.withHistory()
    #expect(
      try scene.tidemark("changes") == """
        Not committed
          The book  projects/book.md
            Print dropped
          2026-11-20 Friday  days/2026-11-20.md  added, with 3 items, 1 of them done

        Thursday 2026-11-19 18:04  (hash)  Chapter
          The book  projects/book.md
            title: “Thesis” → “The book”
            renamed: Draft chapter 3 → Draft the third chapter
            Draft the third chapter done

        Tuesday 2026-11-17 23:40  (hash)  Evening of the 17th, on the phone
          Health  pages/health.md
            Water 3/8 → 5/8
            Meditate 2026-11-17 skipped ill
          Thesis  projects/book.md, was projects/thesis.md

        """
    )
    #expect(
      try scene.tidemark("changes --plain --since yesterday") == """
        not committed, projects/book.md: Print dropped
        not committed, days/2026-11-20.md: added, with 3 items, 1 of them done
        2026-11-19 18:04, projects/book.md: title: “Thesis” to “The book”
        2026-11-19 18:04, projects/book.md: renamed: Draft chapter 3 to Draft the third chapter
        2026-11-19 18:04, projects/book.md: Draft the third chapter done

        """
    )
    let narrow = try scene.output("COLUMNS=30 tidemark changes --today 2026-11-20")
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 30 }, "\(narrow)")
  }

  @Test func followsFilesAndThings() throws {
    let scene = try GitScene.withHistory()
    let file = try scene.tidemark("changes projects/book.md --plain --since \"2 weeks\"")
    #expect(
      file == """
        not committed, projects/book.md: Print dropped
        2026-11-19 18:04, projects/book.md: title: “Thesis” to “The book”
        2026-11-19 18:04, projects/book.md: renamed: Draft chapter 3 to Draft the third chapter
        2026-11-19 18:04, projects/book.md: Draft the third chapter done
        2026-11-17 23:40, projects/book.md: the file was projects/thesis.md
        2026-11-10 09:00, projects/thesis.md: added, with 2 items

        """
    )
    #expect(
      try scene.output("cd days; tidemark changes ../projects/book.md --plain --today 2026-11-20 --since 14\\ days") == file
    )
    // It is there no more.
    #expect(try scene.tidemark("changes projects/thesis.md --plain").hasSuffix("the file was projects/thesis.md\n"))
    #expect(try scene.tidemark("changes pages --plain").split(separator: "\n").count == 2)
    #expect(
      try scene.tidemark("changes meditate --plain") == "2026-11-17 23:40, pages/health.md: Meditate 2026-11-17 skipped ill\n"
    )
    #expect(try scene.tidemark("changes \"draft the\" --plain --since 2026-11-01").split(separator: "\n").count == 2)
    #expect(try scene.tidemark("changes today --plain").split(separator: "\n").count == 2)
    #expect(
      try scene.tidemark("changes nobody")
        == "Since 2026-11-14 nothing of “nobody” has changed. --since looks further back.\n"
    )
  }

  @Test func isJSONForPrograms() throws {
    let scene = try GitScene.withHistory()
    let text = try scene.tidemark("changes --json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(json.count == 3)
    #expect(json[0]["commit"] is NSNull)
    #expect(json[2]["date"] as? String == "2026-11-17T23:40:00-08:00")
    #expect(json[2]["author"] as? String == "Somebody")
    let files = try #require(json[2]["files"] as? [[String: Any]])
    let changes = try #require(files[0]["changes"] as? [[String: Any]])
    #expect(
      changes[0] as? [String: String] == [
        "of": "item", "item": "Water", "type": "counter", "section": "Today", "change": "value", "key": "value", "from": "3/8",
        "to": "5/8", "text": "Water 3/8 → 5/8",
      ]
    )
    #expect(files[1]["oldPath"] as? String == "projects/thesis.md")
    #expect(try scene.tidemark("changes nobody --json") == "[]\n")
  }

  @Test func aMergeIsToldOnce() throws {
    let scene = try GitScene.withHistory()
    try scene.commit("Laptop", at: "2026-11-20T08:00:00+01:00")
    _ = try scene.run("git checkout -q -b phone HEAD~1")
    let page = try scene.folder.text("work/pages/health.md")
    try scene.write("pages/health.md", page + "  - 2026-11-20\n")
    try scene.commit("Phone", at: "2026-11-20T07:00:00+01:00")
    _ = try scene.run("git checkout -q - && GIT_COMMITTER_DATE=2026-11-20T09:00:00Z git merge -q phone -m Merge")
    let told = try scene.tidemark("changes --plain --since yesterday")
    #expect(told.split(separator: "\n").count { $0.hasSuffix("pages/health.md: Meditate 2026-11-20") } == 1, "\(told)")
    #expect(told.contains("Print dropped"))
  }

  @Test func manyNewFilesAreCounted() throws {
    let scene = try GitScene()
    for number in 0..<9 { try scene.write("\(number).md", "---\nkind: page\n---\n\n# Page \(number)\n") }
    #expect(try scene.tidemark("changes") == "Not committed\n  10 files added; --plain lists them\n")
    #expect(try scene.tidemark("changes --plain").split(separator: "\n").count == 10)
  }

  @Test func aVaultWithoutCommits() throws {
    let scene = try GitScene()
    #expect(try scene.tidemark("changes") == "Not committed\n  Vault  tidemark.md  added\n")
    #expect(try scene.run("tidemark changes --vault \(scene.folder("home"))").status == 2)
  }

  @Test(arguments: [
    ("2026-11-01", "2026-11-01"), ("today", "2026-11-20"), ("Yesterday", "2026-11-19"), ("fri", "2026-11-20"),
    ("monday", "2026-11-16"), ("10 days", "2026-11-10"), ("3 weeks ago", "2026-10-30"), ("a month", "2026-10-20"),
    ("one year", "2025-11-20"), ("0 days", "2026-11-20"), ("last month", "2026-10-01"), ("2026q3", "2026-07-01"),
    ("mon..wed", "2026-11-16"),
  ])
  func howFarToLookBack(words: String, day: String) throws {
    let today = try #require(CivilDate("2026-11-20"))
    #expect(try SinceDay(words).date(from: today, weekStart: .monday).description == day)
  }

  @Test(arguments: ["", "10", "days", "10000 days", "ago", "3 hours"])
  func whatIsNoWayToLookBack(words: String) {
    #expect((try? SinceDay(words)) == nil)
  }
}
