import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct TaskJSONTests {
  private func object(_ line: String, now: String = "10:15") throws -> [String: Any] {
    let run = try TaskVault().run(line, now: now)
    #expect(run.status == .success)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func aTaskHasAllThatIsKnownOfIt() throws {
    let list = try object("tasks --json")
    let projects = try #require(list["projects"] as? [[String: Any]])
    let tasks = try #require(projects[0]["toDo"] as? [[String: Any]])
    let draft = try #require(tasks.last)
    #expect(draft["title"] as? String == "Draft chapter 3, all of it with the notes at the end")
    #expect(draft["state"] as? String == "open")
    #expect(draft["project"] as? String == "Thesis")
    #expect(draft["due"] as? String == "2026-11-25")
    #expect(draft["daysUntilDue"] as? Int == 5)
    #expect(draft["priority"] as? String == "high")
    #expect(draft["steps"] as? [String: Int] == ["done": 1, "all": 2])
    #expect((draft["path"] as? String)?.hasSuffix("projects/thesis.md") == true)
    #expect(draft["line"] as? Int == 9)
    let next = try #require(draft["nextBlock"] as? [String: Any])
    #expect(next["date"] as? String == "2026-11-20")
    #expect(next["start"] as? String == "09:00")
    #expect(next["end"] as? String == "11:00")
    #expect(next["name"] as? String == "Deep work")
    #expect(next["isRunning"] as? Bool == true)
    #expect(next["line"] as? Int == 7)
  }

  @Test func aRecurringTaskHasItsDays() throws {
    let projects = try #require(try object("tasks --json")["projects"] as? [[String: Any]])
    let tasks = try #require(projects[0]["toDo"] as? [[String: Any]])
    let count = try #require(tasks.first { $0["title"] as? String == "Count the words" })
    #expect(count["every"] as? String == "wed")
    #expect(count["openSince"] as? String == "2026-11-18")
    #expect(count["nextDay"] as? String == "2026-11-25")
    #expect(count["lastDone"] as? String == "2026-11-04")
    let tape = try #require(tasks.first { $0["title"] as? String == "Type up a tape" })
    #expect(tape["state"] as? String == "waiting")
    #expect(tape["openSince"] == nil)
  }

  @Test func textsAreThoseOfTheFile() throws {
    let projects = try #require(try object("tasks --json")["projects"] as? [[String: Any]])
    let titles = (projects[0]["toDo"] as? [[String: Any]])?.compactMap { $0["title"] as? String }
    #expect(titles?.contains("Call \u{1B}[31mred\u{1B}[0m") == true)
  }

  @Test func theListSaysWhatItIsOf() throws {
    let list = try object("tasks --json --project thes --due tomorrow --priority medium --done all", now: "23:59")
    #expect(list["today"] as? String == "2026-11-20")
    #expect(list["now"] as? String == "2026-11-20T23:59")
    #expect(list["project"] as? String == "Thesis")
    #expect(list["dueBy"] as? String == "2026-11-21")
    #expect(list["priority"] as? String == "medium")
    #expect(list["counts"] as? [String: Int] == ["open": 1, "overdue": 0, "dueToday": 0, "done": 0])
  }
}
