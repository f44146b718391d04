import Diagnostics
import Import
import Languages
import SourceText

/// What the rules about lines of other programs say of them: one finding a line, and one fix.
enum ForeignLineFindings {
  /// - Parameter problem: makes the message of the signs and the draft.
  static func add<Problem: Message>(
    _ lines: [ForeignLines.Line],
    in file: LintedFile,
    _ problem: (ToldSigns, LineDraft) -> Problem,
    _ findings: inout Findings
  ) {
    var rest = lines[...]
    let targets = lines.contains { isWithoutWords($0, in: file) } ? Targets(in: file) : nil
    while let first = rest.first {
      // The lines of a paragraph become items together: one alone would take the next for its own.
      let run = first.item == nil ? rest.prefix(1) : rest.prefix { $0.item == first.item }
      rest = rest.dropFirst(run.count)
      if run.count == 1, let targets, isWithoutWords(first, in: file) {
        tell(of: first, targets, in: file, problem, &findings)
      } else {
        tell(of: Array(run), in: file, problem, &findings)
      }
    }
  }

  // MARK: Lines without words

  /// The items that may take what a line below them says.
  private struct Targets {
    let index: HeadlineIndex
    let fields: NewFields

    init(in file: LintedFile) {
      index = file.headlines
      fields = file.newFields(index)
    }
  }

  /// Whether a line is a paragraph that is a single sign, as `due:: 2026-12-01`.
  private static func isWithoutWords(_ line: ForeignLines.Line, in file: LintedFile) -> Bool {
    guard line.draft.signs.count == 1, line.draft.signs[0].range == line.range, let item = line.item else { return false }
    return file.document.items[item].form == .paragraph && file.document.items[item].lines.count == 1
  }

  /// What such a line says belongs to the item above it.
  private static func tell<Problem: Message>(
    of line: ForeignLines.Line,
    _ targets: Targets,
    in file: LintedFile,
    _ problem: (ToldSigns, LineDraft) -> Problem,
    _ findings: inout Findings
  ) {
    let field = line.draft.signs[0].meaning.field
    let alone = field.flatMap { FieldAlone($0.key, $0.value, in: line.range, targets.index, targets.fields, of: file) }
    let without = field.map { FieldAlone.advice(without: $0.key, $0.value, in: line.range, targets.index, of: file) }
    let range = line.draft.signs[0].quotedRange
    let advice: any Message = alone?.advice ?? without ?? ForeignLineFindingsMessage.writeTask
    let signs = ToldSigns(texts: [file.excerpt(range)], count: 1)
    findings.add(at: range, problem(signs, line.draft), help: advice, fix: alone?.fix)
  }

  // MARK: Lines with words

  /// The lines of one item.
  private static func tell<Problem: Message>(
    of run: [ForeignLines.Line],
    in file: LintedFile,
    _ problem: (ToldSigns, LineDraft) -> Problem,
    _ findings: inout Findings
  ) {
    let isItem = run[0].item.map { file.document.items[$0].form == .listItem } ?? true
    let rewritings = run.map { LineRewriting($0, in: file) }
    let start = isItem ? 0 : convertible(run, rewritings, file)
    for (index, line) in run.enumerated() {
      var ranges: [Range<Int>] = []
      for sign in line.draft.signs where ranges.last != sign.quotedRange { ranges.append(sign.quotedRange) }
      let shown = ranges.prefix(ranges.count > 4 ? 3 : 4)
      findings.add(
        at: ranges[0],
        problem(ToldSigns(texts: shown.map(file.excerpt), count: ranges.count), line.draft),
        help: advice(for: rewritings[index], isItem: isItem),
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
    let name: any Message =
      rewritings.count == 1 ? CommonMessage.write(shown(first)) : ForeignLineFindingsMessage.writeLinesAsItems(rewritings.count)
    return file.fix(name, isSafe: rewritings.allSatisfy(\.conversion.isCertain), rewritings.map(\.edit))
  }

  private static func advice(for rewriting: LineRewriting?, isItem: Bool) -> ForeignLineFindingsMessage {
    guard let rewriting else { return .writeTask }
    let line = (isItem ? "" : "- ") + shown(rewriting)
    let kept = rewriting.conversion.kept.map(LintedFile.excerpt)
    return switch kept.count {
    case 0: .write(line)
    case 1: .writeAndKeepWord(line, kept[0])
    default: .writeAndKeepWords(line, kept)
    }
  }

  private static func shown(_ rewriting: LineRewriting) -> String {
    let text = rewriting.text
    // Most are one line.
    let line =
      text.isOnOneLine ? text : text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    return LintedFile.shortened(line, to: 100)
  }
}

/// The signs of a line: all of them, or the first where they are many.
struct ToldSigns: Hashable {
  let texts: [String]
  /// How many there are.
  let count: Int
}

extension Language {
  /// `“📅 2026-12-31”, “⏫” and “🔁 every week”`; `“a”, “b”, “c” and 2 more`.
  func list(_ signs: ToldSigns) -> String {
    let rest = signs.count - signs.texts.count
    let more = choose(english: "\(rest) more", spanish: "\(rest) más", french: counted(rest, "autre", "autres"))
    return and(signs.texts.map(quoted) + (rest > 0 ? [more] : []))
  }

  /// `Org and Logseq`, as people call them.
  func programs(_ names: [String]) -> String {
    let journal = choose(english: BulletMark.program, spanish: "un bullet journal", french: "un bullet journal")
    return and(names.map { $0 == BulletMark.program ? journal : $0 })
  }
}

/// What is said of the lines of other programs besides what their signs are.
enum ForeignLineFindingsMessage: Message {
  /// How a task with fields is written.
  case writeTask
  case write(String)
  /// A line, and what stays among its words, as there is no key for it.
  case writeAndKeepWord(String, String)
  case writeAndKeepWords(String, [String])
  /// `Write these 3 lines as items`
  case writeLinesAsItems(Int)
}
