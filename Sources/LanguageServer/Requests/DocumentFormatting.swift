import Diagnostics
import Formatting
import Outline
import SourceText

/// `textDocument/formatting`: the edits that bring a document into its canonical form.
enum DocumentFormatting: RequestKind {
  static let method = "textDocument/formatting"
  static let feature = Feature.formatting
  static let ability: (name: String, value: JSON)? = ("documentFormattingProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let kind = session.vaults.kindByFolder(of: document)
    return .array(try edits(of: document, kind).map { $0.message(in: document.text, session.encoding) })
  }

  /// The edits of whole lines; none for a note. A text that cannot be formatted is refused in words.
  static func edits(of document: OpenDocument, _ kindByFolder: DocumentKind?) throws(ResponseError) -> [TextEdit] {
    switch FormattedFile(formatting: document.text, kindByFolder: kindByFolder) {
    case .unchanged, .note: return []
    case .changed(let text): return LineEdits(from: document.text, to: text).edits
    case .refused(.conflictMarkers(let line)):
      throw ResponseError(.requestFailed, "line \(line) is a mark of a merge; settle the conflict first")
    case .refused(.invalidUTF8(let line)): throw ResponseError(.requestFailed, "line \(line) is not UTF-8")
    case .refused(.overLimit): throw ResponseError(.requestFailed, "the file is too large to be formatted")
    case .failed: throw ResponseError(.requestFailed, "formatting would change more than spelling, so nothing is changed")
    }
  }
}

/// `textDocument/rangeFormatting`: those of the edits that touch some lines, if the text that they leave says the same.
enum RangeFormatting: RequestKind {
  static let method = "textDocument/rangeFormatting"
  static let feature = Feature.formatting
  static let ability: (name: String, value: JSON)? = ("documentRangeFormattingProvider", ["rangesSupport": true])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    return try edits(of: document, touching: [try parameters.member("range").range()], &session)
  }

  static func edits(
    of document: OpenDocument,
    touching places: [Range<TextPosition>],
    _ session: inout Session
  ) throws(ResponseError) -> JSON {
    let ranges = places.map { session.encoding.byteRange(of: $0, in: document.text) }
    let kind = session.vaults.kindByFolder(of: document)
    let all = try DocumentFormatting.edits(of: document, kind)
    let chosen = all.filter { edit in
      ranges.contains { edit.range.overlaps($0) || edit.range.contains($0.lowerBound) }
    }
    guard chosen.count < all.count, let bytes = document.text.applying(chosen) else {
      return .array(chosen.map { $0.message(in: document.text, session.encoding) })
    }
    // A part of the edits is proved by the rest of them: what is left to format comes to the same text.
    let whole = document.text.applying(all).map { SourceText($0) }
    guard case .changed(let rest) = FormattedFile(formatting: SourceText(bytes), kindByFolder: kind), rest == whole else {
      throw ResponseError(.requestFailed, "these lines cannot be formatted without others; format the document")
    }
    return .array(chosen.map { $0.message(in: document.text, session.encoding) })
  }
}

/// `textDocument/rangesFormatting`: the same for several parts of a document at once (LSP 3.18).
enum RangesFormatting: RequestKind {
  static let method = "textDocument/rangesFormatting"
  static let feature = Feature.formatting
  static let ability: (name: String, value: JSON)? = nil

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let ranges = try parameters.member("ranges").array().map { (range) throws(ResponseError) in try range.range() }
    return try RangeFormatting.edits(of: document, touching: ranges, &session)
  }
}
