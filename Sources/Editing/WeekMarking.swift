public import Chronology
import Languages
import Outline
public import Planner

extension EditedVault {
  /// The most characters of a phrase (format, *What is reported of a life*).
  private static let longestPhrase = 140

  /// Marks a week of a life, once.
  ///
  /// The mark goes into the section of its year, in the order of the dates there; where none is called so, into the first section
  /// that has marks and is not that of other years, else into a new one. One of a week that is past says when it was filled in.
  ///
  /// - Parameters:
  ///   - day: any day of the week.
  ///   - name: what the person calls the week; by default it is called by the day.
  ///   - replaces: whether a mark that the week has already is changed: what is given replaces what it says, and the rest stays.
  public mutating func mark(
    _ thing: Thing,
    on day: CivilDate,
    rating: WeekRating? = nil,
    category: LifeCategory? = nil,
    phrase: String = "",
    called name: WeekName? = nil,
    replaces: Bool = false
  ) throws(EditRefusal) {
    var file = try file(thing.file)
    let name = name ?? .of(day)
    let words = phrase.onOneLine
    let (week, isPast, marked) = try checkWeek(of: day, called: name, in: file)
    // Weeks of a life begin on the weekday of birth: which days one has is not seen from its name.
    let told = MarkedWeek(name: name, days: week, today: today)
    guard rating != nil || category != nil || !words.isEmpty else {
      throw EditRefusal(WeekMarkingMessage.nothingToWrite, help: .givePhrase)
    }
    guard words.count <= EditedVault.longestPhrase else {
      throw EditRefusal(WeekMarkingMessage.isTooLong(most: EditedVault.longestPhrase, words.count))
    }
    if let marked {
      guard replaces else { throw isMarked(told, at: marked, in: file) }
      file = try file.changingMark(at: marked, rating, category, words)
      update(thing.file, to: file)
      let place = "\(file.path):\(file.line(of: marked))"
      return note(.changed, WeekMarkingMessage.mark(of: told, says: file.said(by: marked), at: place))
    }
    var item = PlanItem(
      .mark(MarkDetails(date: day, rating: rating, category: category, marked: isPast ? today : nil)),
      text: words
    )
    if let first = words.first, Emoji.isEmoji(first) {
      item.icon = .emoji(String(first))
      item.text = String(words.dropFirst().drop { $0 == " " })
    }
    let place: ItemPosition
    if let found = file.placeOfMark(on: day) {
      place = found
    } else {
      let section = file.placeOfNewYear(day.year)
      file = try file.inserting(PlanSection(title: "\(day.year)"), at: section)
      place = .end(of: PlanPath(section: section))
    }
    let path: PlanPath
    (file, path) = try file.inserting(item, at: place)
    update(thing.file, to: file)
    note(.marked, WeekMarkingMessage.week(told, says: file.said(by: path), at: "\(file.path):\(file.line(of: path))"))
  }

  /// Refuses a day of no week that can be marked.
  ///
  /// - Returns: its week, whether that is past, and the mark that it has.
  private func checkWeek(
    of day: CivilDate,
    called name: WeekName,
    in file: EditableFile
  ) throws(EditRefusal) -> (days: DateRange, isPast: Bool, marked: PlanPath?) {
    guard let span = file.plan.life?.span else {
      throw EditRefusal(WeekMarkingMessage.hasNoBirth(file.path), help: .writeBirth)
    }
    guard let week = span.weekNumber(on: day) else { throw EditRefusal(WeekMarkingMessage.isBeforeBirth(day, span.born)) }
    let current = span.weekNumber(on: today) ?? 0
    guard week <= current else {
      throw EditRefusal(WeekMarkingMessage.isInFuture(name), help: .markFromFirstDay)
    }
    let marked = file.content.itemPaths.first { path in
      guard case .mark(let mark) = file.content[path]?.content else { return false }
      return span.weekNumber(on: mark.date) == week
    }
    return (span.days(ofWeek: week) ?? DateRange(day), week < current, marked)
  }

  private func isMarked(_ week: MarkedWeek, at path: PlanPath, in file: EditableFile) -> EditRefusal {
    let place = "\(file.path):\(file.line(of: path))"
    return EditRefusal(
      WeekMarkingMessage.isMarked(week, says: file.content[path]?.text ?? "", at: place),
      help: .replaceChangesIt
    )
  }
}

extension EditableFile {
  /// What a mark says.
  fileprivate func said(by path: PlanPath) -> SaidMark {
    guard let item = content[path], case .mark(let mark) = item.content else { return SaidMark() }
    return SaidMark(words: item.text.isEmpty ? nil : item.text, rating: mark.rating, category: mark.category)
  }

  /// The file with other things said by a mark; what is not given stays.
  fileprivate func changingMark(
    at path: PlanPath,
    _ rating: WeekRating?,
    _ category: LifeCategory?,
    _ words: String
  ) throws(EditRefusal) -> EditableFile {
    var file = self
    if let rating { file = try file.setting(.rating, to: rating.rawValue, of: path) }
    if let category { file = try file.setting(.category, to: category.rawValue, of: path) }
    if !words.isEmpty { file = try file.settingWords(words, of: path) }
    return file
  }

  /// The marks that stand directly in a section, with their days, in the order of the file.
  private func marks(inSection place: Int) -> [(path: PlanPath, day: CivilDate)] {
    let section = PlanPath(section: place)
    return content[section: place].elements.indices.compactMap { offset in
      guard case .mark(let mark) = content[section.child(at: offset)]?.content else { return nil }
      return (section.child(at: offset), mark.date)
    }
  }

  /// Whether the latest mark stands first in the file.
  private var hasNewestMarkFirst: Bool {
    let days = (0...content.sections.count).flatMap { marks(inSection: $0).map(\.day) }
    guard let first = days.first, let last = days.last else { return false }
    return first > last
  }

  /// Where the mark of a day goes; nil where a section is to be made for it.
  fileprivate func placeOfMark(on day: CivilDate) -> ItemPosition? {
    let places = 0...content.sections.count
    let own = places.filter { YearTitle(content[section: $0].title)?.years.contains(day.year) ?? false }
    guard let place = own.first ?? places.first(where: { !marks(inSection: $0).isEmpty }) else { return nil }
    if own.isEmpty, YearTitle(content[section: place].title) != nil { return nil }
    let held = marks(inSection: place)
    guard let first = held.first, let last = held.last else { return .end(of: PlanPath(section: place)) }
    if first.day == last.day ? hasNewestMarkFirst : first.day > last.day {
      return held.first { $0.day <= day }.map { ItemPosition.before($0.path) } ?? .after(last.path)
    }
    return held.last { $0.day <= day }.map { ItemPosition.after($0.path) } ?? .before(first.path)
  }

  /// The place of a new section for a year among those of other years.
  fileprivate func placeOfNewYear(_ year: Int) -> Int {
    let years = content.sections.enumerated().compactMap { offset, section in
      YearTitle(section.title).map { (place: offset + 1, years: $0.years) }
    }
    guard let first = years.first, let last = years.last else { return content.sections.count + 1 }
    let isNewestFirst = years.count == 1 ? hasNewestMarkFirst : first.years.lowerBound > last.years.lowerBound
    let next =
      isNewestFirst
      ? years.first { $0.years.upperBound < year }?.place : years.first { $0.years.lowerBound > year }?.place
    return next ?? last.place + 1
  }
}

/// The title of a section that is one of a year, or of some: `2026`, `2011 - 2020`.
private struct YearTitle {
  let years: ClosedRange<Int>

  init?(_ title: String) {
    guard title.allSatisfy({ $0.isASCII ? $0.isNumber || $0 == " " || $0 == "-" : $0 == "–" }) else { return nil }
    let numbers = title.split { !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
    guard let first = numbers.first, let last = numbers.last, numbers.count <= 2, first <= last else { return nil }
    years = first...last
  }
}
