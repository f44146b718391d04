import Diagnostics
import Import
import SourceText

/// What the rules about lines of other programs say of them: one finding a line, and one fix.
enum ForeignLineFindings {
  /// - Parameter message: makes the message of the signs in quotation marks, how many they are, and the draft.
  static func add(
    _ lines: [ForeignLines.Line],
    in file: LintedFile,
    _ message: (String, Int, LineDraft) -> String,
    _ findings: inout Findings
  ) {
    var rest = lines[...]
    let targets = lines.contains { isWithoutWords($0, in: file) } ? Targets(in: file) : nil
    while let first = rest.first {
      // The lines of a paragraph become items together: one alone would take the next for its own.
      let run = first.item == nil ? rest.prefix(1) : rest.prefix { $0.item == first.item }
      rest = rest.dropFirst(run.count)
      if run.count == 1, let targets, isWithoutWords(first, in: file) {
        tell(of: first, targets, in: file, message, &findings)
      } else {
        tell(of: Array(run), in: file, message, &findings)
      }
    }
  }

  // MARK: Lines without words

  /// The items that may take what a line below them says.
  private struct Targets {
    let index: HeadlineIndex
    let fields: NewFields

    init(in file: LintedFile) {
      index = HeadlineIndex(file.document)
      fields = NewFields(in: file, index)
    }
  }

  /// Whether a line is a paragraph that is a single sign, as `due:: 2026-12-01`.
  private static func isWithoutWords(_ line: ForeignLines.Line, in file: LintedFile) -> Bool {
    guard line.draft.signs.count == 1, line.draft.signs[0].range == line.range, let item = line.item else { return false }
    return file.document.items[item].form == .paragraph && file.document.items[item].lines.count == 1
  }

  /// What such a line says belongs to the item above it.
  private static func tell(
    of line: ForeignLines.Line,
    _ targets: Targets,
    in file: LintedFile,
    _ message: (String, Int, LineDraft) -> String,
    _ findings: inout Findings
  ) {
    let field = line.draft.signs[0].meaning.field
    let alone = field.flatMap { FieldAlone($0.key, $0.value, in: line.range, targets.index, targets.fields, of: file) }
    let without = field.map { FieldAlone.help(without: $0.key, $0.value, in: line.range, targets.index, of: file) }
    let range = line.draft.signs[0].quotedRange
    findings.add(
      at: range,
      message(file.quote(range), 1, line.draft),
      help: alone?.help ?? without ?? help(nil, isItem: false),
      fix: alone?.fix
    )
  }

  // MARK: Lines with words

  /// The lines of one item.
  private static func tell(
    of run: [ForeignLines.Line],
    in file: LintedFile,
    _ message: (String, Int, LineDraft) -> String,
    _ findings: inout Findings
  ) {
    let isItem = run[0].item.map { file.document.items[$0].form == .listItem } ?? true
    let rewritings = run.map { LineRewriting($0, in: file) }
    let start = isItem ? 0 : convertible(run, rewritings, file)
    for (index, line) in run.enumerated() {
      var ranges: [Range<Int>] = []
      for sign in line.draft.signs where ranges.last != sign.quotedRange { ranges.append(sign.quotedRange) }
      let signs = ranges.map(file.quote)
      let shown = signs.count > 4 ? signs.prefix(3) + ["\(signs.count - 3) more"] : signs[...]
      findings.add(
        at: ranges[0],
        message(ValueMessage.list(Array(shown), "and"), signs.count, line.draft),
        help: help(rewritings[index], isItem: isItem),
        fix: index == start ? fix(rewritings[index...].compactMap(\.self), in: file) : nil
      )
    }
  }

  /// The first of the lines at the end of a paragraph that can all become items; nil where the last cannot.
  private static func convertible(_ run: [ForeignLines.Line], _ rewritings: [LineRewriting?], _ file: LintedFile) -> Int? {
    guard let item = run[0].item else { return nil }
    var line = file.document.items[item].lines.upperBound
    var start: Int?
    for index in run.indices.reversed() {
      guard rewritings[index] != nil, file.source.line(at: run[index].range.upperBound - 1) == line - 1 else { break }
      line = file.source.line(at: run[index].range.lowerBound)
      start = index
    }
    return start
  }

  private static func fix(_ rewritings: [LineRewriting], in file: LintedFile) -> Fix? {
    guard let first = rewritings.first else { return nil }
    let title = rewritings.count == 1 ? "Write “\(shown(first))”" : "Write these \(rewritings.count) lines as items"
    return file.fix(title, isSafe: rewritings.allSatisfy(\.conversion.isCertain), rewritings.map(\.edit))
  }

  private static func help(_ rewriting: LineRewriting?, isItem: Bool) -> String {
    guard let rewriting else { return "write a task and its fields, as “- [ ] words (due: 2026-12-31, priority: high)”" }
    let kept = rewriting.conversion.kept
    let write = "write “\(isItem ? "" : "- ")\(shown(rewriting))”"
    guard !kept.isEmpty else { return write }
    return write
      + "; there is no key for \(ValueMessage.list(kept.map(LintedFile.quote), "and")), so \(kept.count == 1 ? "it stays" : "they stay") as words"
  }

  private static func shown(_ rewriting: LineRewriting) -> String {
    let line = rewriting.text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    return line.count > 100 ? "\(line.prefix(99))…" : line
  }
}
