import Chronology
public import Diagnostics
import Editing
import Import
import Languages
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
    let index = file.headlines
    let foreign = problems.map(\.range)
    let fields = file.newFields(index)
    for (problem, range) in problems where !isPartOfLine(range, file) {
      // Where the key says nothing, `rating:5` is prose.
      guard let entry = index[range.lowerBound], KeyPlaces.has(problem.key, in: file.document.kind) else { continue }
      // A day alone is when something is due as long as it lies ahead.
      if problem.key != .done, isDayAlone(range, in: file), let date = CivilDate(file.text(problem.valueRange)),
        date < file.dayOfWords
      {
        continue
      }
      let isCrowded = fields.isCrowded(entry.headline)
      let text = isCrowded ? nil : ForeignText(of: problem.key, problem.valueRange, in: range, entry, file)
      findings.add(
        at: range,
        message(file.excerpt(text?.range ?? range)),
        help: advice(problem.key, file.text(problem.valueRange), text, entry.headline, file.document.kind),
        fixes: fixes(of: text, among: foreign, entry, fields, in: file)
          ?? [isCrowded ? nil : asTask(problem.key, problem.valueRange, in: range, entry, file)].compactMap(\.self)
      )
    }
  }

  /// Whether a day is all there is, or *on* and a day, without a word for its key.
  private static func isDayAlone(_ range: Range<Int>, in file: LintedFile) -> Bool {
    file.source.bytes[range.lowerBound] &- 0x30 < 10 || file.source.bytes[range].starts(with: "on ".utf8)
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
    // A further line of the paragraph may be a note, and no part of the headline.
    guard let item = entry.item, headline.box == nil, KeyTable.row(for: key, in: headline.places) == nil,
      file.document.items[item].form == .listItem, range.upperBound <= headline.range.upperBound
    else { return nil }
    let line = ForeignLines.Line(
      text: LineText(file.source.bytes, headline.range, as: .item, today: file.dayOfWords),
      draft: LineDraft(key, file.text(valueRange), in: range),
      item: item,
      isLikely: false
    )
    guard let rewriting = LineRewriting(line, in: file) else { return nil }
    return file.fix(CommonMessage.write(rewriting.text), isSafe: rewriting.conversion.isCertain, rewriting.edit)
  }

  /// One for each value that it may have; nil where it has none that can be moved.
  private static func fixes(
    of text: ForeignText?,
    among foreignRanges: [Range<Int>],
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) -> [Fix]? {
    guard let text else { return nil }
    let fixes = text.values.compactMap { move(text, saying: $0, among: foreignRanges, entry, fields, in: file) }
    return fixes.isEmpty ? nil : fixes
  }

  private static func move(
    _ text: ForeignText,
    saying value: String,
    among foreignRanges: [Range<Int>],
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) -> Fix? {
    let headline = entry.headline
    let cut = HeadlineEdit.withSigns(round: text.range, of: headline, in: file.source)
    guard HeadlineEdit.canTakeOut(cut, of: headline, in: file.source) else { return nil }
    let draft = NewFields.Draft(key: text.key, value: value)
    let name = ForeignFieldMessage.writeWhereRead("\(text.key.rawValue): \(value)")
    if let insertion = HeadlineEdit.insertion(of: text.key, value, into: headline, in: file.source) {
      guard fields.accept([draft], at: text.findingRange, in: entry) else { return nil }
      return file.fix(name, isSafe: text.isCertain, [HeadlineEdit.removal(of: cut, in: file.source), insertion])
    }
    guard let end = end(after: max(text.range.upperBound, cut.upperBound), among: foreignRanges, entry, in: file.source),
      fields.accept([draft], at: text.findingRange, in: entry)
    else { return nil }
    let group = "(\(text.key.rawValue): \(value))"
    let edits =
      HeadlineEdit.raising(text.range, as: group, of: headline, in: file.source)
      ?? HeadlineEdit.move(cut, as: group, to: end, in: file.source)
    return file.fix(name, isSafe: text.isCertain, edits)
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

  public static let example = RuleExample(
    found: "- [ ] Pay the rent due:: 2026-12-31",
    instead: "- [ ] Pay the rent (due: 2026-12-31)"
  )

  // MARK: Messages

  private static func message(_ text: String) -> ForeignFieldMessage {
    let isForeign = text.holds("::") || text.contains(":") && !text.holds(": ")
    return isForeign ? .isOfOtherProgram(text) : .isReadAsWords(text)
  }

  private static func advice(
    _ key: FieldKey,
    _ written: String,
    _ text: ForeignText?,
    _ headline: Headline,
    _ kind: DocumentKind?
  ) -> ForeignFieldMessage {
    guard let row = KeyTable.row(for: key, in: headline.places) else { return .isReadOnly(key, in: kind) }
    guard let text else {
      guard case .failure(let error) = FieldValue.read(written, as: row.value) else { return .writeGroup(key) }
      return .writeGroupWithValue(key, ValueMessage.words(for: error, of: key.rawValue, written: written).problem)
    }
    let fields = text.values.map { "\(key.rawValue): \($0)" }
    return headline.groups.isEmpty ? .writeAtEnd(fields) : .writeAmongFields(fields)
  }
}

/// What a field in another spelling says, with the words of its value that its finding may leave out.
private struct ForeignText {
  let key: FieldKey
  /// The likeliest first; several where a day was meant that may be two.
  let values: [String]
  /// Whether it can have been meant as nothing else.
  let isCertain: Bool
  let range: Range<Int>
  /// The bytes of the finding.
  let findingRange: Range<Int>

  /// Nil where the value does not read, or where it cannot be said where it ends.
  init?(of key: FieldKey, _ valueRange: Range<Int>, in range: Range<Int>, _ entry: HeadlineIndex.Entry, _ file: LintedFile) {
    guard let row = KeyTable.row(for: key, in: entry.headline.places) else { return nil }
    let source = file.source
    let line = source.contentRange(ofLine: source.line(at: range.upperBound - 1))
    let lineEnd = HeadlineEdit.trimmedEnd(of: line, in: source)
    let rest = valueRange.lowerBound..<max(valueRange.upperBound, lineEnd)
    let isBare = valueRange.upperBound == range.upperBound
    let whole = isBare && range != valueRange && ForeignText.hasSeveralWords(row.value) ? rest : valueRange
    let text = file.text(whole)
    // Any words are a text, so that nothing says where it ends but the end of the line.
    guard row.value != .text || !isBare || rest == valueRange, !text.unicodeScalars.contains(where: ForeignText.isSign) else {
      return nil
    }
    if case .success(let value) = FieldValue.read(text, as: row.value) {
      // A rule is said with the word that is its key.
      values = [range == valueRange ? value.description : text]
      // `by` is a word of prose, and the day behind `@` may be another.
      isCertain = ForeignText.isCertain(key, file.source.bytes[range])
    } else if row.value == .date, let meant = DateMeant(text, today: file.dayOfWords, for: key) {
      (values, isCertain) = (meant.dates.map(\.description), false)
    } else if key == .every, let days = Recurrence.meant(asDays: text) {
      (values, isCertain) = ([days.description], false)
    } else {
      return nil
    }
    self.key = key
    findingRange = range
    self.range = range.lowerBound..<max(range.upperBound, whole.upperBound)
  }

  /// Whether the words begin with the key: `by` is a word of prose, and the day behind `@` may be another.
  private static func isCertain(_ key: FieldKey, _ words: ArraySlice<UInt8>) -> Bool {
    let signs = words.drop { !($0 | 0x20 == key.rawValue.utf8.first) }
    let isPlain = (key != .priority && key != .every) || words.contains(UInt8(ascii: ":"))
    return isPlain && signs.startIndex <= words.startIndex + 3 && signs.map({ $0 | 0x20 }).starts(with: key.rawValue.utf8)
  }

  /// Whether a value would have to be quoted for it, or ends before it.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "]", "\"", ",", "“", "”": true
    default: false
    }
  }

  private static func hasSeveralWords(_ type: ValueType) -> Bool {
    switch type {
    case .text, .rule, .streakRule, .dayRule, .blockRule, .times, .months, .moments, .reminder: true
    default: false
    }
  }
}

/// What `foreign-field` says.
enum ForeignFieldMessage: Message {
  case isOfOtherProgram(String)
  case isReadAsWords(String)
  /// Where a key is read in files of a kind (`KeyPlacesMessage`).
  case isReadOnly(FieldKey, in: DocumentKind?)
  /// `write “(due: …)” at the end of the headline`
  case writeGroup(FieldKey)
  /// The same, and what is wrong with the value.
  case writeGroupWithValue(FieldKey, ValueMessage)
  /// One of some fields, each in brackets of its own.
  case writeAtEnd([String])
  /// One of some fields, in the brackets that there are.
  case writeAmongFields([String])
  /// `Write “due: 2026-12-31” where fields are read`
  case writeWhereRead(String)
}
