import Chronology
import Diagnostics
import Outline
import SourceText
import TestSupport
import Testing

@testable import Lint

/// What says when among the words of an open task (format, *When among the words*): told once, with what to write.
@Suite struct WhenAmongWordsTests {
  private static let today = CivilDate("2026-11-23")!

  /// The head of a file of a kind, and what stands above the task.
  static let heads = [
    "page": "page\n---\n\n# Page\n\n## Plans\n\n", "project": "project\n---\n\n# Project\n\n",
    "stacks": "stacks\n---\n\n# Stacks\n\n## Desk\n\n", "day": "day\n---\n\n# 2026-11-25\n\n",
    "block": "day\n---\n\n# 2026-11-25\n\n- 09:00 - 10:00 Desk\n  ", "step": "project\n---\n\n# Project\n\n- [ ] Post\n  ",
  ]

  @Test(arguments: [
    (
      "project", "Midterm 12/1 @ 9am room 204", "12/1 @ 9am",
      "“(due: 2026-12-01, notify: 09:00)” or “(due: 2027-01-12, notify: 09:00)”"
    ),
    ("page", "Oma 80 on 14.2.27", "on 14.2.27", "“(due: 2027-02-14)”"),
    ("page", "Elternabend Mi 25.11. 19:30", "25.11. 19:30", "“(due: 2026-11-25, notify: 19:30)”"),
    ("page", "Passport expires 08/2028", "expires 08/2028", "“(due: 2028-08-31)”"),
    ("page", "Netflix cancel before 1st Jan", "before 1st Jan", "“(due: 2027-01-01)”"),
    ("stacks", "Essay due 18 Dec (4-6 hrs)", "due 18 Dec", "“(due: 2026-12-18)”"),
    ("step", "read ch. 14 (45 pgs) before Thursday", "before Thursday", "“(due: 2026-11-26)”"),
    ("project", "study group @Sun 4pm", "@Sun 4pm", "“(due: 2026-11-29, notify: 16:00)”"),
    ("project", "Talk in 2 weeks (w/ Leah)", "in 2 weeks", "“(due: 2026-12-07)”"),
    ("project", "Talk 9am on 3 Dec, room 2", "9am on 3 Dec", "“(due: 2026-12-03, notify: 09:00)”"),
    ("project", "Talk next Wednesday with Leah", "next Wednesday", "“(due: 2026-11-25)”"),
    ("project", "Quiz every Wed at 10", "every Wed at 10", "“(every: wed, at: 10:00)”"),
    ("page", "B12 jab every 12 wks, last 3 Nov", "every 12 wks", "“(every: 12 weeks)”"),
    ("page", "office hours Tue/Thu 2-3:30", "Tue/Thu", "“(every: tue thu)”"),
    ("project", "Call 11:45, then write", "11:45", "write its day too, as “(due: 2026-11-23, notify: 11:45)”"),
    ("day", "handover due tomorrow 0700", "due tomorrow 0700", "“(due: 2026-11-26, notify: 07:00)”"),
    ("day", "ring pharmacy b4 5pm", "b4 5pm", "“(due: 2026-11-25, notify: 17:00)”"),
    ("day", "essay 11:59PM submit", "11:59PM", "write “23:59 essay submit” if it begins then"),
    ("page", "Form before 27/nov", "before 27/nov", "“(due: 2026-11-27)”"),
    ("project", "Report by EOW, all of it", "by EOW", "“(due: 2026-11-29)”"),
    ("page", "Gym MWF", "MWF", "“(every: mon wed fri)”"),
    ("page", "Sport Mo, Di, Mi", "Mo, Di, Mi", "“(every: mon tue wed)”"),
    ("project", "Trip moved to Friday", "to Friday", "“(due: 2026-11-27)”"),
    ("project", "Trip put off to 12/3, with Jo", "to 12/3", "“(due: 2026-12-03)” or “(due: 2027-03-12)”"),
    ("block", "letters by Friday, all", "by Friday", "“(due: 2026-11-27)”"),
    // How long it takes, behind an English day; `9h` behind a French one is a time.
    ("page", "Long walk on sun 2h", "on sun", "“(due: 2026-11-29)”"),
    ("page", "Drive to Ana 12/1 3h", "12/1", "“(due: 2026-12-01)”"),
    ("page", "Dentiste lundi 9h avec Léa", "lundi 9h", "“(due: 2026-11-23, notify: 09:00)”"),
    ("page", "Film on fri 20h", "on fri 20h", "“(due: 2026-11-27, notify: 20:00)”"),
  ])
  func isTold(_ place: String, _ words: String, _ quoted: String, _ help: String) throws {
    let found = try findings(place, "- [ ] \(words)")
    #expect(found.map(\.rule) == ["unread-when"])
    #expect(found.first?.message == "“\(quoted)” is read as words")
    #expect(found.first?.help?.contains(help) == true, "\(found.first?.help ?? "")")
    // What has the field is not told again, and without a box or behind a tick it is prose.
    #expect(try findings(place, "- [x] \(words)").filter { $0.rule == "unread-when" }.isEmpty)
    if place != "day" { #expect(try findings(place, "- \(words)").filter { $0.rule == "unread-when" }.isEmpty) }
    #expect(try findings(place, "- [ ] \(words) (due: 2026-12-01)").filter { $0.rule == "unread-when" }.isEmpty)
  }

  @Test(arguments: [
    "Wash 2/3 of it", "Read section 3.2.", "Read Luke 15:10", "Cut it to 16:10", "Mind the shop 24/7", "Sort photos of 3 March",
    "Ask what is due 4 Dec, and why", "Look back on 2019", "Plan tomorrow", "Read pages 11-20",
    "Tickets for 18 Dec, two", "See [at 9am](https://a.test/1/2/2027)", "Explain `by Friday` to Jo", "Bake every day, or not",
    "Ride in a year", "Print version 1.2.", "Read 1848-1849", "Take part in 5k run", "Call 0800 1234",
    "Letters since 3 Dec, all",
    "Move to Friday Street", "Write WTF", "Ask Mo, Di and Jo", "So, Mo said it", "Read on", "Stand by me", "Find a Friday film",
    "Nothing before 2019", "Give it 7/10.",
  ])
  func isProse(_ words: String) throws {
    for place in ["page", "project"] { #expect(try findings(place, "- [ ] \(words)").map(\.message) == []) }
  }

  /// Prose as tasks: of the sentences of the set hardly one says when.
  @Test(arguments: ["If it is not settled by Friday I shall call", "Ask Tom, unless he writes before 1 Dec, for the key"])
  func aConditionIsASentence(words: String) {
    #expect(WhenAmongWords(0..<words.utf8.count, in: Array(words.utf8), today: Self.today) == nil)
  }

  @Test func proseWithBoxesHasHardlyAny() throws {
    let folder = "Tests/GrammarTests/Spellings/prose"
    // Some lines are close to what is told of tasks, and have no box.
    let lines = try ProjectFiles.names(in: folder).filter { !$0.hasPrefix("near-") }.flatMap { name in
      try ProjectFiles.text("\(folder)/\(name)").split(separator: "\n").compactMap { line -> String? in
        let words = line.drop { " -*+>#".contains($0) }
        return words.count > 8 && !"<|`[".contains(words.first ?? "<") ? "- [ ] \(words)\n" : nil
      }
    }
    let found = try findings("page", lines.joined()).count { $0.rule == "unread-when" }
    #expect(lines.count > 800)
    #expect(found * 50 < lines.count, "\(found) of \(lines.count)")
  }

  private func findings(_ place: String, _ line: String) throws -> [Diagnostic] {
    let text = "---\nkind: " + (try #require(Self.heads[place])) + line + "\n"
    let file = LintedFile(
      path: place == "day" || place == "block" ? "2026-11-25.md" : "line.md",
      document: Document(reading: SourceText(text)),
      context: LintContext(today: Self.today)
    )
    return Linter().lint(file)
  }
}
