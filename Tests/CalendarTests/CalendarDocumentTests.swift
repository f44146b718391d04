import Calendar
import Chronology
import Foundation
import TestSupport
import Testing

/// Runs the examples of `Grammar/CALENDAR.md`.
@Suite struct CalendarDocumentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    var files: [(path: String, text: String)]
    var until: CivilDate?
    var output: String

    var testDescription: String { "line \(line)" }
  }

  private static let text = (try? ProjectFiles.text("Grammar/CALENDAR.md")) ?? ""
  static let examples = read(text)

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 6)
  }

  @Test(arguments: examples)
  func exampleHolds(_ example: Example) {
    let lines = CalendarSample(example.files).lines(CalendarOptions(until: example.until))
      .filter { !$0.hasPrefix("UID:") && !$0.hasPrefix("DTSTAMP:") }
    #expect(lines.joined(separator: "\n") + "\n" == example.output)
  }

  /// The rows of the table of rules.
  static let rules: [(rule: String, text: String)] = text.split(separator: "\n").compactMap { line in
    guard let match = line.wholeMatch(of: /\| `([^`]+)` \| (?:`(FREQ[^`]+)`|none) \|/) else { return nil }
    return (String(match.1), match.2.map(String.init) ?? "none")
  }

  @Test func thereAreRules() {
    #expect(Self.rules.count == 13)
  }

  @Test(arguments: rules)
  func ruleIsWritten(rule: String, text: String) throws {
    let schedule = RecurrenceSchedule(try Recurrence.parse(rule).get())
    #expect(CalendarRule(schedule)?.text ?? "none" == text)
  }

  private static func read(_ document: String) -> [Example] {
    var examples: [Example] = []
    var files: [(path: String, text: String)] = []
    var block: (info: String, line: Int, text: String)?
    for (index, line) in document.components(separatedBy: "\n").enumerated() {
      if let open = block {
        guard line == "```" else {
          block?.text += line + "\n"
          continue
        }
        block = nil
        let words = open.info.split(separator: " ")
        if words.first == "tidemark", words.count == 2 { files.append((String(words[1]), open.text)) }
        if words.first == "calendar" {
          let until = words.count == 3 ? CivilDate(String(words[2])) : nil
          examples.append(Example(line: open.line, files: files, until: until, output: open.text))
          files = []
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), index + 1, "")
      }
    }
    return examples
  }
}
