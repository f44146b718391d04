import Chronology
public import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// `property-value`: a value that a property cannot have.
public enum PropertyValue: Rule {
  public static let name = "property-value"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (key: PropertyKey, error: FieldValueError)? in
      if case .propertyValue(let key, let error) = kind { (key, error) } else { nil }
    }
    let hidden = HiddenTags.inReadProperties(of: file).filter { $0.isKnown }
    for (value, _, _) in hidden { report(value, in: file, &findings) }
    for (problem, range) in problems {
      // That a value is a comment says why there is none.
      if problem.error.reason == .empty, hidden.contains(where: { $0.property.key == problem.key }) { continue }
      if problem.error.reason == .joinedLines {
        let words = ValueMessage.words(for: problem.error, of: problem.key.rawValue, written: file.text(range))
        let advice = problem.key.takesList ? PropertyValueMessage.writeAllInBrackets : words.advice
        findings.add(at: range, words.problem, help: advice, fix: list(problem.key, in: file))
        continue
      }
      let text = file.document.properties[problem.key].flatMap { written($0, problem.error) } ?? file.text(range)
      let words = ValueMessage.words(for: problem.error, of: problem.key.rawValue, written: text)
      let isDate = problem.error.reason == .notADate || problem.error.reason == .otherDateForm
      let date = isDate && problem.error.correction == nil ? DateMeant(text, today: file.context.today, for: nil) : nil
      let advice: (any Message)? = date?.advice ?? advice(for: problem.error, problem.key, written: text) ?? words.advice
      // What is written otherwise than it reads, in quotes or as one of a list, is not all that stands there.
      let isAll = file.text(range) == text
      let fixes = date?.fixes(replacing: range, in: file) ?? correction(problem.error, at: range, in: file)
      findings.add(at: range, words.problem, help: advice, fixes: isAll ? fixes : [])
    }
  }

  /// What YAML takes for a comment.
  private static func report(_ value: HiddenValue, in file: LintedFile, _ findings: inout Findings) {
    let problem = PropertyValueMessage.isComment(file.excerpt(value.range))
    guard let edit = HiddenTags.edit(value, in: file) else {
      return findings.add(at: value.range, problem, help: PropertyValueMessage.writeWithoutSign)
    }
    let fix = file.fix(CommonMessage.write(edit.replacement), isSafe: true, edit)
    findings.add(at: value.range, problem, help: PropertyValueMessage.writeTags(edit.replacement), fix: fix)
  }

  /// The value that was most likely meant, as in a field. Of what has words behind it that are another field, the correction is both.
  private static func correction(_ error: FieldValueError, at range: Range<Int>, in file: LintedFile) -> [Fix] {
    switch error.reason {
    case .trailingValue, .trailingWords, .missingComma: []
    default: [FieldValueRule.correction(of: error, at: range, in: file)].compactMap(\.self)
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

  /// `tags: one` and a line `- two` below it can only be the list of both.
  private static func list(_ key: PropertyKey, in file: LintedFile) -> Fix? {
    guard key.takesList, let property = file.document.properties[key], let joined = property.joinedRange, property.text != nil
    else {
      return nil
    }
    let first = file.text(property.valueRange.lowerBound..<joined.lowerBound)
    let others = JoinedLines.parts(of: joined, in: file)
    let texts = [first] + others
    guard !others.isEmpty, texts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "-_/".contains($0) } }) else {
      return nil
    }
    let list = "[" + texts.joined(separator: ", ") + "]"
    return file.fix(CommonMessage.write(list), isSafe: true, TextEdit(replacing: property.valueRange, with: list))
  }

  public static let example = RuleExample(
    found: """
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
  private static func advice(for error: FieldValueError, _ key: PropertyKey, written: String) -> PropertyValueMessage? {
    switch error.reason {
    case .empty: .writeAfterColon
    case .notATime where key == .reminders: .writePartOfDayAndTime
    case .notATime where key == .notify: .writeTimeOrOff
    case .unknownWord(let allowed) where key == .reminders && ValueMessage.wordMeant(by: written, in: allowed) == nil:
      .writeOneOfAndTime(allowed)
    case .notAWord: .writeOneText
    case .trailingValue(_, let words), .trailingWords(let words): .takesOneValue(key.rawValue, words)
    default: nil
    }
  }
}

/// What `property-value` says besides what is said of all values (`ValueMessage`).
enum PropertyValueMessage: Message {
  case writeAllInBrackets
  case writeAfterColon
  /// How a reminder is written.
  case writePartOfDayAndTime
  case writeTimeOrOff
  /// The same, with the parts of the day.
  case writeOneOfAndTime([String])
  case writeOneText
  /// A key, and the words that are too many.
  case takesOneValue(String, String)
  /// A `#` and words behind it.
  case isComment(String)
  case writeTags(String)
  case writeWithoutSign
}
