import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `unread-mark`: an item of a life that was meant as a mark or a phase and is none.
public enum UnreadMark: Rule {
  public static let name = "unread-mark"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .life, let reading = file.reading else { return }
    let anchors = file.problems { isAnchor($0) ? true : nil }.map(\.range.lowerBound)
    let index = anchors.isEmpty ? nil : file.headlines
    // What begins like a date and is none has a finding of its own.
    let wrong = Set(anchors.compactMap { index?[$0]?.item })
    for section in file.document.sections {
      for part in file.document.elementsByYear(in: section) {
        for case .item(let place) in part.elements {
          let item = file.document.items[place]
          if let day = NumberedDay(item, in: file, .back, year: part.year) {
            add(day, in: file, &findings)
            continue
          }
          if item.form == .paragraph { checkParagraph(item, in: section.role, of: file, &findings) }
          if section.role == .phases, let end = OpenEnd(of: item.headline, in: file.source) { add(end, in: file, &findings) }
          guard let type = reading.type(of: place), type == .bullet || type == .checkbox, !wrong.contains(place) else {
            continue
          }
          if section.role != .phases, isCalledPhases(section, in: file), addPhase(item, in: file, &findings) { continue }
          section.role == .phases ? checkPhase(item, in: file, &findings) : checkMark(item, in: part.year, of: file, &findings)
        }
      }
    }
  }

  private static func add(_ day: NumberedDay, in file: LintedFile, _ findings: inout Findings) {
    findings.add(
      at: day.range,
      UnreadMarkMessage.isNoDate(file.excerpt(day.range)),
      help: UnreadMarkMessage.write(day.written),
      fixes: day.fixes(in: file)
    )
  }

  /// Whether a section has the word for phases in another language, or another word for them.
  private static func isCalledPhases(_ section: Section, in file: LintedFile) -> Bool {
    let name = section.heading.map { file.document.key(of: $0.headline) } ?? ""
    return ["étapes", "etapas", "fases", "phasen", "lebensphasen", "chapters", "stages"].contains(name)
  }

  private static func addPhase(_ item: Item, in file: LintedFile, _ findings: inout Findings) -> Bool {
    guard item.headline.anchor == nil, let meant = MeantMark(phaseIn: item.headline.textRange, of: file) else { return false }
    let problem = UnreadMarkMessage.isRange(file.excerpt(meant.range))
    findings.add(at: meant.range, problem, help: UnreadMarkMessage.writeInPhases(meant.written[0]))
    return true
  }

  private static func checkMark(_ item: Item, in year: Int?, of file: LintedFile, _ findings: inout Findings) {
    guard let anchor = item.headline.anchor else {
      guard let meant = MeantMark(markIn: item.headline.textRange, of: file, in: year) else { return }
      return findings.add(
        at: meant.range,
        UnreadMarkMessage.isNoDate(file.excerpt(meant.range)),
        help: meant.written.isEmpty ? UnreadMarkMessage.writeOneDay : .write(meant.written),
        fixes: fixes(meant, in: file)
      )
    }
    guard case .dateRange(let days) = anchor.value else { return }
    let words = item.headline.textRange
    var edits = [TextEdit(replacing: anchor.range, with: days.first.description)]
    // The last day stays, in the words.
    if days.count > 7, !words.isEmpty { edits.append(TextEdit(insertingAt: words.upperBound, ", until \(days.last)")) }
    let problem = UnreadMarkMessage.isRange(file.excerpt(anchor.range))
    let fix = file.fix(CommonMessage.write("\(days.first)"), isSafe: false, edits)
    findings.add(at: anchor.range, problem, help: UnreadMarkMessage.writeOneDayOrPhase, fixes: [fix])
  }

  private static func checkPhase(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard item.headline.anchor == nil else { return }
    let range = item.headline.textRange.isEmpty ? item.markerRange : item.headline.textRange
    let meant = MeantMark(phaseIn: item.headline.textRange, of: file)
    let problem: UnreadMarkMessage = item.headline.textRange.isEmpty ? .isNoPhase : .hasNoDate(file.excerpt(range))
    let help: UnreadMarkMessage = meant?.written.first.map { .write([$0]) } ?? .beginWithDay
    findings.add(at: range, problem, help: help, fixes: meant.map { fixes($0, in: file) } ?? [])
  }

  private static func add(_ end: OpenEnd, in file: LintedFile, _ findings: inout Findings) {
    let words = file.excerpt(end.wordsRange)
    let fix = end.hasName ? file.fix(CommonMessage.remove(words), isSafe: false, TextEdit(deleting: end.range)) : nil
    findings.add(at: end.wordsRange, UnreadMarkMessage.isPartOfName(words), help: UnreadMarkMessage.removeEnd, fix: fix)
  }

  private static func fixes(_ meant: MeantMark, in file: LintedFile) -> [Fix] {
    meant.written.map { file.fix(CommonMessage.write($0), isSafe: meant.isCertain, TextEdit(replacing: meant.range, with: $0)) }
  }

  /// A paragraph whose every line begins with a date, or with the number of a week, was meant as items.
  private static func checkParagraph(
    _ item: Item,
    in role: SectionRole,
    of file: LintedFile,
    _ findings: inout Findings
  ) {
    let source = file.source
    var edits: [TextEdit] = []
    var firstRange: Range<Int>?
    for line in item.lines {
      let content = source.contentRange(ofLine: line)
      guard let start = DatedLine.start(source.bytes, content, takesRange: role == .phases) else { return }
      firstRange = firstRange ?? start
      edits.append(TextEdit(replacing: content.lowerBound..<start.lowerBound, with: "- "))
    }
    guard let firstRange else { return }
    let problem = UnreadMarkMessage.beginsNoItem(file.excerpt(firstRange))
    let fix = file.fix(item.lines.count == 1 ? UnreadMarkMessage.makeItem : .makeItems, isSafe: false, edits)
    findings.add(at: firstRange, problem, help: UnreadMarkMessage.writeItem(file.text(firstRange)), fix: fix)
  }

  private static func isAnchor(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .unreadAnchor, .halfRange, .backwardAnchor: true
    default: false
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - Infancy

      ## 2026

      - 2026-11-12 - 2026-11-18 Finished the outline
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - 1990-06-14 - 1996-08-31 Infancy

      ## 2026

      - 2026-11-12 Finished the outline
      """
  )
}

/// A line of a life, without a list marker, that begins with a date, a range or the number of a week.
private enum DatedLine {
  /// Where its date stands.
  ///
  /// - Parameter takesRange: whether it may be a range, as in *Phases*.
  static func start(_ bytes: [UInt8], _ lineRange: Range<Int>, takesRange: Bool) -> Range<Int>? {
    let start = lineRange.first { !" \t-–—•◦·".utf8.contains(bytes[$0]) } ?? lineRange.upperBound
    guard start < lineRange.upperBound else { return nil }
    switch AnchorScan.scan(bytes, at: start, end: lineRange.upperBound, [.months, .links]) {
    case .date(_, let end): return start..<end
    case .dateRange(_, let end) where takesRange: return start..<end
    default: break
    }
    guard let week = WeekAnchor(bytes, at: start, end: lineRange.upperBound), week.isPlain, week.end < lineRange.upperBound,
      bytes[week.end] == UInt8(ascii: ":")
    else { return nil }
    return start..<week.end
  }
}

/// What `unread-mark` says.
enum UnreadMarkMessage: Message {
  case isNoDate(String)
  case isRange(String)
  case beginsNoItem(String)
  case hasNoDate(String)
  /// Of a phase without words.
  case isNoPhase
  /// Words that say that a phase goes on.
  case isPartOfName(String)

  case write([String])
  case writeOneDay
  case writeOneDayOrPhase
  case writeInPhases(String)
  case writeItem(String)
  case beginWithDay
  case removeEnd

  case makeItem
  case makeItems
}
