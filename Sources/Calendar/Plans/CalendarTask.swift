import Chronology
import Planner

/// What a calendar needs of a task: what its line says, and what is written below it as text.
struct CalendarTask: Sendable {
  /// Its words.
  var text: String
  var box: BoxState?
  var icon: Icon?
  var color: Color?
  /// What tells it apart from others of its name, if somebody wrote so.
  var id: String?
  var tags: [String]
  var details: TaskDetails
  var type: ItemType
  var description: String
}

extension CalendarTask {
  init(_ item: PlanItem) {
    self.init(
      text: item.text,
      box: item.box,
      icon: item.icon,
      color: item.color,
      id: item.id,
      tags: item.trailingTags,
      details: item.task,
      type: item.type,
      description: CalendarWords.text(below: item)
    )
  }
}
