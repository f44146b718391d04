import Diagnostics
import Workspace

/// `workspace/diagnostic`: the findings of all files of the vaults of which a document is open, for a client that asks for them. A
/// file in which nothing is found is named only to a client that knows of findings in it.
enum WorkspaceDiagnostic: RequestKind {
  static let method = "workspace/diagnostic"
  static let feature = Feature.diagnostics
  /// `DocumentDiagnostic` says it.
  static let ability: (name: String, value: JSON)? = nil
  static let nothing: JSON = ["items": []]

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    var known: [String: String] = [:]
    for result in try parameters.member("previousResultIds").array() {
      known[try result.member("uri").string()] = try result.member("value").string()
    }
    session.bringUpToDate()
    var reports: [JSON] = []
    for vault in session.openVaults() {
      for name in vault.names {
        let address = session.address(of: name, in: vault.folder)
        let open = session.documents[address]
        let findings: JSON
        if let open { findings = session.findings(in: open) } else { findings = session.findings(of: name, in: vault) }
        let before = known.removeValue(forKey: address)
        guard findings != [] || before != nil else { continue }
        let version: JSON = open.map { .integer($0.version) } ?? .null
        reports.append(
          .object([("uri", .string(address)), ("version", version)] + session.report(findings, of: address, known: before))
        )
      }
    }
    // What the client knows of files that are no longer there.
    for address in known.keys.sorted() where session.documents[address] == nil {
      session.answered[address] = nil
      reports.append(["uri": .string(address), "version": .null, "kind": "full", "items": []])
    }
    return ["items": .array(reports)]
  }
}

extension Session {
  /// What is found in a file of a vault that is not open, as the protocol has it.
  fileprivate func findings(of name: String, in vault: OpenVault) -> JSON {
    guard let source = vault.record(of: name)?.source else { return [] }
    let place = DocumentPlace.vault(folder: vault.folder, name: name)
    let document = OpenDocument(address: address(of: name, in: vault.folder), version: 0, text: source, place: place)
    return .array(vault.findings(of: name).map { message(of: $0, in: document) })
  }
}
