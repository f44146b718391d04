public import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Ends an arc of a ritual early: a day of it is its last that counts.
  public mutating func endArc(of thing: Thing, on day: CivilDate) throws(EditRefusal) {
    var file = try file(thing.file)
    let arcs = file.arcs.filter { $0.arc.days.contains(day) }
    guard let arc = arcs.last(where: { $0.arc.ended == nil }) ?? arcs.last else {
      throw EditRefusal(
        ArcEndMessage.noArc(of: thing.title, contains: day, at: file.path),
        help: file.arcs.last.map { .nameDay(of: $0.arc.number, $0.arc.days) }
      )
    }
    let place = "\(file.path):\(file.line(of: arc.path))"
    let number = arc.arc.number
    if arc.arc.ended == day { return note(ArcEndMessage.isEnded(number, of: thing.title, on: day, place: place)) }
    if let ended = arc.arc.ended {
      throw EditRefusal(ArcEndMessage.hasEnd(number, of: thing.title, on: ended, place: place), help: .changeEnd)
    }
    guard day < arc.arc.days.last else {
      throw EditRefusal(ArcEndMessage.endsThen(day, arc: number, of: thing.title, place: place))
    }
    for habit in arc.arc.habits {
      guard let record = habit.log.first(where: { $0.status != .missed && $0.days.last > day }) else { continue }
      throw EditRefusal(
        ArcEndMessage.isSettledLater(
          habit.title,
          isDone: record.status == .done,
          on: record.days.last,
          after: day,
          place: place
        ),
        help: .nameLaterDay
      )
    }
    file = try file.setting(.ended, to: day.description, of: arc.path)
    update(thing.file, to: file)
    note(.ended, ArcEndMessage.ended(number, of: thing.title, on: day, place: place))
  }
}

/// What is said of an arc that is ended early.
enum ArcEndMessage: Message {
  case noArc(of: String, contains: CivilDate, at: String)
  case nameDay(of: Int, DateRange)
  /// It has that end, so that nothing changes.
  case isEnded(Int, of: String, on: CivilDate, place: String)
  /// It has another end.
  case hasEnd(Int, of: String, on: CivilDate, place: String)
  case changeEnd
  case endsThen(CivilDate, arc: Int, of: String, place: String)
  /// A habit is done, or skipped, on a day after the one that is to be the last.
  case isSettledLater(String, isDone: Bool, on: CivilDate, after: CivilDate, place: String)
  case nameLaterDay
  case ended(Int, of: String, on: CivilDate, place: String)
}
