import Diagnostics

/// `textDocument/diagnostic`: the findings of a document, for a client that asks for them.
enum DocumentDiagnostic: RequestKind {
  static let method = "textDocument/diagnostic"
  static let feature = Feature.diagnostics
  static let ability: (name: String, value: JSON)? = (
    "diagnosticProvider", ["identifier": "tidemark", "interFileDependencies": true, "workspaceDiagnostics": true]
  )

  static let nothing: JSON = ["kind": "full", "items": []]

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let known = try parameters.optional("previousResultId")?.string()
    session.bringUpToDate()
    let findings = session.firstFindings(in: document) ?? session.findings(in: document)
    return .object(session.report(findings, of: document.address, known: known))
  }
}

extension Session {
  /// What is answered to whoever asks for the findings of a file: those, or that they are as the client knows them.
  mutating func report(_ findings: JSON, of address: String, known: String?) -> [(String, JSON)] {
    if let last = answered[address], last.findings == findings {
      let number = String(last.number)
      guard known == number else { return [("kind", "full"), ("resultId", .string(number)), ("items", findings)] }
      return [("kind", "unchanged"), ("resultId", .string(number))]
    }
    lastNumber += 1
    answered[address] = (lastNumber, findings)
    return [("kind", "full"), ("resultId", .string(String(lastNumber))), ("items", findings)]
  }
}
