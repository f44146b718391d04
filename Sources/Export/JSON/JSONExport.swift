public import Diagnostics
import Outline
public import Planner
import Reading

/// The JSON of documents (`Grammar/export.schema.json`).
///
/// It holds everything that a `Plan` holds: `Plan.init(json:)` reads an equal one from it. What is absent is an absent
/// key. Texts are Markdown, as written. A document that was read from a file has the file's whole text besides, so that the file can
/// be made again byte for byte (`JSONFiles`).
public enum JSONExport {
  /// The version of the schema.
  public static let version = 1

  /// One object for all documents, in the order in which they are given.
  public static func documents(_ documents: [ExportedDocument]) -> JSON {
    wrapped(documents.map { document in JSONTree.value { append(document, to: &$0) } })
  }

  /// The bytes of one document, as they stand among others in `whole(of:)`.
  public static func part(of exported: ExportedDocument) -> [UInt8] {
    // Keys and indents are several times what the file is.
    let capacity = exported.document.source.bytes.count * 6
    var writer = JSONWriter(isPretty: true, depth: 2, capacity: capacity)
    append(exported, to: &writer)
    return writer.bytes
  }

  /// What `documents` makes of the same documents, written with line breaks, in pieces.
  public static func whole(of parts: [[UInt8]]) -> [[UInt8]] {
    let empty = wrapped([]).utf8(pretty: true)
    guard !parts.isEmpty, let end = empty.firstIndex(of: UInt8(ascii: "]")) else { return [empty] }
    let separated = parts.enumerated().flatMap { [Array(($0 == 0 ? "\n    " : ",\n    ").utf8), $1] }
    return [Array(empty[..<end])] + separated + [Array("\n  ".utf8) + empty[end...]]
  }

  /// One object for values that stand in no file: without `path` and `line`.
  public static func plans(_ plans: [Plan]) -> JSON {
    wrapped(plans.map { plan in JSONTree.value { PlanJSON(document: nil).append(plan, path: nil, to: &$0) } })
  }

  private static func wrapped(_ documents: [JSON]) -> JSON {
    ["tidemark": .integer(version), "documents": .array(documents)]
  }

  private static func append(_ exported: ExportedDocument, to sink: inout some JSONSink) {
    PlanJSON(document: exported.document).append(exported.reading.plan, path: exported.path, to: &sink)
  }
}
