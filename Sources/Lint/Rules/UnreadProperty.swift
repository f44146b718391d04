import Chronology
public import Diagnostics
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
      let help = PropertyKey(rawValue: name).map { $0.takesList ? listHelp : textHelp } ?? otherHelp
      findings.add(at: range, message(name, shape(range, in: file)), help: help)
    }
    if file.document.kind == .project {
      for property in file.document.properties.entries where property.key == nil {
        guard let key = FieldKey(called: property.name.lowercased()), taskKeys.contains(key) else { continue }
        findings.add(at: property.nameRange, taskMessage(property.name), help: taskHelp(key, property.text ?? "", in: file))
      }
    }
    for property in BodyProperty.all(in: file) {
      let isThere = file.document.properties[property.key] != nil
      findings.add(
        at: property.range,
        bodyMessage(file.quote(property.range)),
        help: isThere ? thereHelp(property.key.rawValue) : bodyHelp(property.written),
        fix: property.fix
      )
    }
  }

  /// What a project has not, and its tasks have.
  private static let taskKeys: Set<FieldKey> = [.due, .priority, .every, .done, .until]

  private static func taskHelp(_ key: FieldKey, _ value: String, in file: LintedFile) -> String {
    let words = value.lowercased()
    let written: String
    switch key {
    case .priority: written = Priority(word: words)?.rawValue ?? "high"
    case .every: written = if case .success(let rule) = Recurrence.parse(words) { "\(rule)" } else { "week" }
    default:
      written =
        CivilDate(spelled: value)?.description ?? DateMeant(value, today: file.context.today, for: key)?.dates.first?
        .description
        ?? "\(file.context.today)"
    }
    return "a task has it: write “(\(key.rawValue): \(written))” at the end of one"
  }

  /// What kind of YAML the value is.
  private static func shape(_ range: Range<Int>, in file: LintedFile) -> String {
    switch range.isEmpty ? 0 : file.source.bytes[range.lowerBound] {
    case UInt8(ascii: "*"): "is an alias"
    case UInt8(ascii: "&"): "has an anchor"
    case UInt8(ascii: "!"): "has a tag"
    default: "is neither a text nor a list of texts"
    }
  }

  public static let page = RulePage(
    summary: "A property that is not read",
    explanation: """
      Finds a property whose value is neither a text nor a list of texts: a mapping, a list in a list, or one with an alias, \
      an anchor or a tag of YAML. It is kept as it is. Also a line below the title that is a property of this kind of file and a \
      value of it: `time: evening` in a ritual; and in the front matter of a project what its tasks have, as `due`, `deadline` or `prio`.
      """,
    reason: "What it says is ignored, and no command can change it. Another program may read it.",
    example: """
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
      """,
    fix: """
      Moves a line of the body into the front matter, if that does not have the property. Safe, but for the properties that take \
      any words.
      """
  )

  // MARK: Messages

  private static func bodyMessage(_ line: String) -> String { "\(line) is text here: properties are read in the front matter" }
  private static func bodyHelp(_ written: String) -> String { "write “\(written)” between the lines “---” at the top" }
  private static func thereHelp(_ name: String) -> String {
    "“\(name)” is in the front matter: correct it there, and delete this line"
  }

  private static func taskMessage(_ name: String) -> String {
    "a project has no \(LintedFile.quote(name)), so it is kept and not read"
  }

  private static func message(_ name: String, _ shape: String) -> String {
    "the value of \(LintedFile.quote(name)) \(shape), so it is kept and not read"
  }
  private static let textHelp = "write one text after the colon"
  private static let listHelp = "write a list of texts after the colon, as [one, two]"
  private static let otherHelp = "leave it if it is another program's; else write a text or a list of texts after the colon"
}
