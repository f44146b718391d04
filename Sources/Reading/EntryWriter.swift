import Chronology
import Outline
import Planner
import SourceText

/// One way to write an entry of a log.
struct EntryWriter {
  /// What keeps the note from being read as something else (format specification, *Writing from values*).
  struct Way {
    /// A backslash before what would be a group or an id.
    var guardsNote = false
    /// A colon before a note that begins with a dash.
    var colonBeforeNote = false
    /// `done` before a note that begins with a state, a time or a number.
    var saysDone = false
    var spelling = FieldWriter.Spelling.group

    /// Those that leave the note as it is first, and of these the plainest.
    static let all: [Way] = [false, true].flatMap { guardsNote in
      [FieldWriter.Spelling.group, .othersAsDataview].flatMap { spelling in
        [false, true].flatMap { saysDone in
          [false, true].map { colonBeforeNote in
            Way(guardsNote: guardsNote, colonBeforeNote: colonBeforeNote, saysDone: saysDone, spelling: spelling)
          }
        }
      }
    }
  }

  private let record: LogRecord
  private let kind: DocumentKind
  private let isAttempt: Bool
  private let isGuarded: Bool
  /// What stands before the days.
  private let start: String
  /// What stands behind them.
  private let end: String
  let hasFields: Bool

  /// - Parameter isAttempt: whether it stands in the log of a best, where a box says the state and no word does.
  init(_ record: LogRecord, of kind: DocumentKind, isAttempt: Bool, _ way: Way) {
    self.record = record
    self.kind = kind
    self.isAttempt = isAttempt
    isGuarded = way.guardsNote
    let note =
      isGuarded
      ? TextGuard.title(record.note, behind: "2026-01-01", in: .setAside)
      : TextGuard.folded(record.note)
    start = isAttempt ? EntryWriter.box(record.status) : ""
    var words: [UInt8] = []
    hasFields = EntryWriter.append(wordsOf: record, note: note, isAttempt: isAttempt, way, to: &words)
    end = String(decoding: words, as: UTF8.self)
  }

  /// Appends an entry in the plainest way, which nobody has read back.
  static func append(_ record: LogRecord, isAttempt: Bool, to bytes: inout [UInt8]) {
    if isAttempt { bytes.append(utf8: box(record.status)) }
    bytes.append(written: record.days)
    let note = TextGuard.folded(record.note)
    _ = append(wordsOf: record, note: note, isAttempt: isAttempt, Way(), to: &bytes)
  }

  /// Appends what stands behind the days of an entry.
  ///
  /// - Parameter note: its words, as they are written.
  /// - Returns: whether it has fields.
  private static func append(
    wordsOf record: LogRecord,
    note: String,
    isAttempt: Bool,
    _ way: Way,
    to bytes: inout [UInt8]
  ) -> Bool {
    if let time = record.time {
      bytes.append(0x20)
      bytes.append(written: time)
    }
    if let value = record.value {
      // Directly after a date, a dash and a digit are half a range.
      if value < .zero, record.time == nil { bytes.append(UInt8(ascii: ":")) }
      bytes.append(utf8: " \(value)")
    }
    switch record.status {
    case .done: if way.saysDone { bytes.append(utf8: " done") }
    case .skipped, .missed: if !isAttempt { bytes.append(utf8: " " + record.status.rawValue) }
    }
    if way.colonBeforeNote { bytes.append(UInt8(ascii: ":")) }
    if !note.isEmpty {
      bytes.append(0x20)
      bytes.append(utf8: note)
    }
    var fields = FieldWriter()
    fields.add(.source, record.source)
    fields.add(record.otherFields)
    fields.append(way.spelling, to: &bytes)
    return !fields.isEmpty
  }

  private static func box(_ status: LogRecord.Status) -> String {
    switch status {
    case .done: ""
    case .skipped: BoxState.dropped.text + " "
    case .missed: BoxState.open.text + " "
    }
  }

  /// The line of the entry, or of one that says the same of other days.
  func text(on days: DateRange) -> String { start + days.written + end }

  /// Whether the line reads as the entry: its days, its values and its words.
  var readsBack: Bool { EntryWriter.readBack([self]) }

  /// Whether lines, one below the other, read as the entries of one log.
  static func readBack(_ writers: [EntryWriter]) -> Bool {
    guard let first = writers.first else { return true }
    let kind = first.kind
    let owner =
      switch kind.traits.logs {
      case .byPlace: "- x"
      case .byField, .none: first.isAttempt ? "- x [best:: highest]" : "- x [streak:: daily]"
      }
    let section = kind.traits.sectionPlaces.contains(.arc) ? SectionRole.arc.sampleTitle : nil
    let lines = writers.map { $0.text(on: $0.record.days) }.joined(separator: "\n  - ")
    let probe = Probe(lines, in: Probe.Place(kind, section: section, lead: owner + "\n  - "))
    guard probe.document.items.count == writers.count + 1, let read = probe.plan.content.topItems.first else { return false }
    let wanted = writers.map(\.wanted).byDate
    return first.isGuarded ? read.log.map(\.withResolvedWords) == wanted.map(\.withResolvedWords) : read.log == wanted
  }

  /// The entry as its line says it.
  private var wanted: LogRecord {
    var wanted = record
    (wanted.note, wanted.notes, wanted.children) = (TextGuard.folded(record.note), [], [])
    return wanted
  }
}

/// The ways in which the entries of the logs of one file are written. What is written behind the days reads the same on any day, so
/// the way is looked for once for each different text, and not for each day of years.
final class EntryWays {
  private struct Key: Hashable {
    var record: LogRecord
    var isAttempt: Bool
  }

  private var known: [Key: EntryWriter] = [:]
  /// The one before, as most entries of a log say the same.
  private var last: (key: Key, writer: EntryWriter)?

  private static let several = DateRange(first: .earliest, last: .earliest.adding(days: 1)) ?? DateRange(.earliest)

  /// Learns the ways of the entries of one log. Nearly all are written in the plainest, which is proved of all of them at once.
  func learn(_ records: [LogRecord], in kind: DocumentKind, isAttempt: Bool) {
    let plain = EntryWriter.Way.all[0]
    var new: [(key: Key, writer: EntryWriter)] = []
    for record in records {
      let key = Key(record: EntryWays.undated(record), isAttempt: isAttempt)
      guard last?.key != key else { continue }
      if let writer = known[key] {
        last = (key, writer)
        continue
      }
      let writer = EntryWriter(record, of: kind, isAttempt: isAttempt, plain)
      last = (key, writer)
      known[key] = writer
      new.append((key, writer))
    }
    guard !EntryWriter.readBack(new.map(\.writer)) else { return }
    for (key, _) in new { known[key] = nil }
    last = nil
  }

  /// Appends the entries of a log that stand in the file as they are written in the plainest way, one a line, from the first line
  /// below their item and its note on. They need no second proof: the entries of a log are by date, those of the same days as they
  /// stand in the file, and each of these lines says the days of its entry.
  ///
  /// - Parameters:
  ///   - lineEnd: where the line before the first of them ends.
  ///   - lead: what is written before each line.
  ///   - ends: gets where each ends in the bytes; the log goes on where it has fewer than the log.
  static func append(
    provenLinesOf log: [LogRecord],
    from lineEnd: Int,
    of source: SourceText,
    isAttempt: Bool,
    lead: [UInt8] = [],
    to bytes: inout [UInt8],
    _ ends: inout [Int]
  ) {
    var place = lineEnd
    var indent: Int?
    for record in log {
      guard record.notes.isEmpty, record.children.isEmpty else { return }
      guard place < source.bytes.count, source.bytes[place] == 0x0A else { return }
      var start = place + 1
      while start < source.bytes.count, source.bytes[start] == 0x20 { start += 1 }
      guard start - place > 1, start - place == indent ?? (start - place) else { return }
      indent = start - place
      let lineStart = bytes.count
      if !lead.isEmpty { bytes += lead }
      let before = bytes.count
      bytes.append(UInt8(ascii: "-"))
      bytes.append(0x20)
      EntryWriter.append(record, isAttempt: isAttempt, to: &bytes)
      let end = start + bytes.count - before
      guard end <= source.bytes.count, end == source.bytes.count || source.bytes[end] == 0x0A,
        bytes.holds(source.bytes, in: start..<end, from: before)
      else {
        bytes.removeSubrange(lineStart...)
        return
      }
      ends.append(bytes.count)
      place = end
    }
  }

  /// What writes an entry, or one that says the same of other days.
  func writer(of record: LogRecord, in kind: DocumentKind, isAttempt: Bool) -> EntryWriter {
    let key = Key(record: EntryWays.undated(record), isAttempt: isAttempt)
    if let last, last.key == key { return last.writer }
    let writer = known[key] ?? EntryWays.find(record, in: kind, isAttempt: isAttempt)
    known[key] = writer
    last = (key, writer)
    return writer
  }

  /// Of the ways to write an entry, the first that reads back as it is.
  private static func find(_ record: LogRecord, in kind: DocumentKind, isAttempt: Bool) -> EntryWriter {
    for way in EntryWriter.Way.all {
      let writer = EntryWriter(record, of: kind, isAttempt: isAttempt, way)
      if writer.readsBack { return writer }
    }
    return EntryWriter(record, of: kind, isAttempt: isAttempt, EntryWriter.Way(guardsNote: true))
  }

  private static func undated(_ record: LogRecord) -> LogRecord {
    var undated = record
    undated.days = record.days.count == 1 ? DateRange(.earliest) : EntryWays.several
    guard !undated.notes.isEmpty || !undated.children.isEmpty else { return undated }
    (undated.notes, undated.children) = ([], [])
    return undated
  }
}
