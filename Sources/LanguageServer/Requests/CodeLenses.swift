import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Planner
import SourceText

/// `textDocument/codeLens`: done today, one more, plan tomorrow, above the lines that they are for. Each is a code action, too.
enum CodeLenses: RequestKind {
  static let method = "textDocument/codeLens"
  static let feature = Feature.codeLens
  static let ability: (name: String, value: JSON)? = ("codeLensProvider", ["resolveProvider": false])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    session.bringUpToDate()
    guard let read = session.read(document), session.client.appliesEdits, !session.off.contains(.commands) else { return [] }
    let index = session.index(around: document)
    let today = session.today(index)
    let weekStart = index.settings.weekStarts
    var lenses: [JSON] = []
    for item in read.items.keys.sorted() {
      guard let placed = read.items[item] else { continue }
      let headline = read.outline.items[item].headline.range
      let line = document.text.line(at: headline.lowerBound)
      for action in actions(for: placed, in: read, today, weekStart) {
        guard let name = CommandAction.named.first(where: { $0.action == action })?.name else { continue }
        let arguments: JSON = .array([.string(document.address), .integer(line), .integer(document.version)])
        let command: JSON = ["title": .string(session.language.say(action)), "command": .string(name), "arguments": arguments]
        lenses.append(["range": JSON(session.encoding.range(of: headline, in: document.text)), "command": command])
      }
    }
    return .array(lenses)
  }

  /// What is shown above an item: what it wants today, as far as itself says so.
  private static func actions(
    for placed: ReadDocument.Placed,
    in read: ReadDocument,
    _ today: CivilDate,
    _ weekStart: Weekday
  ) -> [CommandAction] {
    let item = placed.item
    let section = read.file.content[section: placed.path.section]
    guard !section.isSetAside else { return [] }
    if item.type == .habit {
      guard let arc = section.arc, let habit = ArcHabit(item),
        let days = DateRange(first: arc.days.first, last: section.ended.map { min($0, arc.days.last) } ?? arc.days.last),
        days.contains(today)
      else { return [] }
      return HabitDays(habit, in: days, weekStart: weekStart).state(on: today, today: today) == .open ? [.done] : []
    }
    if item.type == .streak { return item.log.contains { $0.days.contains(today) } ? [] : [.done] }
    if case .recurring(let rule) = item.content {
      let status = item.recurringStatus(rule, weekStart: weekStart, today: today)
      return status.open == nil ? [] : [.done]
    }
    if item.type == .activity { return item.log.contains { $0.days.contains(today) } ? [] : [.log] }
    if item.hasCount { return [.count] }
    if item.type == .tally { return [.tally] }
    return item.type == .task && read.file.plan.project != nil && item.box == .open ? [.planTomorrow] : []
  }
}
