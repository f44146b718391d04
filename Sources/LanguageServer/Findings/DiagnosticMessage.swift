import Diagnostics
import Languages
import SourceText

extension Diagnostic {
  /// A finding as the protocol has it (LSP 3.17, *Diagnostic*).
  ///
  /// - Parameters:
  ///   - text: that of its file.
  ///   - language: in which a person is told.
  ///   - more: what else the client shows of it.
  func message(
    in text: SourceText,
    _ encoding: PositionEncoding,
    _ language: Language = .english,
    _ more: [(String, JSON)] = []
  ) -> JSON {
    let words = [problem, advice].compactMap { $0?.text(in: language) }.joined(separator: "\n")
    let members: [(String, JSON)] = [
      ("range", JSON(encoding.range(of: range, in: text))),
      ("severity", .integer(severity.number)),
      ("code", .string(rule)),
      ("source", "tidemark"),
      ("message", .string(words)),
    ]
    return .object(members + more)
  }
}

extension Session {
  /// A finding of a document as the client shows it: with the page of its rule, the other places that it names, and what could mend it.
  func message(of finding: Diagnostic, in document: OpenDocument) -> JSON {
    var more: [(String, JSON)] = []
    if client.showsRulePages, client.opensDocuments, !off.contains(.documents) {
      more.append(("codeDescription", ["href": .string(VirtualDocument.address(ofRule: finding.rule))]))
    }
    if client.showsRelatedPlaces, !finding.related.isEmpty {
      let places = finding.related.compactMap { relatedPlace($0, of: finding, in: document) }
      if !places.isEmpty { more.append(("relatedInformation", .array(places))) }
    }
    if client.keepsData, !finding.fixes.isEmpty {
      let fixes: [JSON] = finding.fixes.map { ["title": .string($0.name.text(in: language)), "isSafe": .bool($0.isSafe)] }
      more.append(("data", ["fixes": .array(fixes)]))
    }
    return finding.message(in: document.text, encoding, language, more)
  }

  /// Another place that a finding names, with the words that stand there; nil for a file that is not known.
  private func relatedPlace(_ place: RelatedPlace, of finding: Diagnostic, in document: OpenDocument) -> JSON? {
    let (text, address, title): (SourceText, String, Range<Int>?)
    if place.file == finding.file {
      (text, address, title) = (document.text, document.address, nil)
    } else {
      guard case .vault(let folder, _) = document.place, let record = vaults.record(of: place.file, in: folder) else {
        return nil
      }
      (text, address, title) = (record.source, self.address(of: place.file, in: folder), record.titleRange)
    }
    let range: Range<Int>
    if let line = place.line {
      guard line <= text.lineCount else { return nil }
      let content = text.contentRange(ofLine: line - 1)
      let indent = text.bytes[content].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      range = content.lowerBound + indent..<content.upperBound
    } else {
      range = title ?? 0..<0
    }
    let words = text.string(in: range)
    return [
      "location": ["uri": .string(address), "range": JSON(encoding.range(of: range, in: text))],
      "message": .string(words.isEmpty ? place.file : String(words.prefix(120))),
    ]
  }
}

extension Severity {
  /// The number that the protocol has for it.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
