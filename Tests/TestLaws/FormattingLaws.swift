import Formatting
public import Outline
import Planner
import Reading
public import SourceText

/// Formatting changes the spelling of what is read, and nothing else (format, *What formatting changes*).
public enum FormattingLaws {
  static func broken(by document: Document) -> [String] {
    if case .broken(let words) = shortWay(of: document.source) { return [words] }
    switch FormattedFile(formatting: document.source, kindByFolder: nil, hasShortWay: false) {
    case .unchanged, .note: return []
    case .refused: return document.isRewritable ? ["refused, though it could be rewritten"] : []
    case .failed(let loss): return ["formatting changed more than spelling: \(loss)"]
    case .changed(let formatted):
      guard document.isRewritable, document.kind != nil else { return ["formatted, though it is not to be rewritten"] }
      return broken(by: document, formatted: Document(reading: formatted))
    }
  }

  /// What becomes of a file by the short way: where that finds it canonical, the whole way must change nothing.
  public static func shortWay(of source: SourceText, kindByFolder: DocumentKind? = nil) -> RecognitionLaws.Outcome {
    guard CanonicalLines.hold(in: source, kindByFolder: kindByFolder) else { return .givenUp }
    let whole = FormattedFile(formatting: source, kindByFolder: kindByFolder, hasShortWay: false)
    return whole == .unchanged ? .accepted : .broken("its lines are taken for canonical, and formatting it gives \(whole)")
  }

  private static func broken(by document: Document, formatted: Document) -> [String] {
    var broken: [String] = []
    if FormattedFile(formatting: formatted.source) != .unchanged { broken.append("a second run changes it again") }
    if page(of: document) != page(of: formatted) { broken.append("the formatted page reads as another") }
    for (before, after) in zip(keptTexts(of: document), keptTexts(of: formatted)) where before != after {
      broken.append("formatting made “\(after)” of “\(before)”")
    }
    if findings(in: document) != findings(in: formatted) {
      broken.append("formatting changes the findings from \(findings(in: document)) to \(findings(in: formatted))")
    }
    return broken
  }

  private static func page(of document: Document) -> Plan? {
    document.kind != nil ? PlanReading(of: document, fileName: "page").plan : nil
  }

  /// What must stay byte for byte, in the order of the file; and how many of them there are.
  private static func keptTexts(of document: Document) -> [String] {
    var texts: [String] = []
    for tile in document.coverage {
      switch tile.owner {
      case .properties, .other, .definition: texts.append(document.source.string(in: tile.range))
      case .item(let index) where document.items[index].form != .listItem:
        texts.append(document.source.string(in: tile.range))
      default: break
      }
    }
    for item in document.items {
      texts.append(document.source.string(in: item.markerRange))
      // A line that ends a note may lose spaces at its end.
      texts += item.noteRanges.map { document.lines($0).split(separator: "\n").map(trimmedEnd).joined(separator: "\n") }
    }
    texts += document.headings.map { document.title(of: $0.headline) }
    return ["\(texts.count) texts"] + texts
  }

  private static func trimmedEnd(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }

  /// The kinds of what is reported, in order; without values, since an error's line stays as it is.
  private static func findings(in document: Document) -> [String] {
    let read = document.kind != nil ? PlanReading(of: document, fileName: "page").problems.map { "\($0.kind)" } : []
    return (document.problems.map { "\($0.kind)" } + read).map { String($0.prefix { $0 != "(" }) }
  }
}
