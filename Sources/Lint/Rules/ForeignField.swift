public import Diagnostics
import Editing
import Import
import Outline
import Reading
import SourceText

/// `foreign-field`: a field in the spelling of another program, or without its brackets.
public enum ForeignField: Rule {
  public static let name = "foreign-field"
  public static let severity = Severity.warning
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> (key: FieldKey, valueRange: Range<Int>)? in
      if case .foreignField(let key, let value) = kind { (key, value) } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    let foreign = problems.map(\.range)
    let fields = NewFields(in: file, index)
    for (problem, range) in problems where !isPartOfLine(range, file) {
      // Where the key says nothing, `rating:5` is prose.
      guard let entry = index[range.lowerBound], KeyPlaces.has(problem.key, in: file.document.kind) else { continue }
      let isCrowded = fields.isCrowded(entry.headline)
      let text = isCrowded ? nil : ForeignText(of: problem.key, problem.valueRange, in: range, entry, file)
      findings.add(
        at: range,
        message(file.quote(text?.range ?? range)),
        help: help(problem.key, file.text(problem.valueRange), text, entry.headline, file.document.kind),
        fix: text.flatMap { move($0, among: foreign, entry, fields, in: file) }
          ?? (isCrowded ? nil : asTask(problem.key, problem.valueRange, in: range, entry, file))
      )
    }
  }

  /// Whether it stands in a line of which `foreign-line` tells as a whole.
  private static func isPartOfLine(_ range: Range<Int>, _ file: LintedFile) -> Bool {
    let next = file.foreignLines.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    return next > 0 && file.foreignLines[next - 1].range.contains(range.lowerBound) && !file.foreignLines[next - 1].isLikely
  }

  /// Makes a task of an item without a box, where the key is read of none.
  private static func asTask(
    _ key: FieldKey,
    _ valueRange: Range<Int>,
    in range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ file: LintedFile
  ) -> Fix? {
    let headline = entry.headline
    guard let item = entry.item, headline.box == nil, KeyTable.row(for: key, in: headline.places) == nil,
      file.document.items[item].form == .listItem
    else { return nil }
    let line = ForeignLines.Line(
      text: LineText(file.source.bytes, headline.range, as: .item, today: file.context.today),
      draft: LineDraft(key, file.text(valueRange), in: range),
      item: item,
      isLikely: false
    )
    guard let rewriting = LineRewriting(line, in: file) else { return nil }
    return file.fix("Write “\(rewriting.text)”", isSafe: rewriting.conversion.isCertain, rewriting.edit)
  }

  private static func move(
    _ text: ForeignText,
    among foreignRanges: [Range<Int>],
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) -> Fix? {
    let headline = entry.headline
    let cut = HeadlineEdit.withSigns(round: text.range, of: headline, in: file.source)
    guard HeadlineEdit.canTakeOut(cut, of: headline, in: file.source) else { return nil }
    let title = "Write “\(text.key.rawValue): \(text.value)” where fields are read"
    if let insertion = HeadlineEdit.insertion(of: text.key, text.value, into: headline, in: file.source) {
      guard fields.accept([text.draft], at: text.findingRange, in: entry) else { return nil }
      return file.fix(title, isSafe: true, [HeadlineEdit.removal(of: cut, in: file.source), insertion])
    }
    guard let end = end(after: max(text.range.upperBound, cut.upperBound), among: foreignRanges, entry, in: file.source),
      fields.accept([text.draft], at: text.findingRange, in: entry)
    else { return nil }
    let group = "(\(text.key.rawValue): \(text.value))"
    let edits =
      HeadlineEdit.raising(text.range, as: group, of: headline, in: file.source)
      ?? HeadlineEdit.move(cut, as: group, to: end, in: file.source)
    return file.fix(title, isSafe: true, edits)
  }

  /// Where the new group stands: at the end of the line that such fields end, else of the headline.
  private static func end(
    after start: Int,
    among foreignRanges: [Range<Int>],
    _ entry: HeadlineIndex.Entry,
    in source: SourceText
  ) -> Int? {
    let headline = entry.headline
    guard entry.item != nil else { return HeadlineEdit.end(of: headline, in: source) }
    let line = source.contentRange(ofLine: source.line(at: start - 1))
    let limit = min(HeadlineEdit.trimmedEnd(of: line, in: source), headline.range.upperBound)
    var offset = start
    while offset < limit {
      let next = foreignRanges.partitioningIndex { $0.upperBound > offset }
      if next < foreignRanges.count, foreignRanges[next].contains(offset) {
        offset = foreignRanges[next].upperBound
      } else if HeadlineEdit.isSpace(source.bytes[offset]) {
        offset += 1
      } else if source.bytes[offset] == UInt8(ascii: "#") || source.bytes[offset] == UInt8(ascii: "^") {
        while offset < limit, !HeadlineEdit.isSpace(source.bytes[offset]) { offset += 1 }
      } else {
        return HeadlineEdit.end(of: headline, in: source)
      }
    }
    return HeadlineEdit.end(of: headline, notAfter: limit, in: source)
  }

  public static let page = RulePage(
    summary: "A field in the spelling of another program, or without its brackets",
    explanation: """
      Finds `due:: 2026-12-31` without brackets and `due:2026-12-31`; and a key of a date with a date where no group is: \
      `due: 2026-12-31`, `[due: 2026-12-31]`, `(due 2026-12-31)`. Lines that are another program's as a whole are found by \
      `foreign-line`.
      """,
    reason: "It looks like a field and is read as words: the task has no date.",
    example: "- [ ] Pay the rent due:: 2026-12-31",
    instead: "- [ ] Pay the rent (due: 2026-12-31)",
    fix: """
      Takes the field out of the words and writes it into the group that the headline has, in the spelling that it uses, or \
      into a new group at its end. Safe: offered only where the key is read and the value is right.
      """
  )

  // MARK: Messages

  private static func message(_ text: String) -> String {
    let isForeign = text.contains("::") || text.contains(":") && !text.contains(": ")
    return isForeign ? "\(text) is the spelling of another program, and is read as words" : "\(text) is read as words"
  }

  private static func help(
    _ key: FieldKey,
    _ written: String,
    _ text: ForeignText?,
    _ headline: Headline,
    _ kind: DocumentKind?
  ) -> String {
    guard let row = KeyTable.row(for: key, in: headline.places) else {
      return "“\(key.rawValue)” is read only \(KeyPlaces.words(for: key, in: kind))"
    }
    guard let text else {
      let form = "write “(\(key.rawValue): …)” at the end of the headline"
      guard case .failure(let error) = FieldValue.read(written, as: row.value) else { return form }
      return form + "; " + ValueMessage(error, of: key.rawValue, written: written).message
    }
    let field = "\(key.rawValue): \(text.value)"
    return headline.groups.isEmpty
      ? "write “(\(field))” at the end of the headline" : "write “\(field)” where the headline has its other fields"
  }
}

/// What a field in another spelling says, with the words of its value that its finding may leave out.
private struct ForeignText {
  let key: FieldKey
  let value: String
  let range: Range<Int>
  /// The bytes of the finding.
  let findingRange: Range<Int>

  var draft: NewFields.Draft { NewFields.Draft(key: key, value: value) }

  /// Nil where the value does not read, or where it cannot be said where it ends.
  init?(of key: FieldKey, _ valueRange: Range<Int>, in range: Range<Int>, _ entry: HeadlineIndex.Entry, _ file: LintedFile) {
    guard let row = KeyTable.row(for: key, in: entry.headline.places) else { return nil }
    let source = file.source
    let line = source.contentRange(ofLine: source.line(at: range.upperBound - 1))
    let lineEnd = HeadlineEdit.trimmedEnd(of: line, in: source)
    let rest = valueRange.lowerBound..<max(valueRange.upperBound, lineEnd)
    let isBare = valueRange.upperBound == range.upperBound
    let whole = isBare && ForeignText.hasSeveralWords(row.value) ? rest : valueRange
    let text = file.text(whole)
    // Any words are a text, so that nothing says where it ends but the end of the line.
    guard row.value != .text || !isBare || rest == valueRange, !text.contains(where: { "()[]\",“”".contains($0) }),
      case .success = FieldValue.read(text, as: row.value)
    else { return nil }
    self.key = key
    self.value = text
    findingRange = range
    self.range = range.lowerBound..<max(range.upperBound, whole.upperBound)
  }

  private static func hasSeveralWords(_ type: ValueType) -> Bool {
    switch type {
    case .text, .rule, .streakRule, .dayRule, .blockRule, .times, .months, .moments, .reminder: true
    default: false
    }
  }
}
