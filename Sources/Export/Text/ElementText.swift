import Chronology
import Diagnostics
package import Languages
package import Planner

/// Lays out items and what hangs below them.
struct ElementText {
  let today: CivilDate
  let weekStart: Weekday
  let clock: ClockStyle
  /// Whether they stand in *Things that used to matter*, where nothing is counted or due.
  let isSetAside: Bool
  /// Whether tags of HTML are words.
  var keepsTags = false
  var language = Language.english

  func pieces(of elements: [PlanElement]) -> [Piece] {
    let rows = RowColumns(elements, clock, in: language)
    return elements.enumerated().map { index, element in
      switch element {
      case .item(let item): piece(of: item, rows: rows.runs[index])
      case .other(let markdown): Piece(BlockText.lines(of: markdown, keepsTags: keepsTags), .apart)
      }
    }
  }

  private func piece(of item: PlanItem, rows: RowColumns.Run?) -> Piece {
    switch item.content {
    case .text, .quote, .image: Piece(prose(item) + body(of: item).indented, .apart)
    default: Piece([headline(of: item, rows: rows)] + body(of: item).indented, .tight)
    }
  }

  // MARK: The first line

  private func headline(of item: PlanItem, rows: RowColumns.Run?) -> String {
    var line = item.number.map { "\($0)." } ?? ""
    let lead = rows.map { $0.lead(of: item) } ?? item.box.map(PlainText.box)
    if let lead { line.addWord(lead) }
    if case .emoji(let emoji) = item.icon {
      line.addWord(emoji)
    } else if lead == nil, item.number == nil {
      line.addWord("•")
    }
    let tracker = TrackerText(
      today: today,
      weekStart: weekStart,
      clock: clock,
      isSetAside: isSetAside,
      keepsTags: keepsTags,
      in: language
    )
    var name = words(item.text)
    if let id = item.id { name.addWord("(\(id))") }
    line.addWord(PlainText.labelled(name, tracker.value(of: item), in: language))
    addSuffix(item, tracker.details(of: item) + details(of: item), to: &line)
    return line
  }

  /// What follows the words: the details in a parenthesis, the tags behind them.
  private func addSuffix(_ item: PlanItem, _ details: [String], to line: inout String) {
    if !details.isEmpty { line.addWord("(" + details.joined(separator: ", ") + ")") }
    for tag in item.trailingTags { line.addWord("#" + tag) }
  }

  /// The lines of a text box, a quote or an image.
  private func prose(_ item: PlanItem) -> [String] {
    var lines: [String]
    switch item.content {
    case .quote(let author):
      lines = QuoteLines.marked(BlockText.lines(of: item.text, keepsTags: keepsTags))
      if let author { lines.append("— " + words(author)) }
    case .image(let source):
      let description = words(item.text)
      lines = [description.isEmpty ? source : "\(description) (\(source))"]
    case .text, .bullet, .checkbox, .label, .daysSince, .daysUntil, .count, .counter, .streak, .textList, .timeline, .tally,
      .best, .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      lines = PlainText.lines(item.text, keepsTags: keepsTags)
    }
    var prefix = [item.box.map(PlainText.box)].compactMap(\.self)
    if case .emoji(let emoji) = item.icon { prefix.append(emoji) }
    let details = [item.id].compactMap(\.self) + self.details(of: item)
    let first = (prefix + [lines.first ?? ""]).joined(separator: " ")
    lines = [first] + lines.dropFirst()
    addSuffix(item, details, to: &lines[lines.count - 1])
    return lines
  }

  // MARK: Below it

  private func body(of item: PlanItem) -> [String] {
    let log = LogText(elements: self).lines(of: item.log)
    return (notes(item.notes) + [Piece(log, .tight)] + pieces(of: item.children)).lines
  }

  func notes(_ notes: [String]) -> [Piece] {
    notes.map { Piece(PlainText.lines($0, keepsTags: keepsTags), .note) }
  }

  // MARK: Words

  /// A title or a value on one line.
  func words(_ markdown: String) -> String { PlainText.line(markdown, keepsTags: keepsTags) }

  private func details(of item: PlanItem) -> [String] { Details.of(item, clock, in: language, keepsTags: keepsTags) }
}

extension String {
  /// Adds a word behind a space; nothing for an empty one.
  fileprivate mutating func addWord(_ word: String) {
    if !isEmpty, !word.isEmpty { append(" ") }
    append(word)
  }
}

/// Quotation marks round lines, unless they have some.
enum QuoteLines {
  static func marked(_ lines: [String]) -> [String] {
    guard let first = lines.first, let last = lines.last else { return [] }
    if let opening = first.unicodeScalars.first, "“„«\"".unicodeScalars.contains(opening) { return lines }
    if lines.count == 1 { return ["“\(first)”"] }
    return ["“" + first] + lines[1..<lines.count - 1] + [last + "”"]
  }
}

/// The column of times or dates that schedule rows, or the rows of a timeline, share with those beside them.
package struct RowColumns {
  /// What the rows of a run have in common.
  struct Run {
    let type: ItemType
    let clock: ClockStyle
    let language: Language
    var width = 0
    var hasBox = false

    /// The box, if any row has one, and the time or date, as wide as the widest.
    func lead(of item: PlanItem) -> String {
      let box = hasBox ? DisplayWidth.padded(item.box.map(PlainText.box) ?? "", to: 4) : ""
      let isAlone = item.text.isEmpty && item.icon == nil && item.trailingTags.isEmpty
      return box + DisplayWidth.padded(RowColumns.when(item, clock, in: language) ?? "", to: isAlone ? 0 : width + 1)
    }
  }

  /// For each element, the run that it is in; nil for what is no row.
  let runs: [Run?]

  init(_ elements: [PlanElement], _ clock: ClockStyle, in language: Language) {
    var runs: [Run?] = []
    var start = 0
    for element in elements {
      guard let item = element.item, let when = RowColumns.when(item, clock, in: language) else {
        runs.append(nil)
        continue
      }
      var run = Run(type: item.type, clock: clock, language: language)
      if case let previous?? = runs.last, previous.type == item.type { run = previous } else { start = runs.count }
      run.width = max(run.width, DisplayWidth.cells(of: when))
      run.hasBox = run.hasBox || item.box != nil
      runs.append(run)
      for index in start..<runs.count { runs[index] = run }
    }
    self.runs = runs
  }

  /// The time or date of a row.
  package static func when(_ item: PlanItem, _ clock: ClockStyle, in language: Language = .english) -> String? {
    switch item.content {
    case .schedule(let time), .block(let time): words(for: time, clock, in: language)
    case .routine(let routine): words(for: routine.time, clock, in: language)
    case .mark(let mark): mark.date.description
    case .phase(let days): days.description
    case .timeline(let days): days.count == 1 ? days.first.description : days.description
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .streak, .textList,
      .tally, .best, .recurring, .task, .category, .link, .habit, .activity:
      nil
    }
  }

  private static func words(for time: ScheduleTime, _ clock: ClockStyle, in language: Language) -> String {
    time.end.map { language.times(time.start, $0, clock) } ?? language.time(time.start, clock)
  }
}
