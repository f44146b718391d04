import Chronology
import Diagnostics
import Languages
import Planner

/// The rows of a day's calendar: blocks and free time by start, each as high as a scale says, with now among them.
struct DayCalendar {
  private let sheet: DaySheet
  private let width: Int
  private let language: Language
  private let stretches: [Stretch]
  /// The stretch in which now is marked: that which began last.
  private let current: Int?
  /// What stands at a time within each stretch.
  private let timed: [[TimedItem]]

  /// A part of the day that has rows of its own.
  private enum Stretch {
    case block(DaySheet.Block)
    case free(Range<TimeOfDay>)
    case outside(Range<TimeOfDay>)

    var range: Range<TimeOfDay> {
      switch self {
      case .block(let block): block.block.range
      case .free(let range), .outside(let range): range
      }
    }
  }

  init(_ sheet: DaySheet, width: Int, in language: Language) {
    self.sheet = sheet
    self.width = width
    self.language = language
    let all = sheet.blocks.map(Stretch.block) + sheet.free.map(Stretch.free) + sheet.outside.map(Stretch.outside)
    let stretches = all.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
    var timed: [[TimedItem]] = Array(repeating: [], count: stretches.count)
    if !stretches.isEmpty {
      for item in sheet.timed { timed[stretches.lastIndex { $0.range.lowerBound <= item.start } ?? 0].append(item) }
    }
    (self.stretches, self.timed) = (stretches, timed)
    current = sheet.time.flatMap { time in
      time < sheet.range.upperBound ? stretches.lastIndex { $0.range.lowerBound <= time } : nil
    }
  }

  private var gutter: DayGutter { DayGutter(clock: sheet.clock, language: language) }

  /// How many lines there are in a scale. A scale is chosen by it, and only those of one are made.
  func lineCount(in scale: DayScale) -> Int {
    var count = 1
    if let time = sheet.time, time < sheet.range.lowerBound || time >= sheet.range.upperBound { count += 1 }
    if sheet.isAfterMidnight { count += 1 }
    for index in stretches.indices {
      count += words(of: stretches[index], scale).count + timed[index].count + (index == current ? 1 : 0)
      if isFirstRowSpared(of: index) { count -= 1 }
    }
    return count
  }

  /// Outside of the hours of the vault a row without words only says when they begin, which the first item does.
  private func isFirstRowSpared(of index: Int) -> Bool {
    guard case .outside(let range) = stretches[index] else { return false }
    return timed[index].first?.start == range.lowerBound
  }

  func lines(in scale: DayScale) -> [StyledLine] {
    var lines: [StyledLine] = []
    let time = sheet.time
    if let time, time < sheet.range.lowerBound { lines.append(gutter.now(time, width: width)) }
    for index in stretches.indices { lines += rows(ofStretch: index, scale, now: index == current ? time : nil) }
    lines.append(gutter.row(sheet.range.upperBound, StyledLine("╵", .quiet), StyledLine(), isQuiet: true))
    if let time, time >= sheet.range.upperBound { lines.append(gutter.now(time, width: width)) }
    if sheet.isAfterMidnight { lines.append(gutter.now(sheet.now.time, words: .nowAfterMidnight, width: width)) }
    return lines
  }

  /// The rows of a stretch, with what stands at a time within it, and now, each in its place.
  private func rows(ofStretch index: Int, _ scale: DayScale, now: TimeOfDay?) -> [StyledLine] {
    let stretch = stretches[index]
    let words = words(of: stretch, scale)
    var rows = rows(of: stretch, words)
    let range = stretch.range
    let count = rows.count
    // What stands within a block comes behind what is said of it, or its tasks would look like those of the other.
    let first = (words.lastIndex { !$0.parts.isEmpty } ?? 0) + 1
    func place(_ time: TimeOfDay) -> Int {
      let elapsed = time.minutes - range.lowerBound.minutes
      let length = max(range.upperBound.minutes - range.lowerBound.minutes, 1)
      return min(max((elapsed * count + length / 2) / length, 1), count)
    }
    var marks = timed[index].map { (time: $0.start, place: max(place($0.start), first), line: row($0, in: stretch)) }
    if let now {
      let isWithin = range.contains(now) && now > range.lowerBound
      let line = isWithin ? gutter.now(now, bar: bar(of: stretch), width: width) : gutter.now(now, width: width)
      let rank = marks.firstIndex { $0.time >= now } ?? marks.count
      let last = rank > 0 ? marks[rank - 1].place : 0
      marks.insert((now, now == range.lowerBound ? 0 : max(place(now), last), line), at: rank)
    }
    for mark in marks.reversed() { rows.insert(mark.line, at: mark.place) }
    if isFirstRowSpared(of: index) { rows.remove(at: now == range.lowerBound ? 1 : 0) }
    return rows
  }

  private func row(_ item: TimedItem, in stretch: Stretch) -> StyledLine {
    let isQuiet = item.state == .done || item.state == .skipped || sheet.phase(of: item.start..<item.start) == .past
    let words = DayWords.line(of: item, sheet.clock, isQuiet: isQuiet, in: language)
    return gutter.row(item.start, bar(of: stretch), words, isQuiet: isQuiet)
  }

  // MARK: Rows

  private func bar(of stretch: Stretch) -> StyledLine {
    switch stretch {
    case .block(let block): DayGutter.bar(of: block)
    case .free, .outside: StyledLine("┊", .quiet)
    }
  }

  private func words(of stretch: Stretch, _ scale: DayScale) -> [StyledLine] {
    let minutes = stretch.range.upperBound.minutes - stretch.range.lowerBound.minutes
    switch stretch {
    case .block(let block): return words(of: block, height: scale.height(ofBlock: minutes))
    case .free:
      return [StyledLine(language.say(DayMessage.freeTime(minutes: minutes, .short)), .quiet)]
        + Array(repeating: StyledLine(), count: scale.height(ofFree: minutes) - 1)
    case .outside: return [StyledLine()]
    }
  }

  private func rows(of stretch: Stretch, _ words: [StyledLine]) -> [StyledLine] {
    let isQuiet = sheet.phase(of: stretch.range) == .past || { if case .block = stretch { false } else { true } }()
    let bar = bar(of: stretch)
    return words.enumerated().map { index, words in
      gutter.row(index == 0 ? stretch.range.lowerBound : nil, bar, words, isQuiet: isQuiet)
    }
  }

  /// What is said of a block, with its notes in the first line that is free, or in one more.
  private func words(of block: DaySheet.Block, height: Int) -> [StyledLine] {
    let phase = sheet.phase(of: block.block.range)
    let text = DayBlockText(block: block, phase: phase, width: width - gutter.width, language: language)
    var lines = words(of: text, height: height)
    guard let notes = text.notesOnOneLine else { return lines }
    if let free = lines.firstIndex(where: \.parts.isEmpty) { lines[free] = notes } else { lines.append(notes) }
    return lines
  }

  /// One line for a short block, two for a middling one, and for a tall one its tasks, for which it may grow to twice its height.
  private func words(of text: DayBlockText, height: Int) -> [StyledLine] {
    guard text.taskCount > 0, height > 1 else {
      return [text.headline(countsTasks: true)] + Array(repeating: StyledLine(), count: height - 1)
    }
    if height == 2 {
      return [text.headline(countsTasks: false), text.tasksOnOneLine]
    }
    let tasks = text.tasks(most: max(height - 1, min(text.taskCount, 2 * height - 1)))
    let rest = max(height - 1 - tasks.count, 0)
    return [text.headline(countsTasks: false)] + tasks + Array(repeating: StyledLine(), count: rest)
  }
}

/// The left side of a calendar: times, and the bars behind them.
struct DayGutter {
  var clock: ClockStyle
  var language: Language

  /// The cells of a time: noon is as wide as any other.
  var timeWidth: Int { DisplayWidth.cells(of: language.time(.noon, clock)) }

  /// The cells before the words of a row.
  var width: Int { timeWidth + 3 }

  func row(_ time: TimeOfDay?, _ bar: StyledLine, _ words: StyledLine, isQuiet: Bool) -> StyledLine {
    let shown = time.map { language.time($0, clock) } ?? ""
    var line = StyledLine(DisplayWidth.padded(shown, to: timeWidth, alignment: .right) + " ", isQuiet ? .quiet : .plain)
    line.add(bar)
    line.add(" ")
    line.add(words)
    return line
  }

  /// What stands beside a block, in its color; that of a routine block is another, since no file of the day holds it.
  static func bar(of block: DaySheet.Block) -> StyledLine {
    StyledLine(block.block.isRoutine ? "░" : "▌", .color(block.look.color))
  }

  /// The line that marks now, in a word.
  func now(
    _ time: TimeOfDay,
    bar: StyledLine = StyledLine("─", .now),
    words: DayMessage = .now,
    width: Int
  ) -> StyledLine {
    var line = StyledLine(DisplayWidth.padded(language.time(time, clock), to: timeWidth, alignment: .right) + " ", .now)
    line.add(bar)
    let start = "── \(language.say(words)) "
    let rest = max(width - line.cells - DisplayWidth.cells(of: start), 0)
    line.add(start + String(repeating: "─", count: rest), .now)
    return line
  }
}
