import Chronology
import Diagnostics
import Languages
import Outline
import Planner
import Reading
import SourceText

/// An item of a list as somebody wrote it on a command line: `🥛 Drink water (every: mon wed)`.
enum WrittenItem {
  /// The habit that a text is; nil without words.
  ///
  /// A rule that is counted from a day and names none is counted from the first of the arc.
  static func habit(_ text: String, from first: CivilDate) -> PlanItem? {
    let arc = DateRange(first: first, last: first.adding(days: Ritual.standardDuration - 1)) ?? DateRange(first)
    let heading = ArcTitle(number: 1, days: arc).text
    guard var item = item(text, below: heading, kind: .ritual, else: .habit(HabitRule())) else { return nil }
    if case .habit(var habit) = item.content, let rule = habit.rule, rule.rule.dependsOnPhase, rule.from == nil {
      habit.rule?.from = first
      item.content = .habit(habit)
    }
    return item
  }

  /// The activity that a text is; nil without words.
  static func activity(_ text: String) -> PlanItem? {
    item(text, below: nil, kind: .activities, else: .activity(ActivityDetails()))
  }

  /// What is wrong with two items of one name; nil where there are none.
  static func repetition(in items: [PlanItem]) -> WrittenItemMessage? {
    var names: Set<String> = []
    let repeated = items.first { !names.insert($0.text).inserted }
    return repeated.map { .isNamedTwice(ControlCharacters.escaping($0.text)) }
  }

  /// What a text reads as, if that is one item without a box; else all of it is the words of one, which its writer then guards.
  private static func item(
    _ text: String,
    below heading: String?,
    kind: DocumentKind,
    else plain: PlanItem.Content
  ) -> PlanItem? {
    let line = text.onOneLine
    guard !line.isEmpty else { return nil }
    let plan = Probe(line, in: .item(of: kind, title: "Title", section: heading)).plan
    let elements = plan.content.allSections.flatMap(\.elements)
    guard plan.title == "Title", elements.count == 1, let item = elements.first?.item, item.type == plain.type,
      item.box == nil, item.number == nil, item.children.isEmpty, item.notes.isEmpty
    else { return PlanItem(plain, text: line) }
    return item.text.isEmpty ? nil : item
  }
}

/// What is wrong with items of a command line.
enum WrittenItemMessage: Message {
  case isNamedTwice(String)
}
