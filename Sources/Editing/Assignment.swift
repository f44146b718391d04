public import Chronology
import Languages
import Outline
import Planner
import Reading

extension EditedVault {
  /// Gives a property of a file, or a field of a section, a group or an item, another value.
  ///
  /// A key must be one that the thing can have. Whether a value is one that the key can have is said by the linter: here a wrong
  /// one is written as it is. What a task has, its copies on days and in stacks have from their project.
  ///
  /// - Parameters:
  ///   - value: as a person writes it; a list has commas between its texts.
  ///   - date: the day that a person's words for a day mean; nil for other words.
  public mutating func set(
    _ key: String,
    to value: String,
    of thing: Thing,
    reading date: (String) -> CivilDate? = { CivilDate($0) }
  ) throws(EditRefusal) {
    let value = value.onOneLine
    guard !value.isEmpty else {
      throw EditRefusal(AssignmentMessage.noValue, help: .unsetRemoves)
    }
    if isName(key, of: thing) {
      let place = try place(of: thing)
      throw EditRefusal(
        AssignmentMessage.isTitle(of: thing.title, at: place),
        commands: [["rename", place, value]]
      )
    }
    guard thing.isFile else { return try setField(key, to: value, of: thing, reading: date) }
    guard takes(key, thing) else { throw refusal(of: key, for: thing) }
    let file = try file(thing.file)
    let property = PropertyKey(rawValue: key.lowercased())
    let name = file.writtenName(of: key)
    var values = [value]
    if property?.takesList ?? false {
      // As a file writes a list, too: `[streak, completion]`.
      let isBracketed = value.count > 1 && value.hasPrefix("[") && value.hasSuffix("]")
      let texts = isBracketed ? value.dropFirst().dropLast() : value[...]
      values = texts.split(separator: ",").map { String($0.drop { $0 == " " }) }
    } else if property == .finished || property == .born {
      values = [date(value)?.description ?? value]
    } else if property == .dayStarts || property == .dayEnds || property == .midnight {
      values = [TimeOfDay(value)?.description ?? value]
    }
    let changed = try file.setting(name, to: values, allowsProblems: true)
    try take(changed, name, values.joined(separator: ", "), thing)
  }

  private mutating func setField(
    _ key: String,
    to value: String,
    of thing: Thing,
    reading date: (String) -> CivilDate?
  ) throws(EditRefusal) {
    if let part = WordedPart(key), let item = item(of: thing), part.isOf(item) {
      return try set(part, key, to: value, of: thing, reading: date)
    }
    guard let field = FieldKey(called: key) else { throw refusal(of: key, for: thing) }
    let thing = try holder(of: field, thing)
    guard let path = thing.path else { return }
    var file = try file(thing.file)
    guard let headline = file.headline(of: path), let row = KeyTable.row(for: field, in: headline.places) else {
      throw refusal(of: key, for: thing)
    }
    try checkLeader(of: field, headline, thing)
    let written = FieldValue.written(value, as: row.value, beside: headline, of: file.document, reading: date)
    if let old = headline.field(field), file.document.reads(old, as: written, row.value, headline) {
      return try take(file, field.rawValue, written, thing)
    }
    if field == .icon, let emoji = file.settingEmoji(written, of: path) {
      file = try emoji.get()
    } else {
      if field == .icon, let bare = file.settingEmoji(nil, of: path) { file = try bare.get() }
      file = try file.setting(field, to: written, of: path, allowsProblems: true)
      file = try file.settingPhase(beside: field, of: path, weekStart: settings.weekStarts, today: today)
    }
    try checkType(of: thing, in: file, setting: field)
    try take(file, field.rawValue, written, thing)
  }

  /// Refuses a field that would make something else of an item that has a number, a log or dates of its own: `since` of a counter.
  private func checkType(of thing: Thing, in file: EditableFile, setting key: FieldKey) throws(EditRefusal) {
    guard let path = thing.path, let old = item(of: thing)?.type, let new = file.content[path]?.type, old != new,
      ![.bullet, .label, .checkbox, .task].contains(old), key != .type
    else { return }
    throw EditRefusal(
      AssignmentMessage.wouldTurn(key, thing.title, from: old, into: new, at: try place(of: thing)),
      help: .addAnotherItem
    )
  }

  /// Takes a file over in which a key has a value, and says so.
  private mutating func take(_ file: EditableFile, _ key: String, _ value: String, _ thing: Thing) throws(EditRefusal) {
    update(thing.file, to: file)
    note(.set, AssignmentMessage.value(of: thing.title, key, value, at: try place(of: thing)))
  }

  /// Takes a property or a field away, and with a field those that say nothing without it.
  public mutating func unset(_ key: String, of thing: Thing) throws(EditRefusal) {
    guard thing.isFile else { return try unsetField(key, of: thing) }
    let file = try file(thing.file)
    let name = file.writtenName(of: key)
    guard file.document.properties.entries.contains(where: { $0.name == name }) else { throw absence(of: key, thing) }
    update(thing.file, to: try file.setting(name, to: nil))
    note(.unset, AssignmentMessage.key(name, of: thing.title, at: try place(of: thing)))
  }

  private mutating func unsetField(_ key: String, of thing: Thing) throws(EditRefusal) {
    guard let field = FieldKey(called: key) else { throw refusal(of: key, for: thing) }
    let thing = try holder(of: field, thing)
    guard let path = thing.path else { return }
    var file = try file(thing.file)
    guard let headline = file.headline(of: path) else { throw absence(of: key, thing) }
    if headline.field(field) == nil, field == .icon, let emoji = file.settingEmoji(nil, of: path) {
      file = try emoji.get()
    } else {
      guard headline.field(field) != nil else { throw absence(of: key, thing) }
      try checkLog(of: field, thing)
      for dependent in headline.dependents(of: field) {
        file = try file.setting(dependent, to: nil, of: path, allowsProblems: true)
      }
      file = try file.setting(field, to: nil, of: path)
    }
    update(thing.file, to: file)
    note(.unset, AssignmentMessage.key(field.rawValue, of: thing.title, at: try place(of: thing)))
  }

  // MARK: Checks

  /// The thing that has a field: for a copy of a project's task the task, where what the field says belongs to that.
  private func holder(of key: FieldKey, _ thing: Thing) throws(EditRefusal) -> Thing {
    let ofTask: Set<FieldKey> = [.due, .priority, .done, .notify, .every, .at, .in, .from, .until]
    return ofTask.contains(key) ? try task(of: thing) : thing
  }

  private func checkLeader(of key: FieldKey, _ headline: Headline, _ thing: Thing) throws(EditRefusal) {
    guard !KeyTable.leads(key, in: headline.places), !key.leaders.contains(where: { headline.field($0) != nil }) else { return }
    throw EditRefusal(
      AssignmentMessage.meansNothing(key, without: key.leaders, of: thing.title, at: try place(of: thing)),
      help: .setFirst(key.leaders)
    )
  }

  /// What has a log is told by this field from an item with dated lines below it.
  private func checkLog(of key: FieldKey, _ thing: Thing) throws(EditRefusal) {
    guard [.every, .streak, .best].contains(key), let item = item(of: thing), !item.log.isEmpty, item.type != .habit else {
      return
    }
    throw EditRefusal(
      AssignmentMessage.hasLog(item.text, of: key, at: try place(of: thing)),
      help: .removeLogOrSet(key)
    )
  }

  private func absence(of key: String, _ thing: Thing) -> EditRefusal {
    let place = (try? place(of: thing)) ?? thing.file
    return EditRefusal(AssignmentMessage.hasNoKey(thing.title, key, at: place))
  }
}

extension Headline {
  /// The fields that say nothing once another is gone.
  fileprivate func dependents(of key: FieldKey) -> [FieldKey] {
    var dependents: [FieldKey] = []
    for dependent in fields.compactMap(\.key) where dependent.leaders.contains(key) && !KeyTable.leads(dependent, in: places) {
      let others = dependent.leaders.filter { $0 != key && field($0) != nil }
      if others.isEmpty, !dependents.contains(dependent) { dependents.append(dependent) }
    }
    return dependents
  }
}

extension FieldValue {
  /// A value as it is written: in its canonical form where it reads, else as it is.
  fileprivate static func written(
    _ text: String,
    as type: ValueType,
    beside headline: Headline,
    of document: Document,
    reading date: (String) -> CivilDate?
  ) -> String {
    switch type {
    case .text, .word, .icon: return text
    case .date: return date(text)?.description ?? text
    default:
      let rule = headline.field(.every).flatMap { try? Recurrence.parse(document.value(of: $0)).get() }
      let value = try? FieldValue.read(text, as: type, besideHours: rule?.unit == .hour).get()
      return value?.description ?? text
    }
  }
}

extension Document {
  /// Whether a field says already what a text would say.
  fileprivate func reads(_ field: Field, as text: String, _ type: ValueType, _ headline: Headline) -> Bool {
    let old = FieldValue.read(value(of: field), as: type, besideHours: countsHours(headline))
    guard case .success(let old) = old,
      case .success(let new) = FieldValue.read(text, as: type, besideHours: countsHours(headline))
    else { return false }
    return old == new
  }
}

extension EditableFile {
  /// The name of a property as it stands in the file, else in lower case where it is a known one.
  fileprivate func writtenName(of key: String) -> String {
    let property = PropertyKey(rawValue: key.lowercased())
    return property.flatMap { document.properties[$0]?.name } ?? property?.rawValue ?? key
  }

  /// The file with `from` beside a rule that counts from it, as the format asks of tools, or that comes round from today on.
  fileprivate func settingPhase(
    beside key: FieldKey,
    of path: PlanPath,
    weekStart: Weekday,
    today: CivilDate
  ) throws(EditRefusal) -> EditableFile {
    guard key == .every || key == .streak, let text = value(of: key, at: path), value(of: .from, at: path) == nil,
      let rule = try? Recurrence.parse(text).get()
    else { return self }
    guard rule.dependsOnPhase, let entry = content[path]?.log.map(\.days.first).min() else {
      return try beginningRule(of: path, today: today)
    }
    let schedule = RecurrenceSchedule(rule, weekStart: weekStart, earliestEntry: entry)
    return try setting(.from, to: schedule.keptBeginning(countedFrom: entry, on: today).description, of: path)
  }
}

/// What is said of a value that is set or taken away.
enum AssignmentMessage: Message {
  case noValue
  case unsetRemoves
  case isTitle(of: String, at: String)
  case wouldTurn(FieldKey, String, from: ItemType, into: ItemType, at: String)
  case addAnotherItem
  /// `“Water”, due: 2026-11-20, pages/health.md:7`
  case value(of: String, String, String, at: String)
  /// `due of “Water”, pages/health.md:7`
  case key(String, of: String, at: String)
  case meansNothing(FieldKey, without: [FieldKey], of: String, at: String)
  case setFirst([FieldKey])
  case hasLog(String, of: FieldKey, at: String)
  case removeLogOrSet(FieldKey)
  case hasNoKey(String, String, at: String)
}
