import Diagnostics

/// `textDocument/diagnostic`: the findings of a document, for a client that asks for them.
enum DocumentDiagnostic: RequestKind {
  static let method = "textDocument/diagnostic"
  static let feature = Feature.diagnostics
  static let ability: (name: String, value: JSON)? = (
    "diagnosticProvider", ["identifier": "tidemark", "interFileDependencies": true, "workspaceDiagnostics": false]
  )

  static let nothing: JSON = ["kind": "full", "items": []]

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let known = try parameters.optional("previousResultId")?.string()
    session.bringUpToDate()
    let findings = session.findings(in: document)
    let last = session.answered[document.address]
    if let last, last.findings == findings {
      let number = String(last.number)
      guard known == number else { return ["kind": "full", "resultId": .string(number), "items": findings] }
      return ["kind": "unchanged", "resultId": .string(number)]
    }
    session.lastNumber += 1
    session.answered[document.address] = (session.lastNumber, findings)
    return ["kind": "full", "resultId": .string(String(session.lastNumber)), "items": findings]
  }
}
