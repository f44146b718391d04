import Chronology
public import Diagnostics
import Outline
import Reading

/// `property-value`: a value that a property cannot have.
public enum PropertyValue: Rule {
  public static let name = "property-value"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (key: PropertyKey, error: FieldValueError)? in
      if case .propertyValue(let key, let error) = kind { (key, error) } else { nil }
    }
    for (problem, range) in problems {
      let text = file.document.properties[problem.key].flatMap { written($0, problem.error) } ?? file.text(range)
      let words = ValueMessage(problem.error, of: problem.key.rawValue, written: text)
      findings.add(at: range, words.message, help: help(problem.error, problem.key, written: text) ?? words.help)
    }
  }

  /// What is wrong of a property: all of it, or the first text of a list that does not read.
  private static func written(_ property: Property, _ error: FieldValueError) -> String? {
    guard property.key?.takesList == true else { return property.text }
    let texts: [String]
    switch property.value {
    case .list(let list): texts = list
    case .text(let text): texts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    case .unread: return nil
    }
    switch error.reason {
    case .unknownWord(let allowed):
      // A reminder is its slot and a time.
      return texts.map { property.key == .reminders ? String($0.prefix { $0 != " " }) : $0 }.first { word in
        !allowed.contains(word.lowercased())
      }
    case .notATime: return texts.first { TimeOfDay(String($0.drop { $0 != " " }.drop { $0 == " " })) == nil }
    default: return property.text
    }
  }

  public static let page = RulePage(
    summary: "A value that a property cannot have",
    explanation: """
      Finds a known property of the front matter whose value is none of the words, or not of the kind, that it takes. The file \
      is read as if the property were absent.
      """,
    reason: "What the property was to say is not heeded: a page without its theme.",
    example: """
      ---
      kind: page
      theme: blod
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      theme: bold
      ---

      # Page
      """
  )

  // MARK: Messages

  /// What a line of front matter needs and the same mistake in a field does not.
  private static func help(_ error: FieldValueError, _ key: PropertyKey, written: String) -> String? {
    switch error.reason {
    case .empty: "write one after the colon, or delete the line"
    case .notATime where key == .reminders: "write the part of the day and a time, as “morning 07:00”"
    case .notATime where key == .notify: "write hours and minutes, as 08:00, or off"
    case .unknownWord(let allowed) where key == .reminders && ValueMessage.wordMeant(by: written, in: allowed) == nil:
      "write \(ValueMessage.list(allowed)) and a time, as “morning 07:00”"
    case .notAWord: "write one text, without brackets"
    case .trailingValue(_, let words), .trailingWords(let words): "“\(key.rawValue)” takes one value; delete “\(words)”"
    default: nil
    }
  }
}
