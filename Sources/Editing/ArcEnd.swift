public import Chronology
import Outline
import Planner

extension EditedVault {
  /// Ends an arc of a ritual early: a day of it is its last that counts.
  public mutating func endArc(of thing: Thing, on day: CivilDate) throws(EditRefusal) {
    var file = try file(thing.file)
    let name = EditRefusal.quote(thing.title)
    let arcs = file.arcs.filter { $0.arc.days.contains(day) }
    guard let arc = arcs.last(where: { $0.arc.ended == nil }) ?? arcs.last else {
      throw EditRefusal(
        "no arc of \(name) contains \(day), at \(file.path)",
        help: file.arcs.last.map { "\($0.name) is \($0.arc.days); name a day of it with --on" }
      )
    }
    let place = "\(file.path):\(file.line(of: arc.path))"
    if arc.arc.ended == day { return note("\(arc.name) of \(name) was ended on \(day) already, \(place)") }
    if let ended = arc.arc.ended {
      throw EditRefusal("\(arc.name) of \(name) was ended on \(ended) already, at \(place)", help: "change “ended” there")
    }
    guard day < arc.arc.days.last else {
      throw EditRefusal("\(day) is the last day of \(arc.name) of \(name) anyway, at \(place)")
    }
    for habit in arc.arc.habits {
      guard let record = habit.log.first(where: { $0.status != .missed && $0.days.last > day }) else { continue }
      throw EditRefusal(
        "\(EditRefusal.quote(habit.title)) is \(record.status.rawValue) on \(record.days.last), after \(day), at \(place)",
        help: "name that day or a later one with --on, or remove the entry first"
      )
    }
    file = try file.setting(.ended, to: day.description, of: arc.path)
    update(thing.file, to: file)
    note("ended: \(arc.name) of \(name) on \(day), \(place)")
  }
}
