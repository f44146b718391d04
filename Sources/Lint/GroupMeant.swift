import Chronology
import Outline
import Planner
import Reading

/// The fields that words in brackets were most likely meant to be, where a colon or a comma is missing: `(priority high)`,
/// `(streak weekly goal 3)`, `(due tomorrow, high)`.
struct GroupMeant {
  /// No two have one key.
  let fields: [FieldMeant]

  /// What fields a group has is asked for only of so many words.
  private static let mostWords = 16

  /// - Parameters:
  ///   - places: where the brackets stand.
  ///   - isDone: whether they stand behind a ticked box.
  ///   - hasDays: whether lines below look like the entries of a log.
  ///   - isHabit: whether they stand in a section of habits.
  init?(
    _ text: String,
    in places: Place,
    isDone: Bool = false,
    hasDays: Bool = false,
    isHabit: Bool = false,
    today: CivilDate
  ) {
    let reader = Reader(places: places, isDone: isDone, isHabit: isHabit, today: today)
    guard var fields = reader.fields(text), !fields.isEmpty else { return nil }
    if let rule = fields.firstIndex(where: { $0.key == .every || $0.key == .streak }) {
      // From when a rule counts.
      let since = fields.firstIndex { $0.key == .since }
      if let since {
        fields[since] = FieldMeant(.from, fields[since].values, isCertain: fields[since].isCertain, isNamed: true)
      }
      // Without a box, what is done so often has a streak.
      let isStreak = places.contains(.boxless) && (hasDays || isHabit || since != nil || fields.contains { $0.key == .from })
      if isStreak, fields[rule].key == .every, !fields[rule].isNamed { fields[rule] = FieldMeant(.streak, fields[rule].values) }
    }
    guard Set(fields.map(\.key)).count == fields.count else { return nil }
    self.fields = fields
  }

  /// Each way to write the fields, the likeliest first; one of them at most may have several values.
  var drafts: [[NewFields.Draft]] {
    fields.reduce([[]]) { groups, field in
      groups.flatMap { group in field.values.map { group + [NewFields.Draft(key: field.key, value: $0)] } }
    }
  }

  /// Whether they can have been meant as nothing else.
  var isCertain: Bool { fields.allSatisfy { $0.isCertain && $0.values.count == 1 } }

  private struct Reader {
    let places: Place
    let isDone: Bool
    let isHabit: Bool
    let today: CivilDate

    /// Of the whole first, as a value may have commas.
    func fields(_ text: String) -> [FieldMeant]? {
      if let field = onDays(text) ?? field(text) { return [field] }
      if let both = dayAndTime(text) { return both }
      let parts = text.split { $0 == "," || $0 == ";" }.map(GroupMeant.trimmed)
      if parts.count > 1,
        let fields = ruleOnDay(parts) ?? all(parts, field) ?? ruleAndStart(parts) ?? allWithTimes(parts)
          ?? all(parts, fieldOrPriority)
      {
        return fields
      }
      let cut = parts.flatMap(cut)
      return cut.count > parts.count ? all(cut, field) ?? ruleAndStart(cut) : nil
    }

    /// `due today 5pm`: the day of a task, and when it calls, where it can.
    private func dayAndTime(_ text: String) -> [FieldMeant]? {
      let words = text.lowercased()
      let name = words.prefix { $0.isASCII && $0.isLetter }
      guard !isDone, FieldMeant.dateKey(String(name)) == .due, KeyTable.leads(.due, in: places),
        KeyTable.leads(.notify, in: places),
        let both = DayAndTime(FieldMeant.value(behind: words.dropFirst(name.count)), for: .due, today: today)
      else { return nil }
      return [
        FieldMeant(.due, [both.date.description], isNamed: true), FieldMeant(.notify, [both.time.description], isNamed: true),
      ]
    }

    /// `mondays`, of a task: more than one Monday.
    private func onDays(_ text: String) -> FieldMeant? {
      let words = text.lowercased().split { $0 == " " || $0 == "," }.filter { !["and", "&", "+", "on"].contains($0) }
      let days = words.compactMap { $0.hasSuffix("days") ? Weekday(name: String($0)) : nil }
      guard !days.isEmpty, days.count == words.count, !places.isDisjoint(with: [.task, .box]) || isHabit,
        case .success(let rule) = Recurrence.parse(days.map(\.fullName).joined(separator: " "))
      else { return nil }
      return FieldMeant(.every, [rule.description])
    }

    /// `weekly, Sat`: the day of the rule, and not when something is due.
    private func ruleOnDay(_ parts: [String]) -> [FieldMeant]? {
      guard parts.count == 2, Weekday(name: parts[1]) != nil, case .success(let rule) = Recurrence.parse(parts[0]),
        rule.unit == .week, case .success(let both) = Recurrence.parse("\(rule) on \(parts[1].lowercased())")
      else { return nil }
      return [FieldMeant(.every, [both.description])]
    }

    /// `fällig: 1.12.2026, wichtig`: beside a field such a word says how much a task matters.
    private func fieldOrPriority(_ text: String) -> FieldMeant? {
      if let field = field(text) { return field }
      let isTask = KeyTable.row(for: .priority, in: places) != nil
      return isTask && PriorityAmongWords.isWord(text.lowercased()) ? FieldMeant(.priority, [Priority.high.rawValue]) : nil
    }

    /// `daily, since 1 Nov`: a rule that is said with the day from which it counts is one, whatever its words are.
    private func ruleAndStart(_ parts: [String]) -> [FieldMeant]? {
      guard parts.count == 2, case .success(let rule) = Recurrence.parse(parts[0]), rule.unit != .hour,
        let start = field(parts[1]), start.key == .since || start.key == .from
      else { return nil }
      return [FieldMeant(.every, [rule.description]), start]
    }

    private func all(_ parts: [String], _ read: (String) -> FieldMeant?) -> [FieldMeant]? {
      let fields = parts.compactMap(read)
      return fields.count == parts.count ? fields : nil
    }

    /// `urgent, by friday 5pm`: of which one says two fields.
    private func allWithTimes(_ parts: [String]) -> [FieldMeant]? {
      let groups = parts.compactMap { part in field(part).map { [$0] } ?? dayAndTime(part) }
      return groups.count == parts.count ? groups.flatMap(\.self) : nil
    }

    private func field(_ text: String) -> FieldMeant? {
      if let rule = Recurrence.meant(asDays: text) { return FieldMeant(.every, [rule.description]) }
      if places.contains(.habit), case .success(let rule) = Recurrence.parse(text) {
        return FieldMeant(.every, [rule.description])
      }
      return FieldMeant(text, today: today, isDone: isDone) ?? keyed(text) ?? alone(text)
    }

    /// What a word says in some places alone: how often in those of a task, a category in those of an activity.
    private func alone(_ text: String) -> FieldMeant? {
      if ["daily", "weekly", "monthly", "yearly"].contains(text.lowercased()),
        !places.isDisjoint(with: [.task, .box]) || isHabit
      {
        return FieldMeant(.every, [text.lowercased()])
      }
      // `bi-weekly` is every two weeks, or two times a week.
      if text.lowercased().hasPrefix("bi"), case .failure(.ambiguous(_, let readings)) = Recurrence.parse(text.lowercased()),
        !places.isDisjoint(with: [.task, .box]) || isHabit
      {
        return FieldMeant(.every, readings.map(\.description))
      }
      if places.contains(.mark) {
        guard case .success(let rating) = FieldValue.read(text, as: .rating) else { return nil }
        return FieldMeant(.rating, [rating.description])
      }
      let category = DocumentKind.activities.builtInCategories.first { $0.lowercased() == text.lowercased() }
      return places.contains(.activity) ? category.map { FieldMeant(.category, [$0]) } : nil
    }

    /// A key that the place has, and a value of it: `goal 3`, `color: red`.
    private func keyed(_ text: String) -> FieldMeant? {
      let name = text.prefix { $0.isASCII && $0.isLetter }
      if KeySynonym.meaningElsewhere(of: String(name)) == .goal { return goal(name, text.dropFirst(name.count)) }
      if let meant = keyedElsewhere(String(name), text.dropFirst(name.count)) { return meant }
      switch name.lowercased() {
      case "goal", "target": return goal(name, text.dropFirst(name.count))
      case "cat" where places.contains(.activity): return category(text.dropFirst(name.count))
      default: break
      }
      guard let key = FieldKey(word: String(name)), let row = row(for: key) else { return nil }
      let value = GroupMeant.trimmed(text.dropFirst(name.count).drop { " :=\u{A0}".contains($0) })
      guard !value.isEmpty, !text.dropFirst(name.count).prefix(1).allSatisfy(\.isLetter) else { return nil }
      guard case .success(let read) = FieldValue.read(value, as: row.value) else {
        if let word = wordOfMark(value, row) { return FieldMeant(key, word, isNamed: true) }
        // `streak hebdo`
        if key == .streak || key == .every, let rule = Recurrence.meant(asValue: value) {
          return FieldMeant(key, [rule.description], isNamed: true)
        }
        // No prose begins with it.
        return key == .notify ? FieldMeant(key, [], isNamed: true) : nil
      }
      switch row.value {
      case .word: return nil
      // `(project management)` says what a book is about.
      case .text:
        return key != .was && value.first?.isUppercase == true ? FieldMeant(key, [value], isNamed: true) : nil
      // The name of a symbol may be any word.
      case .icon: return value.first?.isLetter == true ? nil : FieldMeant(key, [value], isCertain: true, isNamed: true)
      // What is painted or bought has a color, too.
      case .color, .listType: return FieldMeant(key, [read.description], isNamed: true)
      default: return FieldMeant(key, [read.description], isCertain: true, isNamed: true)
      }
    }

    /// `category family` of a mark: the nearest of the words that it could be, or that it is none of them.
    private func wordOfMark(_ value: String, _ row: KeyTable.Row) -> [String]? {
      guard places.contains(.mark), [.rating, .lifeCategory].contains(row.value), !value.contains(" "),
        case .failure(let error) = FieldValue.read(value, as: row.value), case .unknownWord(let allowed) = error.reason
      else { return nil }
      return ValueMessage.wordMeant(by: value, in: allowed).map { [$0] } ?? []
    }

    /// `Projekt: X`, `farbe: rot`: with the colon that a field has.
    private func keyedElsewhere(_ name: String, _ rest: Substring) -> FieldMeant? {
      guard let key = KeySynonym.meaningElsewhere(of: name), rest.first.map({ ":=".contains($0) }) == true,
        case let value = GroupMeant.trimmed(rest.dropFirst()), !value.isEmpty
      else { return nil }
      if key == .project {
        return KeyTable.row(for: key, in: places) == nil ? nil : FieldMeant(key, [value], isNamed: true)
      }
      let color = key == .color ? FieldMeant.colorsElsewhere[value.lowercased()] : nil
      return color.map { FieldMeant(key, [$0], isNamed: true) }
    }

    /// `goal 3`, `target: 20 days`; and with times a period, `goal: 2/week`, which a streak counts.
    private func goal(_ name: Substring, _ rest: Substring) -> FieldMeant? {
      guard rest.first.map({ !$0.isLetter }) == true, row(for: .goal) != nil else { return nil }
      let value = GroupMeant.trimmed(rest.drop { " :=\u{A0}".contains($0) })
      if case .success(let rule) = Recurrence.parse(value), rule.times != nil {
        return FieldMeant(places.contains(.habit) ? .every : .streak, [rule.description], isNamed: true)
      }
      let digits = value.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty,
        ["", "x", "days", "times"].contains(GroupMeant.trimmed(value.dropFirst(digits.count)).lowercased()),
        case .success(let count) = FieldValue.read(String(digits), as: .count)
      else { return nil }
      return FieldMeant(.goal, [count.description], isCertain: name.lowercased() == "goal", isNamed: true)
    }

    /// `cat: hobby`: one of the built-in categories, or the key alone.
    private func category(_ rest: Substring) -> FieldMeant? {
      guard rest.first.map({ ":=".contains($0) }) == true else { return nil }
      let value = GroupMeant.trimmed(rest.dropFirst()).lowercased()
      let known = DocumentKind.activities.builtInCategories.first { $0.lowercased() == value }
      return FieldMeant(.category, known.map { [$0] } ?? [], isNamed: true)
    }

    /// What the key means here; where it is read elsewhere, what it means there, if its values are no words of prose.
    private func row(for key: FieldKey) -> KeyTable.Row? {
      if let row = KeyTable.row(for: key, in: places) { return row }
      let trackers: Set<FieldKey> = [.streak, .goal, .best, .count, .notify]
      return trackers.contains(key) ? KeyTable.rows.first { $0.key == key } : nil
    }

    /// The parts that begin with a key of the place behind a space: `streak weekly`, `goal 3`.
    private func cut(_ text: String) -> [String] {
      let words = text.split(separator: " ")
      guard words.count <= GroupMeant.mostWords else { return [text] }
      var parts: [[Substring]] = []
      for word in words {
        let key = FieldKey(word: String(word.prefix { $0.isASCII && $0.isLetter }))
        if parts.isEmpty || key.map({ KeyTable.row(for: $0, in: places) != nil }) == true {
          parts.append([word])
        } else {
          parts[parts.count - 1].append(word)
        }
      }
      return parts.map { $0.joined(separator: " ") }
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let words = text.drop { $0 == " " || $0 == "\u{A0}" }
    return String(words.reversed().drop { $0 == " " || $0 == "\u{A0}" }.reversed())
  }
}

extension GroupMeant {
  /// What brackets of a headline were meant to be.
  init?(_ text: String, of entry: HeadlineIndex.Entry, in file: LintedFile) {
    let item = entry.item.map { file.document.items[$0] }
    let children = item?.elements.compactMap { element in
      if case .item(let child) = element { file.document.items[child] } else { nil }
    }
    let hasDays = children?.contains { MeantEntry.range(of: $0, in: file) != nil } ?? false
    self.init(
      text,
      in: entry.headline.places,
      isDone: entry.headline.box?.state == .done,
      hasDays: hasDays,
      isHabit: entry.headline.places.contains(.boxless) && HabitSection.contains(entry.headline.range.lowerBound, of: file),
      today: file.dayOfWords
    )
  }
}
