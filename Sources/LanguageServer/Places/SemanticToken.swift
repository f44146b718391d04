import Diagnostics
import Outline
import SourceText

/// A part of a line that means something.
struct SemanticToken: Equatable {
  /// The names are those of the protocol, which editors have colors for (LSP 3.17, *SemanticTokenTypes*).
  enum Kind: String, CaseIterable {
    /// A key of a field, or of the front matter.
    case property
    /// Words of a value.
    case string
    /// A date, a time, a number.
    case number
    /// A box, and a word of the format.
    case keyword
    /// A tag, and the id of an item.
    case decorator
  }

  var range: Range<Int>
  var kind: Kind

  /// Those of a document, in its order. None lies in another.
  static func all(of read: ReadDocument) -> [SemanticToken] {
    let outline = read.outline
    var tokens: [SemanticToken] = []
    func add(_ range: Range<Int>?, _ kind: Kind) {
      if let range, !range.isEmpty { tokens.append(SemanticToken(range: range, kind: kind)) }
    }
    for property in outline.properties.entries where property.key?.kinds.contains(outline.kind ?? .page) ?? false {
      add(property.nameRange, .property)
      add(property.valueRange, property.key == .kind ? .keyword : .string)
    }
    for headline in outline.items.map(\.headline) + read.headings.map(\.headline) {
      add(headline.box?.range, .keyword)
      add(headline.anchor?.range, .number)
      add(headline.idRange, .decorator)
      for tag in headline.tagRanges { add(tag, .decorator) }
      for field in headline.fields {
        guard let key = field.key, let row = KeyTable.row(for: key, in: headline.places) else { continue }
        add(field.nameRange, .property)
        add(field.valueRange, Kind(row.value))
      }
    }
    for (index, item) in outline.items.enumerated() {
      add(item.entry?.timeRange, .number)
      add(item.entry?.valueRange, .number)
      add(item.entry?.statusRange, .keyword)
      add(read.file.reading.items[index]?.valueRange, .number)
      add(read.file.reading.items[index]?.goalRange, .number)
    }
    var end = 0
    return tokens.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }.filter {
      guard $0.range.lowerBound >= end else { return false }
      end = $0.range.upperBound
      return true
    }
  }

  /// Tokens as the protocol has them: five numbers each, told from the one before. One on several lines is one a line.
  static func data(_ tokens: [SemanticToken], in source: SourceText, _ encoding: PositionEncoding) -> [JSON] {
    var data: [JSON] = []
    var last = TextPosition(line: 0, character: 0)
    for token in tokens {
      let lines = source.line(at: token.range.lowerBound)...source.line(at: token.range.upperBound)
      for line in lines {
        let part = token.range.clamped(to: source.contentRange(ofLine: line))
        guard !part.isEmpty, let kind = Kind.allCases.firstIndex(of: token.kind) else { continue }
        let (start, end) = (
          encoding.position(of: part.lowerBound, in: source), encoding.position(of: part.upperBound, in: source)
        )
        let isSameLine = start.line == last.line
        data += [
          start.line - last.line, isSameLine ? start.character - last.character : start.character,
          end.character - start.character, kind, 0,
        ].map(JSON.integer)
        last = start
      }
    }
    return data
  }
}

extension SemanticToken.Kind {
  fileprivate init(_ type: ValueType) {
    self =
      switch type {
      case .date, .number, .count, .times: .number
      case .text, .word, .icon: .string
      case .priority, .rule, .streakRule, .dayRule, .blockRule, .months, .extreme, .direction, .reminder, .moments, .listType,
        .color, .rating, .lifeCategory, .theme:
        .keyword
      }
  }
}
