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

  /// Writes elements as pieces of the present list.
  func write(_ elements: [PlanElement], to writer: inout TextWriter) {
    let rows = RowColumns(elements, clock, in: language)
    for index in elements.indices {
      switch elements[index] {
      case .item(let item):
        write(item, rows: rows.runs.isEmpty ? nil : rows.runs[index], to: &writer)
      case .other(let markdown):
        let piece = writer.begin(.apart)
        writer.write(lines: BlockText.lines(of: markdown, keepsTags: keepsTags))
        writer.end(piece)
      }
    }
  }

  private func write(_ item: PlanItem, rows: RowColumns.Run?, to writer: inout TextWriter) {
    let piece: TextWriter.Beginning
    switch item.content {
    case .text, .quote, .image:
      piece = writer.begin(.apart)
      write(proseOf: item, to: &writer)
    case .bullet, .checkbox, .label, .daysSince, .daysUntil, .count, .counter, .streak, .textList, .schedule, .timeline, .tally,
      .best, .recurring, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      piece = writer.begin(.tight)
      write(headlineOf: item, rows: rows, to: &writer)
    }
    write(bodyOf: item, to: &writer)
    writer.end(piece)
  }

  // MARK: The first line

  private func write(headlineOf item: PlanItem, rows: RowColumns.Run?, to writer: inout TextWriter) {
    writer.beginLine()
    let number = item.number
    if let number { writer.append("\(number).") }
    let lead = rows.map { $0.lead(of: item) } ?? item.box.map(PlainText.box)
    if let lead { writer.add(word: lead) }
    if case .emoji(let emoji) = item.icon {
      writer.add(word: emoji)
    } else if lead == nil, number == nil {
      writer.append("•")
    }
    let tracker = TrackerText(
      today: today,
      weekStart: weekStart,
      clock: clock,
      isSetAside: isSetAside,
      keepsTags: keepsTags,
      in: language
    )
    let value = tracker.value(of: item)
    if value.isEmpty {
      writer.add(markdown: item.text, keepsTags: keepsTags)
      if let id = item.id { writer.add(word: "(\(id))") }
    } else {
      var name = words(item.text)
      if let id = item.id { name += name.isEmpty ? "(\(id))" : " (\(id))" }
      writer.add(word: PlainText.labelled(name, value, in: language))
    }
    writeSuffix(item, tracker.details(of: item), to: &writer)
    writer.endLine()
  }

  /// What follows the words: the details in a parenthesis, those that only some items have first, and the tags behind them.
  private func writeSuffix(_ item: PlanItem, _ first: [String], to writer: inout TextWriter) {
    let others = details(of: item)
    // To put them together takes longer than to write them, and most items have none.
    if !first.isEmpty || !others.isEmpty { writer.add(parenthesis: first.isEmpty ? others : first + others) }
    for tag in item.trailingTags { writer.add(word: "#" + tag) }
  }

  /// The lines of a text box, a quote or an image.
  private func write(proseOf item: PlanItem, to writer: inout TextWriter) {
    writer.beginLine()
    if let box = item.box { writer.append(PlainText.box(box) + " ") }
    if case .emoji(let emoji) = item.icon { writer.append(emoji + " ") }
    switch item.content {
    case .quote(let author):
      var lines = QuoteLines.marked(BlockText.lines(of: item.text, keepsTags: keepsTags))
      if let author { lines.append("— " + words(author)) }
      write(lines, to: &writer)
    case .image(let source):
      let description = words(item.text)
      writer.append(description.isEmpty ? source : "\(description) (\(source))")
    case .text, .bullet, .checkbox, .label, .daysSince, .daysUntil, .count, .counter, .streak, .textList, .timeline, .tally,
      .best, .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      writer.append(paragraph: item.text, keepsTags: keepsTags)
    }
    writeSuffix(item, item.id.map { [$0] } ?? [], to: &writer)
    writer.endLine()
  }

  /// Writes lines, of which the last is not ended.
  private func write(_ lines: [String], to writer: inout TextWriter) {
    for (index, line) in lines.enumerated() {
      if index > 0 {
        writer.endLine()
        writer.beginLine()
      }
      writer.append(line)
    }
  }

  // MARK: Below it

  private func write(bodyOf item: PlanItem, to writer: inout TextWriter) {
    guard !item.notes.isEmpty || !item.log.isEmpty || !item.children.isEmpty else { return }
    writer.indentMore()
    writer.beginList()
    write(notes: item.notes, to: &writer)
    let log = writer.begin(.tight)
    LogText(elements: self).write(item.log, to: &writer)
    writer.end(log)
    write(item.children, to: &writer)
    writer.indentLess()
  }

  /// Writes notes as pieces of the present list.
  func write(notes: [String], to writer: inout TextWriter) {
    for note in notes {
      let piece = writer.begin(.note)
      writer.beginLine()
      writer.append(paragraph: note, keepsTags: keepsTags)
      writer.endLine()
      writer.end(piece)
    }
  }

  // MARK: Words

  /// A title or a value on one line.
  func words(_ markdown: String) -> String { PlainText.line(markdown, keepsTags: keepsTags) }

  private func details(of item: PlanItem) -> [String] { Details.of(item, clock, in: language, keepsTags: keepsTags) }
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
  /// A row, and what the rows of its run have in common.
  struct Run {
    let type: ItemType
    /// Its time or date.
    let when: String
    var width = 0
    var hasBox = false

    /// The box, if any row has one, and the time or date, as wide as the widest.
    func lead(of item: PlanItem) -> String {
      let box = hasBox ? DisplayWidth.padded(item.box.map(PlainText.box) ?? "", to: 4) : ""
      let isAlone = item.text.isEmpty && item.icon == nil && item.trailingTags.isEmpty
      return box + DisplayWidth.padded(when, to: isAlone ? 0 : width + 1)
    }
  }

  /// For each element, the run that it is in; nil for what is no row. Empty where none is.
  let runs: [Run?]

  init(_ elements: [PlanElement], _ clock: ClockStyle, in language: Language) {
    var runs: [Run?] = []
    var start = 0
    for (index, element) in elements.enumerated() {
      guard let item = element.item, let when = RowColumns.when(item, clock, in: language) else {
        if !runs.isEmpty { runs.append(nil) }
        continue
      }
      if runs.isEmpty { runs = Array(repeating: nil, count: index) }
      var run = Run(type: item.type, when: when)
      if case let previous?? = runs.last, previous.type == item.type {
        (run.width, run.hasBox) = (previous.width, previous.hasBox)
      } else {
        start = index
      }
      let (width, hasBox) = (run.width, run.hasBox)
      run.width = max(width, DisplayWidth.cells(of: when))
      run.hasBox = hasBox || item.box != nil
      runs.append(run)
      guard run.width != width || run.hasBox != hasBox else { continue }
      for earlier in start..<index {
        runs[earlier]?.width = run.width
        runs[earlier]?.hasBox = run.hasBox
      }
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
