import Chronology
public import Diagnostics
import Outline
import SourceText

/// `unread-entry`: a dated line that is in no log.
public enum UnreadEntry: Rule {
  public static let name = "unread-entry"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let unread = file.ranges(of: .unreadEntry)
    let misplaced = file.ranges(of: .misplacedEntry)
    guard !unread.isEmpty || !misplaced.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    var lost = LostEntry(file: file)
    for range in unread { checkDate(range, &lost, index, in: file, &findings) }
    var rest = misplaced[...]
    while let range = rest.first {
      guard let item = index[range.lowerBound]?.item else {
        rest.removeFirst()
        continue
      }
      if file.document.items[item].headline.range == range {
        checkItem(item, &rest, &lost, index, in: file, &findings)
      } else {
        checkNotes(item, &rest, &lost, in: file, &findings)
      }
    }
  }

  /// `11-20`
  private static func checkDate(
    _ range: Range<Int>,
    _ lost: inout LostEntry,
    _ index: HeadlineIndex,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    guard let item = index[range.lowerBound]?.item, let parent = lost.parent(of: item) else { return }
    let line = file.document.items[item].lines.lowerBound
    let meant = lost.dateMeant(by: file.text(range), on: line, below: file.document.items[parent])
    let words = file.text(range.upperBound..<max(range.upperBound, file.document.items[item].headline.textRange.upperBound))
    let correct = meant.flatMap { meant in
      lost.isClean(DateRange(meant.date), followedBy: words, below: parent)
        ? file.fix("Write “\(meant.date)”", isSafe: meant.isCertain, TextEdit(replacing: range, with: meant.date.description))
        : nil
    }
    findings.add(
      at: range,
      "\(file.quote(range)) is not read as a date, so the line is no entry",
      help: words.first.map { "-–—→".contains($0) } == true
        ? "write both days with their year, as 2026-11-18 - 2026-11-20"
        : meant.map { "write “\($0.date)”" } ?? "write year, month and day, as 2026-11-20",
      fix: correct
    )
  }

  /// A dated item below an entry, or beside the item whose entry it was to be, with all that follow it there.
  private static func checkItem(
    _ first: Int,
    _ rest: inout ArraySlice<Range<Int>>,
    _ lost: inout LostEntry,
    _ index: HeadlineIndex,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let items = file.document.items
    if let parent = lost.parent(of: first), items[parent].entry != nil, let owner = lost.parent(of: parent) {
      let fix = lost.raising(first, below: parent, of: owner)
      let date = file.quote(lost.date(of: first) ?? rest[rest.startIndex])
      let above = file.quote(items[parent].headline.anchor?.range ?? items[parent].headline.range)
      findings.add(at: rest.removeFirst(), belowMessage(date, above), help: belowHelp, fix: fix)
      return
    }
    let depth = items[first].depth
    var members: [Int] = []
    var ranges: [Range<Int>] = []
    while let range = rest.first, let item = index[range.lowerBound]?.item, items[item].headline.range == range,
      items[item].depth == depth, members.last.map({ item == $0 + 1 }) ?? true
    {
      members.append(item)
      ranges.append(rest.removeFirst())
    }
    let owner = lost.neighbour(of: first)
    let fix = owner.flatMap { lost.indenting(members.map { items[$0] }, below: $0) }
    let name = owner.map { LintedFile.quote(file.document.name(of: items[$0].headline)) } ?? "the item"
    for (offset, range) in ranges.enumerated() {
      findings.add(
        at: range,
        besideMessage(file.quote(lost.date(of: members[offset]) ?? range), name),
        help: besideHelp(name),
        fix: offset == 0 ? fix : nil
      )
    }
  }

  /// The dates at the start of lines in the notes of an item.
  private static func checkNotes(
    _ last: Int,
    _ rest: inout ArraySlice<Range<Int>>,
    _ lost: inout LostEntry,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    var candidate: Int? = last
    let first = rest.removeFirst()
    while let index = candidate, !holds(file.document.items[index], first) { candidate = lost.parent(of: index) }
    guard let index = candidate else {
      return findings.add(at: first, noteMessage(file.quote(first), "an item"), help: noteHelp(file.text(first)))
    }
    let owner = file.document.items[index]
    var dates = [first]
    while let range = rest.first, holds(owner, range) { dates.append(rest.removeFirst()) }
    let fix = lost.marking(dates, in: index)
    let name = LintedFile.quote(name(of: owner, before: first, in: file))
    for (offset, range) in dates.enumerated() {
      findings.add(
        at: range,
        noteMessage(file.quote(range), name),
        help: noteHelp(file.text(range)),
        fix: offset == 0 ? fix : nil
      )
    }
  }

  /// What an item is called: without the dates that Markdown takes for words of its headline, for an entry by its days.
  private static func name(of owner: Item, before dateRange: Range<Int>, in file: LintedFile) -> String {
    let headline = owner.headline
    guard owner.entry == nil else { return file.text(headline.anchor?.range ?? headline.range) }
    guard headline.range.contains(dateRange.lowerBound), headline.textRange.lowerBound < dateRange.lowerBound else {
      return file.document.name(of: headline)
    }
    return file.text(headline.textRange.lowerBound..<dateRange.lowerBound).onOneLine
  }

  private static func holds(_ item: Item, _ range: Range<Int>) -> Bool {
    if item.entry == nil, item.headline.range.contains(range.lowerBound) { return true }
    let note = item.noteRanges.partitioningIndex { $0.upperBound > range.lowerBound }
    return note < item.noteRanges.count && item.noteRanges[note].contains(range.lowerBound)
  }

  public static let page = RulePage(
    summary: "A dated line that is in no log",
    explanation: """
      Finds, below an item with a log, a line that begins like a date and is none (`11-20`), a dated item below an entry, and \
      a date at the start of a line without a marker; and dates that stand beside an item with an empty log, or beside any \
      habit or activity, and not below it.
      """,
    reason: "The line looks like an entry and is none: the day does not count.",
    example: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 11-18
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-18
      """,
    fix: """
      Writes the date in full, with the year of the entry that stands nearest, or puts the lines into the log. Unsafe: it is a \
      guess. Safe where the date has its year and can be no other, as `2026-1-2`.
      """
  )

  // MARK: Messages

  private static func belowMessage(_ date: String, _ above: String) -> String {
    "\(date) stands below the entry \(above), so it is no entry"
  }
  private static let belowHelp = "indent it no further than that entry"

  private static func besideMessage(_ date: String, _ name: String) -> String {
    "\(date) stands beside \(name) and not below it, so it is no entry"
  }
  private static func besideHelp(_ name: String) -> String { "indent it below \(name)" }

  private static func noteMessage(_ date: String, _ name: String) -> String {
    "\(date) stands in the notes of \(name), so it is no entry"
  }
  private static func noteHelp(_ date: String) -> String { "make it a list item of the log: “- \(date)”" }
}
