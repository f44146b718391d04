import Chronology
import Outline
public import Planner
import Reading

/// A file as a text to compare: every fact on a line of its own, in an order that does not depend on how the file is written.
public enum FactText {
  /// The lines of a file, without line endings.
  public static func lines(of plan: Plan) -> [String] {
    var lines = ["# " + plan.content.title]
    lines += plan.facts.flatMap { field($0) }
    let introduction = elements(plan.content.introduction.elements)
    lines += spaced(introduction) + plan.content.introduction.groups.flatMap(group)
    for section in plan.content.sections {
      lines += ["", "## " + section.title] + section.facts.flatMap { field($0) } + spaced(elements(section.elements))
      lines += section.groups.flatMap(group)
    }
    return lines
  }

  /// The lines of an item and of what hangs below it.
  static func lines(of item: PlanItem) -> [String] {
    let words = item.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let facts = item.facts
    // Boxes tell tasks and checkboxes; the rest is told by its type, but for what is plain.
    let plain: Set<ItemType> = [.text, .bullet, .task, .checkbox]
    let type = plain.contains(item.type) ? "" : " [\(item.type.rawValue)]"
    let marker = item.type == .text ? "" : "- "
    var lines = [marker + (words.first ?? "") + type] + words.dropFirst().map { (marker.isEmpty ? "" : "  ") + $0 }
    lines += facts.filter { $0.key != "type" }.flatMap { field($0) }.map { "    " + $0 }
    lines += log(item.log).map { "    " + $0 }
    lines += elements(item.children).map { "  " + $0 }
    return lines
  }

  private static func group(_ group: PlanGroup) -> [String] {
    ["", "### " + group.title] + group.facts.flatMap { field($0) } + spaced(elements(group.elements))
  }

  private static func spaced(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private static func elements(_ elements: [PlanElement]) -> [String] {
    elements.flatMap { element in
      switch element {
      case .item(let item): lines(of: item)
      case .other(let text): text.split(separator: "\n", omittingEmptySubsequences: false).map { "| " + $0 }
      }
    }
  }

  private static func field(_ fact: Fact) -> [String] {
    let lines = fact.value.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(fact.key): \(lines.first ?? "")"] + lines.dropFirst().map { "  " + $0 }
  }

  /// How many days of a range are each given a line; a longer one keeps its two ends.
  private static let mostDays = 400

  /// Day by day, as they follow one another.
  private static func log(_ log: [LogRecord]) -> [String] {
    LogDays(log).days.flatMap { words, days in
      days.ranges.flatMap { range -> [(first: Int, line: String)] in
        let suffix = words.isEmpty ? "" : " " + words.replacing("\n", with: " ")
        guard range.count > mostDays else { return range.map { ($0, CivilDate(dayNumber: $0).description + suffix) } }
        let ends = "\(CivilDate(dayNumber: range.lowerBound)) - \(CivilDate(dayNumber: range.upperBound))"
        return [(range.lowerBound, ends + suffix)]
      }
    }.sorted { ($0.first, $0.line) < ($1.first, $1.line) }.map(\.line)
  }
}
