import Diagnostics
import Planner
import Testing

@testable import Export

@Suite struct PlanImportTests {
  @Test func smallestPage() throws {
    #expect(try Plan(json: ["title": "A"]) == Plan.page(FocusPage(title: "A")))
  }

  @Test func unknownKeysAreIgnored() throws {
    let json: JSON = ["title": "A", "later": [1], "sections": [["title": "B", "line": 3, "items": [], "new": true]]]
    #expect(try Plan(json: json) == Plan.page(FocusPage(title: "A", sections: [PlanSection(title: "B")])))
  }

  @Test func unknownKindsAreLeftOut() throws {
    let json: JSON = ["tidemark": 1, "documents": [["kind": "diary", "title": "D"], ["kind": "page", "title": "P"]]]
    #expect(try JSONExport.plans(in: json) == [Plan.page(FocusPage(title: "P"))])
  }

  static let errors: [(JSON, String, JSONImportError.Reason)] = [
    ([], "", .wrongValue(.object)),
    ([:], "title", .missing),
    (["title": 1], "title", .wrongValue(.text)),
    (page([:]), "sections[0].items[0].type", .missing),
    (page(["type": "bullet"]), "sections[0].items[0].title", .missing),
    (
      page(["type": "checkbox", "title": "a", "state": "gone"]), "sections[0].items[0].state",
      .wrongValue(.oneOf(["open", "done", "dropped"]))
    ),
    (
      page(["type": "checkbox", "title": "a", "due": "2026-02-30"]), "sections[0].items[0].due",
      .wrongValue(.date)
    ),
    (page(["type": "schedule", "title": "a"]), "sections[0].items[0].start", .missing),
    (
      page(["type": "schedule", "title": "a", "start": "10:00", "end": "09:00"]), "sections[0].items[0].end",
      .wrongValue(.timeAfter("start"))
    ),
    (
      page(["type": "counter", "title": "a", "value": 1, "goal": 0]), "sections[0].items[0].goal",
      .wrongValue(.positiveNumber)
    ),
    (
      page(["type": "tally", "title": "a", "value": .number("1.5")]), "sections[0].items[0].value",
      .wrongValue(.wholeNumber(least: 0))
    ),
    (
      page(["type": "counter", "title": "a", "value": .number("1e3"), "goal": 1]), "sections[0].items[0].value",
      .wrongValue(.number)
    ),
    (
      page(["type": "streak", "title": "a", "streak": "sometimes"]), "sections[0].items[0].streak",
      .wrongValue(.rule)
    ),
    (
      page(["type": "streak", "title": "a", "streak": "3 times a week", "goal": 2]), "sections[0].items[0].goal",
      .wrongValue(.timesOfRule(3))
    ),
    (
      page(["type": "streak", "title": "a", "streak": "daily", "log": [["date": "2026-01-02", "until": "2026-01-01"]]]),
      "sections[0].items[0].log[0].until", .wrongValue(.dateAfter("date"))
    ),
    (
      page(["type": "habit", "title": "a", "goal": 0]), "sections[0].items[0].goal", .wrongValue(.wholeNumber(least: 1))
    ),
    (
      page(["type": "habit", "title": "a", "every": "often"]), "sections[0].items[0].every", .wrongValue(.rule)
    ),
    (page(["type": "mark", "title": "a"]), "sections[0].items[0].date", .missing),
    (
      page(["type": "mark", "title": "a", "date": "2026-01-05", "rating": "fine"]), "sections[0].items[0].rating",
      .wrongValue(.oneOf(["awful", "hard", "okay", "good", "great"]))
    ),
    (page(["type": "phase", "title": "a"]), "sections[0].items[0].start", .missing),
    (
      page(["type": "phase", "title": "a", "start": "2026-01-02", "end": "2026-01-01"]), "sections[0].items[0].end",
      .wrongValue(.dateNotBefore("start"))
    ),
    (
      page(["type": "activity", "title": "a", "since": "soon"]), "sections[0].items[0].since",
      .wrongValue(.date)
    ),
    (["title": "a", "sections": [["title": "b", "ended": "soon"]]], "sections[0].ended", .wrongValue(.date)),
    (page(["type": "bullet", "title": "a", "notes": [1]]), "sections[0].items[0].notes[0]", .wrongValue(.text)),
    (page(["type": "bullet", "title": "a", "fields": [["key": "b"]]]), "sections[0].items[0].fields[0].value", .missing),
  ]

  @Test(arguments: errors)
  func error(_ json: JSON, _ path: String, _ reason: JSONImportError.Reason) {
    #expect(throws: JSONImportError(path: path, reason: reason)) { try Plan(json: json) }
  }

  /// A page whose only section holds one item.
  private static func page(_ item: JSON) -> JSON {
    ["title": "A", "sections": [["title": "B", "items": [item]]]]
  }
}
