import Diagnostics
import Languages
import Workspace

extension Session {
  /// Begins to read the vaults of documents that were never read. What is found in the documents by themselves is told before.
  ///
  /// - Parameter isStale: whether a text is another already.
  /// - Returns: the bytes for the client; nil where nothing is to be told before.
  mutating func beginReading(unless isStale: (String) -> Bool) -> [UInt8]? {
    guard !client.pullsFindings || client.showsProgress else { return nil }
    var begun: [OpenDocument] = []
    for document in waitingDocuments(unless: isStale) {
      guard case .vault(let folder, _) = document.place, !vaults.hasRead(folder) else { continue }
      if firstReading.begin(folder) { begun.append(document) }
    }
    guard !begun.isEmpty, firstReading.announce() else { return nil }
    var bytes: [UInt8] = []
    if client.showsProgress {
      let token = firstReading.ask()
      bytes = ProtocolMessage.request(id: token, "window/workDoneProgress/create", ["token": .string(token)])
    }
    if !client.pullsFindings, !off.contains(.diagnostics) {
      // Where nothing is found there is nothing to tell early.
      bytes += begun.map { (document: $0, findings: alone($0)) }.filter { $0.findings != [] }
        .flatMap { published($0.findings, of: $0.document) }
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// What is found in a document by itself, as the protocol has it.
  private func alone(_ document: OpenDocument) -> JSON {
    .array(vaults.findingsAlone(in: document).map { message(of: $0, in: document) })
  }

  /// Reads the vaults whose reading has begun.
  ///
  /// - Returns: the bytes for the client.
  mutating func finishReading() -> [UInt8] {
    guard firstReading.isGoingOn else { return [] }
    let count = firstReading.folders.sorted().reduce(0) { $0 + vaults.vault(in: $1).names.count }
    return firstReading.end(language.say(ProgressMessage.files(count)))
  }

  /// The findings of a document, for a client that is told of them.
  func published(_ findings: JSON, of document: OpenDocument) -> [UInt8] {
    ProtocolMessage.notification(
      "textDocument/publishDiagnostics",
      ["uri": .string(document.address), "version": .integer(document.version), "diagnostics": findings]
    )
  }

  /// The findings of a document that a client asks for while its vault was never read: those of the document by itself, after which it
  /// is asked to ask again. Nil where the vault is to be read.
  mutating func firstFindings(in document: OpenDocument) -> JSON? {
    guard client.refreshesFindings, case .vault(let folder, _) = document.place, !vaults.hasRead(folder),
      firstReading.begin(folder)
    else { return nil }
    askAgain()
    return alone(document)
  }
}
