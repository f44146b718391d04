import Chronology
import Outline
import Planner
import SourceText

/// A file of Org: headlines with a state become tasks, those without one sections, where there is a task below them. The file becomes
/// a project.
public enum OrgFile: FileFormat {
  public static let name = "org"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty && files.allSatisfy { $0.name.lowercased().hasSuffix(".org") }
  }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let lines = try file.lines()
      let title = lines.prefix(100).lazy.compactMap { OrgFile.keyword("title", in: $0) }.first { !$0.isEmpty }
      var reader = OrgReader(DraftHome(.project, titled: options.title ?? title ?? file.stem), path: file.path, options.today)
      for (offset, line) in lines.enumerated() { reader.read(line, at: offset + 1) }
      reader.endHeadline()
      drafts += reader.drafts
    }
    return drafts
  }

  /// The value of `#+TITLE: words`.
  static func keyword(_ name: String, in line: String) -> String? {
    guard line.hasPrefix("#+"), let colon = line.firstIndex(of: ":") else { return nil }
    let found = line[line.index(line.startIndex, offsetBy: 2)..<colon]
    return found.lowercased() == name ? line[line.index(after: colon)...].onOneLine : nil
  }
}

/// Reads the lines of one file.
private struct OrgReader {
  /// A headline with what stands below it.
  private struct Headline {
    var line: Int
    var depth: Int
    var text: String
    var planning: [String] = []
    var log: [LogRecord] = []
    var kept: [KeptThing] = []
    var words: [String] = []
    var body: [String] = []
    var original: [String]
  }

  private var outline: TaskOutline
  private let today: CivilDate
  private let path: String
  private var headline: Headline?
  /// The name of the drawer that is open.
  private var drawer: String?
  private var preamble: [String] = []
  private var preambleLine = 0
  /// The last words for open states, then those for closed ones.
  private var states: (open: Set<String>, closed: Set<String>) = (
    ["TODO", "NEXT", "STARTED", "DOING", "WAITING", "WAIT", "HOLD", "NOW", "LATER"], ["DONE", "CANCELLED", "CANCELED"]
  )

  var drafts: [ImportDraft] { outline.all }

  init(_ home: DraftHome, path: String, _ today: CivilDate) {
    outline = TaskOutline(home, path: path)
    (self.path, self.today) = (path, today)
  }

  mutating func read(_ line: String, at number: Int) {
    let stars = line.prefix { $0 == "*" }.count
    if stars > 0, line.dropFirst(stars).first == " " {
      endHeadline()
      drawer = nil
      headline = Headline(line: number, depth: stars, text: line.dropFirst(stars).onOneLine, original: [line])
      return
    }
    guard headline != nil else { return readPreamble(line, at: number) }
    headline?.original.append(line)
    let words = line.onOneLine
    if let drawer {
      if words.uppercased() == ":END:" { self.drawer = nil } else { read(words, inDrawer: drawer) }
      return
    }
    if headline?.body.isEmpty ?? false, ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains(where: words.hasPrefix) {
      headline?.planning.append(words)
    } else if words.hasPrefix(":"), words.hasSuffix(":"), words.count > 2, !words.dropFirst().dropLast().contains(" ") {
      drawer = words.dropFirst().dropLast().uppercased()
    } else if words.hasPrefix("CLOCK:") {
      keep(.clock, words)
    } else if headline?.body.isEmpty ?? false, let record = OrgReader.state(words, closed: states.closed) {
      // They stand here where the person has no drawer for them.
      headline?.log.append(record)
    } else if !(words.isEmpty && headline?.body.isEmpty ?? true) {
      headline?.body.append(line)
    }
  }

  private mutating func readPreamble(_ line: String, at number: Int) {
    for name in ["todo", "seq_todo", "typ_todo"] {
      guard let value = OrgFile.keyword(name, in: line) else { continue }
      let sides = value.split(separator: "|", maxSplits: 1).map { side in
        side.split(separator: " ").map { word in String(word.prefix { $0 != "(" }) }
      }
      guard let first = sides.first else { continue }
      let hasBar = sides.count > 1
      states.open.formUnion(hasBar ? first : Array(first.dropLast()))
      states.closed.formUnion(hasBar ? sides[1] : Array(first.suffix(1)))
      return outline.add(.nothing(.because(.saysStates)), at: number, line)
    }
    guard !line.allSatisfy(\.isWhitespace) else { return }
    if OrgFile.keyword("filetags", in: line) != nil {
      return outline.add(.unread(.because(.areTagsOfFile)), at: number, line)
    }
    if line.hasPrefix("#+") {
      return outline.add(.nothing(.because(.saysHowFileIsShown)), at: number, line)
    }
    outline.add(.unread(.because(.isBeforeFirstHeadline)), at: number, line)
  }

  private mutating func keep(_ what: KeptThing, _ words: String) {
    if headline?.kept.contains(what) == false { headline?.kept.append(what) }
    headline?.words.append(words)
  }

  private mutating func read(_ words: String, inDrawer drawer: String) {
    guard !words.isEmpty else { return }
    if drawer == "LOGBOOK", let record = OrgReader.state(words, closed: states.closed) {
      headline?.log.append(record)
    } else if drawer == "LOGBOOK" {
      keep(words.hasPrefix("CLOCK:") ? .clock : .logbookLine, words)
    } else {
      keep(.property, words)
    }
  }

  /// `- State "DONE" from "TODO" [2026-11-20 Fri 17:12]`
  private static func state(_ words: String, closed: Set<String>) -> LogRecord? {
    let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].onOneLine == "- State", closed.contains(String(parts[1])),
      let open = words.lastIndex(of: "["),
      let moment = CivilDate(String(words[words.index(after: open)...].prefix(10)))
    else { return nil }
    let isDropped = parts[1].hasPrefix("CANCEL")
    return LogRecord(days: DateRange(moment), status: isDropped ? .skipped : .done, source: "org")
  }

  mutating func endHeadline() {
    guard var headline else { return }
    self.headline = nil
    let original = headline.original.joined(separator: "\n")
    while let last = headline.body.last, last.allSatisfy(\.isWhitespace) { headline.body.removeLast() }
    let words = headline.text.split(separator: " ").map(String.init)
    guard let first = words.first, states.open.contains(first) || states.closed.contains(first) else {
      guard !headline.text.isEmpty else {
        return outline.add(.unread(.because(.headlineHasNoWords)), at: headline.line, original)
      }
      let event = event(headline, original)
      outline.open(
        headline.text,
        depth: headline.depth,
        at: headline.line,
        headline.original[0],
        isTaken: event != nil
      )
      if let event { return outline.add(event) }
      let isBare = headline.body.isEmpty && headline.planning.isEmpty && headline.words.isEmpty
      if !isBare {
        let rest = headline.original.dropFirst().joined(separator: "\n")
        outline.add(.unread(.because(.isBelowNoTask)), at: headline.line + 1, rest)
      }
      return
    }
    readTask(headline, state: first, original)
  }

  /// A headline without a state that has a moment, as a line or a block of its day; nil for one that has none.
  private func event(_ headline: Headline, _ original: String) -> [ImportDraft]? {
    let isBelow = headline.body.first?.onOneLine.hasPrefix("<") ?? false
    let words = isBelow ? headline.text + " " + (headline.body.first?.onOneLine ?? "") : headline.text
    let line = LineText(words, as: .plain, today: today)
    guard let start = line.bytes[line.range].firstIndex(of: UInt8(ascii: "<")), let stamp = OrgTimestamp(at: start, in: line)
    else { return nil }
    let title = [line.text(line.range.lowerBound..<start), line.text(stamp.end..<line.range.upperBound)]
      .joined(separator: " ").onOneLine
    guard !title.isEmpty else { return nil }
    var (kept, notes) = (headline.kept, headline.words)
    if !headline.planning.isEmpty {
      kept.append(.planning)
      notes += headline.planning
    }
    if case .rule(_, let rule)? = stamp.rule?.meaning {
      kept.append(.rule)
      notes.append(rule)
    }
    var range: (start: TimeOfDay, end: TimeOfDay?)?
    for (words, _) in stamp.rest {
      let time = words.hasPrefix("at ") ? String(words.dropFirst(3)) : ""
      if let found = TimeRange(time) {
        range = (found.start, found.end)
      } else if let found = TimeOfDay(time) {
        range = (found, nil)
      } else {
        kept.append(.warning)
        notes.append(words)
      }
    }
    var item = PlanItem(.bullet, text: title)
    if !notes.isEmpty { item.notes = [notes.joined(separator: "; ")] }
    item.add(text: headline.body.dropFirst(isBelow ? 1 : 0).joined(separator: "\n"))
    let place = ImportPlace(path: path, line: headline.line)
    guard let range else {
      let drafted = DraftedItem(item, in: DraftHome(dayOf: stamp.date), date: stamp.date)
      return [ImportDraft(.item(drafted), at: place, original: original, kept: kept)]
    }
    var timed = TimedDraft(title, from: Moment(stamp.date, range.start), to: range.end.map { Moment(stamp.date, $0) })
    timed.item = item
    return timed.drafts(at: place, original: original, kept: kept)
  }

  private mutating func readTask(_ headline: Headline, state: String, _ original: String) {
    let known: Set<String> = ["TODO", "DONE", "CANCELLED", "CANCELED"]
    let isClosed = states.closed.contains(state)
    let rest = headline.text.dropFirst(state.count).onOneLine
    // The signs are those of a line of Org that has its planning on the lines below.
    let text = LineText(([rest] + headline.planning).joined(separator: "\n"), as: .plain, hasBox: true, today: today)
    let isStep = outline.hasTask(above: headline.depth)
    let box: BoxState = state.hasPrefix("CANCEL") ? .dropped : isClosed ? .done : .open
    guard var task = SignedTask(OrgLine.signs(ofHeadline: text), in: text, isStep: isStep, box: box, today: today) else {
      return outline.add(.unread(.because(.headlineHasNoWords)), at: headline.line, original)
    }
    if !known.contains(state) { task.keep(.state, "state \(state)") }
    for words in headline.words { task.keep(nil, words) }
    task.joinNotes()
    var item = task.item
    if item.content.rule != nil {
      item.log = headline.log
    } else {
      for record in headline.log { item.add(text: "\(record.status.rawValue) \(record.days.first)") }
      if item.notes.count > 1 { item.notes = [item.notes.joined(separator: "; ")] }
    }
    item.add(text: headline.body.joined(separator: "\n"))
    let kept = task.kept + headline.kept
    outline.add(item, depth: headline.depth, at: headline.line, original, kept: kept)
  }
}
