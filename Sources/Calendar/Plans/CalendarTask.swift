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

  init(_ item: PlanItem) {
    (text, box, icon, color) = (item.text, item.box, item.icon, item.color)
    (id, tags, details, type) = (item.id, item.trailingTags, item.task, item.type)
    description = CalendarWords.text(below: item)
  }
}
