import Chronology
public import Diagnostics
import Languages
import Outline
import Planner
import Reading

/// `unread-property`: a value of the front matter that is kept and not read.
public enum UnreadProperty: Rule {
  public static let name = "unread-property"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> String? in
      if case .unreadProperty(let name) = kind { name } else { nil }
    }
    for (name, range) in problems {
      let help = PropertyKey(rawValue: name).map { $0.takesList ? UnreadPropertyMessage.writeList : .writeText }
      findings.add(at: range, problem(LintedFile.excerpt(name), range, in: file), help: help ?? .leaveOrWrite)
    }
    for (value, _, isKnown) in HiddenTags.inReadProperties(of: file) where !isKnown {
      let problem = UnreadPropertyMessage.isComment(file.excerpt(value.range))
      findings.add(at: value.range, problem, help: UnreadPropertyMessage.writeInQuotes)
    }
    if file.document.kind == .project {
      for property in file.document.properties.entries where property.key == nil {
        guard let key = FieldKey(called: property.name.lowercased()), taskKeys.contains(key) else { continue }
        let field = "(\(key.rawValue): \(value(of: key, property.text ?? "", in: file)))"
        findings.add(
          at: property.nameRange,
          UnreadPropertyMessage.isOfTasks(LintedFile.excerpt(property.name)),
          help: UnreadPropertyMessage.writeOnTask(field)
        )
      }
    }
    for property in BodyProperty.all(in: file) {
      let isThere = file.document.properties[property.key] != nil
      findings.add(
        at: property.range,
        UnreadPropertyMessage.isText(file.excerpt(property.range)),
        help: isThere ? UnreadPropertyMessage.correctThere(property.key.rawValue) : .writeAtTop(property.written),
        fix: property.fix
      )
    }
  }

  /// What a project has not, and its tasks have.
  private static let taskKeys: Set<FieldKey> = [.due, .priority, .every, .done, .until]

  /// The value of a task's field that a property's value means.
  private static func value(of key: FieldKey, _ text: String, in file: LintedFile) -> String {
    let words = text.lowercased()
    switch key {
    case .priority: return Priority(word: words)?.rawValue ?? "high"
    case .every: return if case .success(let rule) = Recurrence.parse(words) { "\(rule)" } else { "week" }
    default:
      let date = CivilDate(spelled: text) ?? DateMeant(text, today: file.context.today, for: key)?.dates.first
      return "\(date ?? file.context.today)"
    }
  }

  /// What kind of YAML the value of a property is.
  private static func problem(_ name: String, _ range: Range<Int>, in file: LintedFile) -> UnreadPropertyMessage {
    switch range.isEmpty ? 0 : file.source.bytes[range.lowerBound] {
    case UInt8(ascii: "*"): .isAlias(name)
    case UInt8(ascii: "&"): .hasAnchor(name)
    case UInt8(ascii: "!"): .hasTag(name)
    default: .isNoText(name)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: page
      tags:
        mine: [health]
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      tags: [health]
      ---

      # Page
      """
  )
}

/// What `unread-property` says; what a value is, of the property with a name.
enum UnreadPropertyMessage: Message {
  case isAlias(String)
  case hasAnchor(String)
  case hasTag(String)
  case isNoText(String)
  /// A property of a project.
  case isOfTasks(String)
  /// A line of the body.
  case isText(String)

  case writeText
  case writeList
  case leaveOrWrite
  case writeOnTask(String)
  case writeAtTop(String)
  case correctThere(String)

  case moveToFrontMatter(String)

  /// A `#` and words behind it, in place of a value.
  case isComment(String)
  case writeInQuotes
}
