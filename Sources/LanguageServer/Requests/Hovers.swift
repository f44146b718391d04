import Diagnostics
import Languages
import Lint
import Outline
import Planner
import Reading
import SourceText

/// `textDocument/hover`: the rule of a finding, what a key means, when a date or a rule is, and what is counted of an item, an arc or
/// a file.
enum Hovers: RequestKind {
  static let method = "textDocument/hover"
  static let feature = Feature.hover
  static let ability: (name: String, value: JSON)? = ("hoverProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    session.bringUpToDate()
    guard let read = session.read(document) else { return .null }
    let index = session.index(around: document)
    let now = session.vaults.clock.now
    let language = session.language
    let figures = ItemFigures(read: read, index: index, today: session.today(index), now: now, language: language)
    let offset = session.encoding.offset(of: position, in: document.text)
    var parts: [String] = []
    var range: Range<Int>?
    if let (words, place) = words(at: offset, read, figures) { (parts, range) = ([words], place) }
    let findings = session.off.contains(.diagnostics) ? [] : session.vaults.findings(in: document)
    var rules: Set<String> = []
    for finding in findings where finding.range.touches(offset) && rules.insert(finding.rule).inserted {
      guard let rule = RuleCatalogue.rule(named: finding.rule) else { continue }
      let words = rule.words(in: language)
      parts.append("**\(rule.name)**\(language.colon) \(words.summary).\n\n\(words.explanation)\n\n\(words.reason)")
      range = range ?? finding.range
    }
    guard !parts.isEmpty else { return .null }
    let text = parts.joined(separator: "\n\n---\n\n")
    let contents: JSON = ["kind": session.client.readsMarkdown ? "markdown" : "plaintext", "value": .string(text)]
    guard let range else { return ["contents": contents] }
    return ["contents": contents, "range": JSON(session.encoding.range(of: range, in: document.text))]
  }

  private static func words(
    at offset: Int,
    _ read: ReadDocument,
    _ figures: ItemFigures
  ) -> (words: String, range: Range<Int>)? {
    let outline = read.outline
    if let property = outline.properties.entries.first(where: { $0.nameRange.touches(offset) }), let key = property.key,
      key.kinds.contains(outline.kind ?? .page)
    {
      return (words(for: key.rawValue, PropertyMeaning(key, in: outline.kind), in: figures.language), property.nameRange)
    }
    if let headline = read.headline(at: offset), let found = words(ofFieldAt: offset, headline, read, figures) { return found }
    if let item = read.item(withHeadlineAt: offset), let owner = read.placedItem(onLine: read.source.line(at: offset)) {
      return list(figures.lines(of: owner.placed), outline.items[item].headline.range)
    }
    if let title = outline.title, title.headline.range.touches(offset) {
      return list(figures.linesOfFile, title.headline.range)
    }
    for (place, section) in outline.sections.enumerated() {
      if let heading = section.heading, heading.headline.range.touches(offset) {
        return list(figures.lines(ofSection: place), heading.headline.range)
      }
    }
    return nil
  }

  private static func words(for name: String, _ meaning: some Message, in language: Language) -> String {
    "**\(name)**\(language.colon) \(language.say(meaning))."
  }

  private static func list(_ lines: [String], _ range: Range<Int>) -> (words: String, range: Range<Int>)? {
    lines.isEmpty ? nil : (lines.joined(separator: "  \n"), range)
  }

  private static func words(
    ofFieldAt offset: Int,
    _ headline: Headline,
    _ read: ReadDocument,
    _ figures: ItemFigures
  ) -> (words: String, range: Range<Int>)? {
    guard let field = read.field(at: offset), let key = field.key, let row = KeyTable.row(for: key, in: headline.places) else {
      return nil
    }
    if field.nameRange.touches(offset) {
      let meaning = words(for: key.rawValue, FieldMeaning(key, in: headline.places), in: figures.language)
      return ("\(meaning)\n\n\(figures.language.say(ValueExpectation(row.value)))", field.nameRange)
    }
    guard case .success(let value) = FieldValue.read(read.outline.value(of: field), as: row.value) else { return nil }
    switch value {
    case .date(let date): return (figures.words(date), field.valueRange)
    case .rule, .text:
      // The days of a rule, and what a project is, hang on the item.
      return read.placedItem(onLine: read.source.line(at: offset)).flatMap {
        list(figures.lines(of: $0.placed), field.valueRange)
      }
    default: return nil
    }
  }
}
