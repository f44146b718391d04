import Chronology
package import Languages
package import Planner

/// What an item says beside its words and its value: the parts of a parenthesis.
package enum Details {
  /// - Parameter keepsTags: whether tags of HTML are words.
  package static func of(
    _ item: PlanItem,
    _ clock: ClockStyle,
    in language: Language = .english,
    keepsTags: Bool = false
  ) -> [String] {
    let known = known(of: item, clock, in: language, keepsTags: keepsTags)
    // Nearly no item has others.
    return item.otherFields.isEmpty ? known : known + of(item.otherFields, keepsTags: keepsTags)
  }

  /// The same without fields that mean nothing to Tidemark.
  package static func known(
    of item: PlanItem,
    _ clock: ClockStyle,
    in language: Language,
    keepsTags: Bool
  ) -> [String] {
    guard item.hasDetails else { return [] }
    var details = of(item.task, clock, keepsTags)
    if let notify = of(item.notify) { details.append(notify) }
    if let color = item.color { details.append(.color(color)) }
    if let was = item.was { details.append(.was(PlainText.line(was, keepsTags: keepsTags))) }
    if case .symbol(let name) = item.icon { details.append(.icon(PlainText.line(name, keepsTags: keepsTags))) }
    return details.map(language.say)
  }

  private static func of(_ task: TaskDetails, _ clock: ClockStyle, _ keepsTags: Bool) -> [ItemDetail] {
    var details: [ItemDetail] = []
    if let due = task.due { details.append(.due(due)) }
    if let priority = task.priority { details.append(.priority(priority)) }
    switch task.notify {
    case .morning: details.append(.notifyInMorning)
    case .at(let time): details.append(.notifyAt(ShownTime(time, clock)))
    case nil: break
    }
    if let done = task.done { details.append(.done(done)) }
    if let project = task.project { details.append(.project(PlainText.line(project, keepsTags: keepsTags))) }
    return details
  }

  private static func of(_ moments: Moments) -> ItemDetail? {
    switch (moments.contains(.start), moments.contains(.end)) {
    case (true, true): .notifyAtStartAndEnd
    case (true, false): .notifyAtStart
    case (false, true): .notifyAtEnd
    case (false, false): nil
    }
  }

  /// Fields that mean nothing to Tidemark, as they are.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  package static func of(_ fields: [OtherField], keepsTags: Bool = false) -> [String] {
    fields.map { field in
      let value = PlainText.line(field.value, keepsTags: keepsTags)
      return field.key + ":" + (value.isEmpty ? "" : " " + value)
    }
  }
}

extension PlanItem {
  /// Whether it says anything beside its words and its value that Tidemark knows, as most items do not.
  fileprivate var hasDetails: Bool {
    if case .symbol = icon { return true }
    return !notify.isEmpty || color != nil || was != nil || !task.isEmpty
  }
}

/// One part of the parenthesis behind an item.
enum ItemDetail: Message {
  /// Where a count ends.
  case upTo(Planner.Number)
  case downTo(Planner.Number)
  case goal(Int)
  case rating(WeekRating)
  case lifeCategory(LifeCategory)
  case marked(CivilDate)
  case since(CivilDate)
  case due(CivilDate)
  case priority(Priority)
  case notifyInMorning
  case notifyAt(ShownTime)
  case notifyAtStart, notifyAtEnd, notifyAtStartAndEnd
  case done(CivilDate)
  case project(String)
  case color(Color)
  /// Where something was before it was set aside.
  case was(String)
  case icon(String)
  /// The program that wrote an entry.
  case source(String)
}
