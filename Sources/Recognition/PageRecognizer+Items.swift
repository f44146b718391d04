import Chronology
import Lint
import Outline
import Planner
import SourceText

/// The items of a page: its tasks, its rows and its words.
extension PageRecognizer {
  // MARK: Tasks

  mutating func readTask(_ range: Range<Int>, in place: Int, column: Int) -> Bool {
    guard let form = ItemForm(bytes, range, readsTime: false), let box = form.box else { return false }
    // In a page an item stands in the same places at any depth.
    var places = ItemPlaces.ofPage.places(of: form, depth: 0)
    if part.isSetAside { places.insert(.setAside) }
    guard let end = ItemEnd(form.wordsStart..<range.upperBound, in: bytes) else { return false }
    var numbers = PlainWords.Numbers.any
    let read = end.isOther ? headlines.read(range, endingIn: end) : nil
    guard !end.isOther || read != nil else { return false }
    if let fieldsRange = end.fieldsRange,
      PlainFields.areOfRecurring(
        fieldsRange,
        of: source,
        in: part.isSetAside ? [.item, .setAside] : .item,
        areBracketed: end.areBracketed
      )
    {
      guard box.state == .open, !end.wordsRange.isEmpty else { return false }
      words.headline = Headline(range: range, text: end.wordsRange, places: places)
      part.hasLogs = true
      last = .log(after: nil)
      // A day among the words may be that of each year.
      numbers = .none
    } else {
      if let read {
        guard let fieldsRange = end.fieldsRange,
          PlainFields(fieldsRange, of: source, in: places, areBracketed: end.areBracketed) != nil
        else { return false }
        words.headline.leave(&words.room)
        words.headline = read
        words.headline.places = places
      } else {
        guard headlines.read(form.wordsStart..<range.upperBound, from: range.lowerBound, places: places, into: &words) else {
          return false
        }
      }
      guard words.headline.fields.allSatisfy({ $0.key.map(PageRecognizer.keysOfTasks.contains) == true }) else { return false }
    }
    words.headline.box = box
    words.headline.idRange = end.idRange
    let isEnded = words.headline.textRange.upperBound < range.upperBound
    // Fields in brackets of their own may be anywhere in the paragraph.
    paragraph = end.areBracketed ? nil : Paragraph(start: range.lowerBound, column: column, place: isEnded ? nil : place)
    return isSilentTask(in: place, with: numbers)
  }

  /// Whether no rule finds anything among the words of the last task, and no other in its place has its name.
  mutating func isSilentTask(in place: Int, with numbers: PlainWords.Numbers) -> Bool {
    let wordsRange = words.headline.textRange
    guard let box = words.headline.box else { return false }
    return plain.areSilent(wordsRange, with: numbers, mayBeMarked: true) && plain.beginAsWords(wordsRange)
      && TaskWords.areSilent(words.headline, behind: box.range.upperBound, in: bytes, on: context.today, mayTellProgress: true)
      && names.insert(wordsRange, of: bytes, id: words.headline.idRange, in: place)
  }

  /// Those that make no other thing of a task.
  private static let keysOfTasks: [FieldKey] = [.due, .priority, .done, .notify, .icon, .was]

  // MARK: Rows

  /// Reads `06:00 - 07:30 Bus to work (notify: start)`, or `2026-09-01 - 2026-11-28 First draft`.
  mutating func readRow(_ range: Range<Int>) -> Bool {
    guard let itemEnd = ItemEnd(range, in: bytes), isRead(range, endingIn: itemEnd) else { return false }
    let wordsRange = itemEnd.wordsRange
    let end: Int
    var isTime = true
    switch AnchorScan.scan(bytes, at: range.lowerBound, end: wordsRange.upperBound) {
    case .time(let time, let timeEnd):
      end = timeEnd
      guard goesOn(from: time, to: time) else { return false }
    case .timeRange(let times, let timeEnd) where !times.passesMidnight:
      end = timeEnd
      guard goesOn(from: times.start, to: times.end) else { return false }
    case .date(_, let dateEnd), .dateRange(_, let dateEnd): (end, isTime) = (dateEnd, false)
    default: return false
    }
    guard end + 1 < wordsRange.upperBound, bytes[end] == 0x20 else { return false }
    let rest = end + 1..<wordsRange.upperBound
    guard let title = PlainWords.behindIcon(rest, in: bytes), !title.isEmpty, plain.beginAsWords(title),
      isTime ? plain.areSilent(title) : areSilent(title, behindDateOf: range)
    else { return false }
    var nameEnd = title.upperBound
    if let fieldsRange = itemEnd.fieldsRange {
      let places: Place = isTime ? [.item, .boxless, .row] : [.item, .boxless]
      if let group = fields(in: fieldsRange, of: itemEnd, places) {
        let hasEmoji = title.lowerBound > rest.lowerBound
        let keys: [FieldKey] = part.isSetAside ? [.was] : [.notify, .icon]
        guard group.has(only: keys), !(hasEmoji && group.has(.icon)) else { return false }
        paragraph = itemEnd.areBracketed ? nil : Paragraph(start: range.lowerBound, column: 2, place: nil)
      } else {
        guard !itemEnd.isOther, areWords(inBrackets: fieldsRange, ofRow: range) else { return false }
        nameEnd = range.upperBound
      }
    }
    return names.insert(title.lowerBound..<nameEnd, of: bytes, id: itemEnd.idRange, in: part.place)
  }

  /// Whether the reader of headlines is not needed for what ends an item, or agrees with it.
  private func isRead(_ range: Range<Int>, endingIn end: ItemEnd) -> Bool {
    !end.isOther || headlines.read(range, endingIn: end) != nil
  }

  /// The fields of an item without a box, which may stand in what is set aside.
  private func fields(in fieldsRange: Range<Int>, of end: ItemEnd, _ places: Place) -> PlainFields? {
    let places = part.isSetAside ? places.union(.setAside) : places
    return PlainFields(fieldsRange, of: source, in: places, areBracketed: end.areBracketed)
  }

  /// Whether nothing is found among the words behind the date of a row, which may have numbers, and a time at their end:
  /// `2027-02-13 Arrive at Santa Apolónia, 11:20`.
  private func areSilent(_ titleRange: Range<Int>, behindDateOf range: Range<Int>) -> Bool {
    guard plain.areSilent(withoutTime(titleRange), with: .any), !WeekdayMismatch.mayTell(ofRowWith: titleRange, in: bytes)
    else { return false }
    guard bytes[titleRange].contains(where: { $0 &- 0x30 < 10 }) else { return true }
    return SecondAnchor.range(in: titleRange, of: bytes, isTime: false) == nil
      && headlines.readWhole(range, in: ItemSurroundings(), depth: 0) != nil
  }

  /// Some words without the time that ends them, and the space before it.
  private func withoutTime(_ wordsRange: Range<Int>) -> Range<Int> {
    let start = wordsRange.upperBound - 5
    guard start > wordsRange.lowerBound + 1, bytes[start - 1] == 0x20,
      case .time(_, wordsRange.upperBound) = TimeOfDay.scan(bytes, at: start, end: wordsRange.upperBound)
    else { return wordsRange }
    return wordsRange.lowerBound..<start - 1
  }

  /// Whether the readers of a row find nothing in the brackets behind its words but more of them: `School (Tuesday to Friday)`.
  private func areWords(inBrackets innerRange: Range<Int>, ofRow range: Range<Int>) -> Bool {
    guard !part.isSetAside, plain.areSilent(innerRange),
      let headline = headlines.readWhole(range, in: ItemSurroundings(), depth: 0)?.headline
    else { return false }
    return headline.fields.isEmpty && !UnreadAnchor.speaks(ofTimesOf: headline, in: source)
  }

  /// Whether a row begins where the one before has ended, among rows and nothing else.
  private mutating func goesOn(from start: TimeOfDay, to end: TimeOfDay) -> Bool {
    guard part.lastTime.map({ $0 <= start }) ?? true, !part.hasWords else { return false }
    part.lastTime = end
    return true
  }

  // MARK: Words

  mutating func readWords(_ range: Range<Int>) -> Bool {
    guard let end = ItemEnd(range, in: bytes), isRead(range, endingIn: end),
      let title = PlainWords.behindIcon(end.wordsRange, in: bytes), !title.isEmpty,
      PageValues.beginsMarked(title, in: bytes) || !ForeignLines.mayBegin(bytes, at: title.lowerBound)
    else { return false }
    let hasIcon = title.lowerBound > range.lowerBound
    // A sign of a state stands alone.
    guard !hasIcon || bytes[range.lowerBound] != 0xE2 else { return false }
    guard let fieldsRange = end.fieldsRange else {
      guard takeWords() else { return false }
      if let colon = bytes[title].firstIndex(of: UInt8(ascii: ":")) {
        last = .item
        return values.isValue(title, behind: colon) && names.insert(title.lowerBound..<colon, of: bytes, in: part.place)
      }
      let place = newPlace()
      // Words that say when are no habit, as long as nothing below them may be its log.
      let sayWhen = LastWords.find(title, in: bytes, isOpen: true) != nil
      last = sayWhen ? .item : .words(place: place)
      return plain.areSilent(title, with: sayWhen ? .none : .year, mayBeMarked: true) && plain.beginAsWords(title)
        && names.insert(title, of: bytes, in: part.place)
    }
    guard let group = fields(in: fieldsRange, of: end, [.item, .boxless]), !(hasIcon && group.has(.icon)) else { return false }
    last = .item
    paragraph = end.areBracketed ? nil : Paragraph(start: range.lowerBound, column: 2, place: nil)
    guard let colon = bytes[title].firstIndex(of: UInt8(ascii: ":")) else {
      return readWords(title, with: group, of: range, end)
    }
    return isRead(title, behind: colon, with: group)
      && names.insert(title.lowerBound..<colon, of: bytes, id: end.idRange, in: part.place)
  }

  /// Notes that there are words in the section, of which no field says how often or when; false where these may be told.
  private mutating func takeWords() -> Bool {
    part.hasWords = true
    return !part.isOfHabits && !part.isOfRows && !part.hasRows
  }

  /// Whether a label and what is behind it are what the fields say.
  private mutating func isRead(_ titleRange: Range<Int>, behind colon: Int, with group: PlainFields) -> Bool {
    if group.has(only: [.icon, .was]) { return takeWords() && values.isValue(titleRange, behind: colon) }
    if case .bullet? = group.type, group.has(only: [.type]) {
      return takeWords() && values.areOnlyWords(titleRange, behind: colon)
    }
    guard let number = values.number(titleRange, behind: colon) else { return false }
    guard let extreme = group.best, group.has(only: [.best, .was]) else {
      return group.has(.count) && group.has(only: [.count, .to, .was])
    }
    part.hasLogs = true
    last = .attempts(Attempts(best: number, extreme: extreme))
    return true
  }

  /// Reads words without a label, of which the fields say since or until when they are, or how often; or nothing that matters.
  private mutating func readWords(
    _ titleRange: Range<Int>,
    with group: PlainFields,
    of range: Range<Int>,
    _ end: ItemEnd
  ) -> Bool {
    // What days are counted from or to is no value and no row, whatever its words are.
    let countsDays =
      group.has(.since) && group.has(only: [.since, .was]) || group.has(.until) && group.has(only: [.until, .was])
    // Behind the number of an item words may be a day: `1. December 2026 Rome`.
    let mayHaveNumbers = countsDays && bytes[range.lowerBound - 1] == 0x20 && bytes[range.lowerBound - 2] == UInt8(ascii: "-")
    guard plain.areSilent(titleRange, with: mayHaveNumbers ? .any : .year, mayBeMarked: true), plain.beginAsWords(titleRange),
      LastWords.find(titleRange, in: bytes, isOpen: true) == nil
    else { return false }
    if let streak = group.streak {
      guard group.has(only: [.streak, .goal, .from, .was]) else { return false }
      let rule = RecurringRule(rule: streak, from: group.from)
      guard rule.isSilent, group.goal.map({ $0 <= streak.mostDaysOfPeriod ?? 1 }) ?? true else { return false }
      part.hasLogs = true
      last = .log(after: nil)
    } else if !countsDays {
      guard group.has(only: [.icon, .was]), takeWords() else { return false }
    }
    return names.insert(titleRange, of: bytes, id: end.idRange, in: part.place)
  }
}
