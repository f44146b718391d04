public import Chronology
package import Languages
public import Planner

/// The plain text of files, for people and for programs that know nothing of Tidemark (`Grammar/TEXT.md`).
///
/// Every word of a file is in it, and no Markdown syntax. It is the same for the same file and the same day, and English in each language.
public struct TextExport: Sendable {
  /// The day up to which days and streaks are counted.
  public var today: CivilDate

  /// The first day of the week, for streaks that count weeks and rules that name them.
  public var weekStart: Weekday

  /// How times are shown.
  public var clock: ClockStyle

  public init(today: CivilDate, weekStart: Weekday = .monday, clock: ClockStyle = .twentyFourHours) {
    self.today = today
    self.weekStart = weekStart
    self.clock = clock
  }

  /// The text of a file, with a final newline.
  public func text(of plan: Plan) -> String {
    String(decoding: bytes(of: plan), as: UTF8.self)
  }

  /// The same in UTF-8.
  package func bytes(of plan: Plan) -> [UInt8] {
    var writer = TextWriter()
    PlanText(today: today, weekStart: weekStart, clock: clock).write(plan, to: &writer)
    return writer.bytes
  }

  /// The lines of a log, by date. Days of which nothing more is said share lines.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  package func lines(of log: [LogRecord], in language: Language, keepsTags: Bool = false) -> [LogLine] {
    guard !log.isEmpty else { return [] }
    var elements = ElementText(today: today, weekStart: weekStart, clock: clock, isSetAside: false, keepsTags: keepsTags)
    elements.language = language
    return LogText(elements: elements).lines(of: log)
  }

  /// The lines of Markdown that is no item, without its markup.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  package static func lines(ofOther markdown: String, keepsTags: Bool = false) -> [String] {
    BlockText.lines(of: markdown, keepsTags: keepsTags)
  }

  /// The cells of a table, row by row, the first its headings; nil where the Markdown is none.
  package static func table(ofOther markdown: String) -> [[String]]? {
    TableText.cells(ofRows: markdown.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// The text of several files, two blank lines between each and the next.
  public func text(of plans: [Plan]) -> String {
    plans.map(text).joined(separator: TextExport.separator)
  }

  /// The same of texts that were made one by one, in pieces.
  public static func whole(of texts: [[UInt8]]) -> [[UInt8]] {
    texts.enumerated().flatMap { $0 == 0 ? [$1] : [Array(separator.utf8), $1] }
  }

  private static let separator = "\n\n"
}
