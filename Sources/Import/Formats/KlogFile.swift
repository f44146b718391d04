import Chronology
import Planner
import SourceText

/// Files of klog (its specification, 1.4): records of days with times and durations. Times become blocks; a duration has no time, and
/// stays words of its day.
public enum KlogFile: FileFormat {
  public static let name = "klog"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        guard let text = try? file.text() else { return false }
        let lines = text.split(whereSeparator: \.isNewline).prefix(50).filter { !$0.allSatisfy(\.isWhitespace) }
        guard let first = lines.first, KlogHead(first) != nil else { return false }
        return lines.dropFirst().contains { KlogEntry(entryText($0) ?? "") != nil }
      }
  }

  /// What an indented line says; nil for one that is not indented.
  private static func entryText(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.startIndex == line.startIndex ? nil : text
  }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      var record = KlogRecord(path: file.path)
      for (offset, line) in try file.lines().enumerated() {
        record.read(line[...], at: offset + 1)
      }
      record.end()
      drafts += record.drafts
    }
    return drafts
  }
}

/// The first line of a record: `2026-11-20 (8h!)`.
private struct KlogHead {
  var date: CivilDate
  /// What is to be worked, as it is written.
  var should: String?

  init?(_ line: Substring) {
    let text = line.prefix(10)
    guard let date = CivilDate(String(text).replacing("/", with: "-")) else { return nil }
    self.date = date
    let rest = line.dropFirst(10).onOneLine
    guard !rest.isEmpty else { return }
    guard rest.hasPrefix("("), rest.hasSuffix("!)") else { return nil }
    should = rest.dropFirst().dropLast(2).onOneLine
  }
}

/// The value of an entry, and its words.
private struct KlogEntry {
  enum Value {
    /// In minutes of the record's day; below 0 on the day before, above 1440 on the one after. The end is nil for an open range.
    case range(Int, Int?)
    case duration(Int)
  }

  var value: Value
  var words: String

  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    if let start = KlogEntry.time(&rest) {
      rest = rest.drop { $0 == " " }
      guard rest.first == "-" else { return nil }
      rest = rest.dropFirst().drop { $0 == " " }
      if let end = KlogEntry.time(&rest) {
        guard end >= start else { return nil }
        value = .range(start, end)
      } else {
        let marks = rest.prefix { $0 == "?" }
        guard !marks.isEmpty else { return nil }
        rest = rest.dropFirst(marks.count)
        value = .range(start, nil)
      }
    } else if let minutes = KlogEntry.duration(&rest) {
      value = .duration(minutes)
    } else {
      return nil
    }
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    words = rest.onOneLine
  }

  private static func number(_ rest: inout Substring, most: Int) -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard 1...most ~= digits.count, let value = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }

  /// `<23:00`, `9:00`, `12:30pm`, `1:00>`.
  private static func time(_ text: inout Substring) -> Int? {
    var rest = text
    let isBefore = rest.first == "<"
    if isBefore { rest = rest.dropFirst() }
    guard var hour = number(&rest, most: 2), rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    guard rest.prefix(2).count == 2, let minute = number(&rest, most: 2), minute < 60 else { return nil }
    if rest.hasPrefix("am") || rest.hasPrefix("pm") {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (rest.hasPrefix("pm") ? 12 : 0)
      rest = rest.dropFirst(2)
    }
    guard hour < 24 || hour == 24 && minute == 0 else { return nil }
    let isAfter = !isBefore && rest.first == ">"
    if isAfter { rest = rest.dropFirst() }
    text = rest
    return hour * 60 + minute + (isBefore ? -1440 : isAfter ? 1440 : 0)
  }

  /// `1h30m`, `-45m`, `+2h`.
  private static func duration(_ text: inout Substring) -> Int? {
    var rest = text
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    guard let first = number(&rest, most: 5), let unit = rest.first else { return nil }
    rest = rest.dropFirst()
    var minutes = first
    if unit == "h" {
      minutes = first * 60
      var after = rest
      if let more = number(&after, most: 2), after.first == "m" {
        minutes += more
        rest = after.dropFirst()
      }
    } else if unit != "m" {
      return nil
    }
    text = rest
    return isNegative ? -minutes : minutes
  }
}

/// Reads records line by line.
private struct KlogRecord {
  private(set) var drafts: [ImportDraft] = []
  private let path: String
  private var head: KlogHead?
  private var summary: (line: Int, lines: [String])?
  private var entry: (line: Int, indent: Int, lines: [String])?

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring, at number: Int) {
    let place = ImportPlace(path: path, line: number)
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard !text.isEmpty else { return end() }
    let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    if head == nil {
      guard indent == 0, let found = KlogHead(line) else {
        return drafts.append(ImportDraft(.unread(.because(.beginsNoRecord)), at: place, original: String(line)))
      }
      head = found
      guard let should = found.should else { return }
      let item = PlanItem(.bullet, text: "To be worked: \(should)")
      return add(item, at: number, original: String(line), kept: [.workTime])
    }
    if indent == 0 {
      guard entry == nil else {
        endEntry()
        return drafts.append(ImportDraft(.unread(.because(.isNotIndented)), at: place, original: String(line)))
      }
      if summary == nil { summary = (number, []) }
      summary?.lines.append(String(line))
    } else if let known = entry, indent > known.indent {
      entry?.lines.append(String(line))
    } else {
      endSummary()
      endEntry()
      entry = (number, indent, [String(line)])
    }
  }

  /// Ends a record.
  mutating func end() {
    endSummary()
    endEntry()
    head = nil
  }

  private mutating func endSummary() {
    guard let summary else { return }
    self.summary = nil
    var item = PlanItem(.bullet, text: summary.lines[0].onOneLine)
    item.add(text: summary.lines.dropFirst().joined(separator: "\n"))
    add(item, at: summary.line, original: summary.lines.joined(separator: "\n"), kept: [])
  }

  private mutating func endEntry() {
    guard let entry, let head else { return }
    self.entry = nil
    let place = ImportPlace(path: path, line: entry.line)
    let original = entry.lines.joined(separator: "\n")
    guard let read = KlogEntry(entry.lines[0].drop { $0 == " " || $0 == "\t" }) else {
      return drafts.append(ImportDraft(.unread(.because(.beginsWithNoTime)), at: place, original: original))
    }
    let more = entry.lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
    switch read.value {
    case .duration(let minutes):
      var item = PlanItem(.bullet, text: [KlogRecord.text(minutes), read.words].filter { !$0.isEmpty }.joined(separator: " "))
      item.add(text: more)
      add(item, at: entry.line, original: original, kept: [.durationWithoutTime])
    case .range(let start, let end):
      func moment(_ minutes: Int) -> Moment {
        let shift = minutes < 0 ? -1 : minutes > 1440 ? 1 : 0
        return Moment(head.date.adding(days: shift), TimeOfDay(minutes: minutes - shift * 1440) ?? .startOfDay)
      }
      var timed = TimedDraft(read.words, from: moment(start), to: end.map(moment))
      timed.item.add(text: more)
      drafts += timed.drafts(at: place, original: original, kept: [])
    }
  }

  private mutating func add(_ item: PlanItem, at line: Int, original: String, kept: [KeptThing]) {
    guard let head else { return }
    drafts.append(
      ImportDraft(
        .item(DraftedItem(item, in: DraftHome(dayOf: head.date), date: head.date)),
        at: ImportPlace(path: path, line: line),
        original: original,
        kept: kept
      )
    )
  }

  /// `1h 30m`, `-45m`.
  private static func text(_ minutes: Int) -> String {
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    let parts = [hours > 0 ? "\(hours)h" : "", rest > 0 || hours == 0 ? "\(rest)m" : ""].filter { !$0.isEmpty }
    return (minutes < 0 ? "minus " : "") + parts.joined(separator: " ")
  }
}
