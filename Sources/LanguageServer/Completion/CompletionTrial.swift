import Chronology
import Diagnostics
import Lint
import Outline
import Planner
import Reading
import SourceText

/// Whether what is offered reads as it is meant: it is written into the lines that say how it is read, and these are read and linted.
struct CompletionTrial {
  private let before: [UInt8]
  private let after: [UInt8]
  private let kindByFolder: DocumentKind?
  private let context: LintContext
  private let place: CompletionPlace
  /// How often each rule found something before: as the line stands, or with what is open in it closed, whichever is more. Else a
  /// value before the place that is wrong already, and is not told as long as the bracket is open, would speak against all.
  private var known: [String: Int] = [:]

  /// A rule that only informs speaks against no candidate, and need not be asked.
  private static let linter = Linter(only: RuleCatalogue.all.filter { $0.severity > .info }.map { $0.name })

  /// The most lines before and after the place that are read with it.
  private static let mostLines = 40

  init(_ place: CompletionPlace, in read: ReadDocument, today: CivilDate, settings: Settings) {
    self.place = place
    let source = read.source
    // What a file is says how all of it is read.
    let isWhole = if case .propertyValue(.kind) = place.kind { true } else { false }
    let lines =
      isWhole
      ? Array(0..<source.lineCount) : CompletionTrial.lines(around: source.line(at: place.range.lowerBound), in: read)
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    let own = source.line(at: place.range.lowerBound)
    for line in lines {
      let range = source.fullRange(ofLine: line)
      if line < own {
        before += source.bytes[range]
      } else if line == own {
        before += source.bytes[range.lowerBound..<place.range.lowerBound]
        after += source.bytes[place.range.upperBound..<max(range.upperBound, place.range.upperBound)]
      } else {
        after += source.bytes[range]
      }
    }
    (self.before, self.after) = (before, after)
    kindByFolder = read.outline.kindByFolder
    context = LintContext(today: today, isInVault: false, settings: settings, vaultAllow: [])
    for text in place.closing.isEmpty ? [""] : ["", place.closing] {
      known.merge(counts(findings(self.read(text)))) { max($0, $1) }
    }
  }

  /// The front matter, the title, the heading of the section and of the group, and the first lines of the items above.
  private static func lines(around line: Int, in read: ReadDocument) -> [Int] {
    let outline = read.outline
    var lines = Set(outline.properties.lines)
    let headings =
      [outline.title].compactMap(\.self)
      + outline.sections.filter { $0.lines.contains(line) }.flatMap { section in
        [section.heading].compactMap(\.self) + section.groups.filter { $0.lines.contains(line) }.map(\.heading)
      }
    for heading in headings {
      lines.formUnion(heading.lines)
      lines.insert(heading.lines.upperBound)
    }
    for item in outline.items where item.lines.contains(line) || item.lines.upperBound == line {
      let first = read.source.line(at: item.headline.range.lowerBound)
      let last = read.source.line(at: item.headline.range.upperBound)
      lines.formUnion(first...min(last, first + mostLines))
    }
    lines.insert(outline.properties.lines.upperBound)
    lines.insert(line)
    // A paragraph without its other lines may be another block.
    lines.insert(line + 1)
    return lines.filter { $0 < outline.source.lineCount }.sorted().filter { one in
      one != line + 1 || outline.source.isBlank(line: one) || outline.properties.lines.contains(one)
    }
  }

  /// A candidate with the text that reads as it is meant; nil where none of its texts does.
  func candidate(asMeantBy candidate: CompletionCandidate) -> CompletionCandidate? {
    if isAsMeant(candidate.text) { return candidate }
    guard let other = candidate.other, isAsMeant(other) else { return nil }
    var candidate = candidate
    candidate.text = other
    return candidate
  }

  /// Whether the text reads as it is meant.
  private func isAsMeant(_ text: String) -> Bool {
    let written = (place.needsSpace ? " " : "") + text + place.closing
    let document = read(written)
    guard document.kind != nil || isKind else { return false }
    let start = before.count
    let range = start..<start + written.utf8.count
    guard isRead(in: document, range) else { return false }
    let found = findings(document)
    guard !found.contains(where: { $0.range.lowerBound <= range.upperBound && $0.range.upperBound >= range.lowerBound }) else {
      return false
    }
    return counts(found).allSatisfy { $0.value <= known[$0.key] ?? 0 }
  }

  private func counts(_ findings: [Diagnostic]) -> [String: Int] {
    Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
  }

  private var isKind: Bool { if case .propertyValue(.kind) = place.kind { true } else { false } }

  private func read(_ text: String) -> Document {
    Document(reading: SourceText(before + Array(text.utf8) + after), kindByFolder: kindByFolder)
  }

  private func findings(_ document: Document) -> [Diagnostic] {
    guard document.kind != nil else { return [] }
    return CompletionTrial.linter.lint(LintedFile(path: "", document: document, context: context))
  }

  /// Whether what was written is what its place is for.
  private func isRead(in document: Document, _ range: Range<Int>) -> Bool {
    switch place.kind {
    case .key, .value:
      let headlines = document.items.map(\.headline) + headings(of: document).map(\.headline)
      return headlines.contains { headline in
        headline.fields.contains { field in
          guard let key = field.key, let row = KeyTable.row(for: key, in: headline.places),
            range.contains(field.valueRange.lowerBound) || range.lowerBound == field.valueRange.lowerBound,
            field.valueRange.upperBound <= range.upperBound
          else { return false }
          let hasHours = headline.field(.every).flatMap { try? Recurrence.parse(document.value(of: $0)).get() }?.unit == .hour
          guard case .success = FieldValue.read(document.value(of: field), as: row.value, besideHours: hasHours) else {
            return false
          }
          return true
        }
      }
    case .tag:
      let tags = document.items.flatMap(\.headline.tagRanges) + headings(of: document).flatMap(\.headline.tagRanges)
      return tags.contains { $0.lowerBound + 1 == range.lowerBound && $0.upperBound == range.upperBound }
    case .task:
      return document.items.map(\.headline).contains { headline in
        guard headline.box?.state == .open, let project = headline.field(.project) else { return false }
        return range.contains(project.valueRange.lowerBound)
      }
    case .entry: return document.items.contains { $0.entry != nil && $0.headline.range.touches(range.lowerBound) }
    case .property, .propertyValue, .link, .rule, .section: return true
    }
  }

  private func headings(of document: Document) -> [Heading] {
    [document.title].compactMap(\.self)
      + document.sections.flatMap { [$0.heading].compactMap(\.self) + $0.groups.map(\.heading) }
  }
}
