import Chronology
import Outline
import Planner

/// Writes front matter.
enum PropertyWriter {
  /// - Parameter saysKind: whether the property `kind` stands there; without any property there is no front matter.
  static func frontMatter(of plan: Plan, saysKind: Bool = true) -> String {
    var lines: [String] = []
    switch plan {
    case .page(let page): add("theme", page.theme?.rawValue, to: &lines)
    case .project(let project): add("color", project.color?.rawValue, to: &lines)
    case .vault(let vault): add(settingsOf: vault, to: &lines)
    case .ritual(let ritual): add(propertiesOf: ritual, to: &lines)
    case .life(let life): add(propertiesOf: life, to: &lines)
    case .activities(let activities): add("glance", activities.glance.map(String.init), to: &lines)
    case .day, .stacks: break
    }
    if !plan.tags.isEmpty { lines.append("tags: " + list(plan.tags)) }
    if !plan.allow.isEmpty { lines.append("allow: " + list(plan.allow)) }
    for property in plan.otherProperties { lines.append(line(of: property)) }
    return frontMatter(of: saysKind ? plan.kind : nil, icon: plan.hasIconInTitle ? nil : plan.icon, lines)
  }

  /// The properties that every kind has, and some lines.
  static func frontMatter(of kind: DocumentKind?, icon: Icon?, _ lines: [String] = []) -> String {
    let first = [kind.map { "kind: " + $0.rawValue }, icon.map { "icon: " + scalar($0.text) }].compactMap(\.self)
    guard !(first + lines).isEmpty else { return "" }
    return (["---"] + first + lines + ["---"]).joined(separator: "\n") + "\n"
  }

  private static func add(_ name: String, _ value: String?, to lines: inout [String]) {
    if let value { lines.append("\(name): \(value)") }
  }

  private static func add(propertiesOf ritual: Ritual, to lines: inout [String]) {
    add("category", ritual.category.map(scalar), to: &lines)
    add("time", ritual.time?.rawValue, to: &lines)
    add("theme", ritual.theme.map(scalar), to: &lines)
    add("duration", ritual.duration.map { Span.days($0).description }, to: &lines)
    add("finished", ritual.finished?.description, to: &lines)
  }

  private static func add(propertiesOf life: Life, to lines: inout [String]) {
    add("born", life.born?.description, to: &lines)
    add("expectancy", life.expectancy.map(String.init), to: &lines)
    add("notify", life.notify.map { scalar($0.text) }, to: &lines)
    add("view", life.view?.rawValue, to: &lines)
  }

  private static func add(settingsOf vault: VaultPlan, to lines: inout [String]) {
    add("clock", vault.clock?.rawValue, to: &lines)
    add("week-starts", vault.weekStarts?.fullName, to: &lines)
    // Some programs read a plain 17:00 as a number.
    add("day-starts", vault.dayStarts.map { scalar($0.description) }, to: &lines)
    add("day-ends", vault.dayEnds.map { scalar($0.description) }, to: &lines)
    add("default-block", vault.defaultBlock.map { Span.minutes($0).description }, to: &lines)
    add("midnight", vault.midnight.map { scalar($0.description) }, to: &lines)
    if !vault.reminders.isEmpty { lines.append("reminders: " + list(vault.reminders.map(\.text))) }
    if !vault.insights.isEmpty { lines.append("insights: " + list(vault.insights.map(\.rawValue))) }
    let folders = vault.folders
    for (name, paths) in [
      ("days", folders.days), ("pages", folders.pages), ("projects", folders.projects), ("rituals", folders.rituals),
    ]
    where !paths.isEmpty {
      lines.append("\(name): " + (paths.count == 1 && !paths[0].contains(",") ? scalar(paths[0]) : list(paths)))
    }
  }

  private static func line(of property: OtherProperty) -> String {
    let name = scalar(property.name) + ":"
    switch property.value {
    case .text(let text): return text.isEmpty ? name : name + " " + scalar(text)
    case .list(let texts): return name + " " + list(texts)
    case .unread(let yaml):
      guard yaml.first == "\n" else { return name + " " + yaml }
      let lines = yaml.dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
      return name + lines.map { $0.isEmpty ? "\n" : "\n  " + $0 }.joined()
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(scalar).joined(separator: ", ") + "]"
  }

  /// A plain scalar where YAML reads it as itself everywhere, else one in double quotes.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter || $0.isNumber || !$0.isASCII } ?? false
      && text.last != " " && text.last != ":"
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " -_./".unicodeScalars.contains(scalar)
          || scalar.properties.isEmoji || scalar.properties.isVariationSelector || scalar.value == 0x200D
      }
      && !text.contains("#")
    return isPlain ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      case _ where scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF:
        quoted += "\\u" + String(scalar.value, radix: 16, uppercase: true)
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
