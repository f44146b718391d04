import Diagnostics
package import Languages
package import Planner
package import Vault

/// A server of the Language Server Protocol: bytes in, bytes out. It knows no process, no clock and no stream.
///
/// It is serial: messages take effect in the order in which they came. Findings are told when nothing else has come, so that of a
/// text that is another already nothing is told. Nothing that a client sends ends it, but for `exit`.
package struct LanguageServer {
  /// Where the server is in its life.
  private enum Phase {
    case new, running, shutDown
    /// After `exit`; whether `shutdown` came before it.
    case ended(isOrderly: Bool)
  }

  private let version: String
  private let clock: () -> WallClock
  private let log: (String) -> Void
  private var phase = Phase.new
  private var frames = FrameReader()
  private var queue = MessageQueue()
  private var session: Session
  private var lastRequest = 0
  /// The process of the client, which the server does not outlive; nil where it told none.
  package private(set) var clientProcess: Int?

  /// - Parameters:
  ///   - version: the version of the program.
  ///   - clock: what the clock says, asked for each message.
  ///   - jobs: how many threads may work.
  ///   - language: in which a person is told things whose editor does not name a language.
  ///   - rulePage: gives the page of a rule by its name, in a language.
  ///   - log: takes lines about what goes on, in which no text of a person is.
  package init(
    version: String,
    clock: @escaping () -> WallClock,
    jobs: Int,
    language: Language = .english,
    rulePage: @escaping (String, Language) -> String? = { _, _ in nil },
    log: @escaping (String) -> Void = { _ in }
  ) {
    (self.version, self.clock, self.log) = (version, clock, log)
    session = Session(clock: clock(), jobs: jobs, language: language, rulePage: rulePage)
  }

  /// Whether `shutdown` came before `exit`; nil where no `exit` came.
  package var isOrderlyEnd: Bool? {
    if case .ended(let isOrderly) = phase { isOrderly } else { nil }
  }

  /// Whether `shutdown` came.
  package var isShutDown: Bool {
    switch phase {
    case .shutDown: true
    case .ended(let isOrderly): isOrderly
    case .new, .running: false
    }
  }

  /// A document as the server knows it.
  func openDocument(at address: String) throws(ResponseError) -> OpenDocument { try session.document(at: address) }

  /// Takes some bytes of a client. What they ask for is done by `answerNext` and `settle`.
  package mutating func receive(_ bytes: [UInt8]) {
    frames.add(bytes)
    while let frame = frames.next() {
      switch frame {
      case .content(let content): queue.add(ProtocolMessage(content))
      case .unreadable(let words): queue.add(.invalid(id: .null, ResponseError(.parseError, words)))
      }
    }
  }

  /// Takes the next message.
  ///
  /// - Returns: the bytes for the client, often none; nil where no message is there.
  package mutating func answerNext() -> [UInt8]? {
    if case .ended = phase { return nil }
    guard let entry = queue.next() else { return nil }
    switch entry.message {
    case .response(let id, let isError): return session.firstReading.take(answerTo: id, isError: isError, in: session.language)
    case .invalid(let id, let error):
      log("refused: \(error.message)")
      return ProtocolMessage.answer(to: id, .failure(error))
    case .notification(let method, let parameters):
      log("\(method)")
      return take(method, parameters)
    case .request(let id, let method, let parameters):
      log("\(method) \(id.write(pretty: false))")
      let result = Result { () throws(ResponseError) in
        guard !entry.isCancelled else { throw ResponseError(.requestCancelled, "the request was cancelled") }
        return try answer(method, parameters)
      }
      if case .failure(let error) = result { log("\(method) refused: \(error.message)") }
      // What the client is asked to do comes after the answer.
      let asking = session.takeAsking()
      let (parts, rest) = inParts(result, method, parameters)
      return parts + ProtocolMessage.answer(to: id, rest, in: session.language)
        + asking.flatMap { request($0.method, $0.parameters) }
    }
  }

  // MARK: Requests

  static let requests: [any RequestKind.Type] = [
    DocumentDiagnostic.self, WorkspaceDiagnostic.self, DocumentFormatting.self, RangeFormatting.self, RangesFormatting.self,
    CodeActions.self,
    FoldingRanges.self, DocumentSymbols.self, WorkspaceSymbols.self, DocumentLinks.self, SelectionRanges.self,
    DocumentHighlights.self, Definitions.self, References.self, PreparedRenames.self, Renames.self, Hovers.self,
    Completions.self,
    ExecuteCommand.self, InlayHints.self, CodeLenses.self, SemanticTokens.self, TokensDelta.self, RangeTokens.self,
    OnTypeFormatting.self,
    WillRenameFiles.self, TextDocumentContent.self,
  ]
  static let notifications: [any NotificationKind.Type] = [
    DidOpen.self, DidChange.self, DidClose.self, DidChangeWatchedFiles.self, DidChangeConfiguration.self, DidRenameFiles.self,
  ]
  private static let requestTable = Dictionary(uniqueKeysWithValues: requests.map { ($0.method, $0) })
  private static let notificationTable = Dictionary(uniqueKeysWithValues: notifications.map { ($0.method, $0) })

  private mutating func answer(_ method: String, _ parameters: Parameters) throws(ResponseError) -> JSON {
    switch (phase, method) {
    case (.new, "initialize"): return try initialize(parameters)
    case (.new, _): throw ResponseError(.serverNotInitialized, "“initialize” must come first")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "“initialize” came before")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _):
      guard let request = LanguageServer.requestTable[method] else {
        throw ResponseError(.methodNotFound, "there is no request “\(method)”")
      }
      guard !session.off.contains(request.feature) else { return request.nothing }
      session.setClock(clock())
      return try request.answer(parameters, &session)
    default: throw ResponseError(.invalidRequest, "after “shutdown” only “exit” may come")
    }
  }

  /// The answer of a list. A client that takes parts is told them before, and then has all.
  private func inParts(
    _ result: Result<JSON, ResponseError>,
    _ method: String,
    _ parameters: Parameters
  ) -> (parts: [UInt8], answer: Result<JSON, ResponseError>) {
    guard LanguageServer.requestTable[method]?.comesInParts == true, case .success(.array(let elements)) = result,
      let token = try? parameters.optional("partialResultToken")?.value
    else { return ([], result) }
    let parts = stride(from: 0, to: elements.count, by: LanguageServer.partSize).flatMap { start in
      let part = JSON.array(Array(elements[start..<min(start + LanguageServer.partSize, elements.count)]))
      return ProtocolMessage.notification("$/progress", ["token": token, "value": part])
    }
    return (parts, .success([]))
  }

  /// How many elements are told at once.
  private static let partSize = 100

  private mutating func initialize(_ parameters: Parameters) throws(ResponseError) -> JSON {
    let process = try parameters.optional("processId")?.count()
    let offered = try parameters.optional(["capabilities", "general", "positionEncodings"])?.array()
    let encodings = try (offered ?? []).map { (encoding) throws(ResponseError) in try encoding.string() }
    let options = try parameters.optional("initializationOptions")
    session.off = try options.map { (options) throws(ResponseError) in try Feature.switchedOff(by: options, before: []) } ?? []
    session.client = try ClientAbilities(parameters)
    session.encoding = PositionEncoding(offered: encodings)
    // A language that Tidemark does not speak is as good as none.
    let locale = try parameters.optional("locale")?.string()
    session.language = locale.flatMap { Language(tag: $0) } ?? session.language
    clientProcess = process
    phase = .running
    let abilities: [(String, JSON)] =
      [
        ("positionEncoding", .string(session.encoding.rawValue)),
        ("textDocumentSync", ["openClose": true, "change": 2]),
      ] + LanguageServer.requests.filter { !session.off.contains($0.feature) }.compactMap { $0.ability }
    let all = JSON.object(session.client.opensDocuments ? TextDocumentContent.offered(beside: abilities, session) : abilities)
    return ["capabilities": all, "serverInfo": ["name": "tidemark", "version": .string(version)]]
  }

  // MARK: Notifications

  private mutating func take(_ method: String, _ parameters: Parameters) -> [UInt8] {
    switch (phase, method) {
    case (_, "exit"):
      phase = .ended(isOrderly: isShutDown)
    case (.running, "initialized"): return session.client.watchesFiles ? askToWatch() : []
    case (.running, _):
      guard let notification = LanguageServer.notificationTable[method] else { return [] }
      do throws(ResponseError) {
        let address = try? parameters.documentAddress()
        try notification.take(parameters, &session)
        // A client shows what it was told until it is told otherwise.
        guard method == DidClose.method, !session.client.pullsFindings, let address else { return [] }
        return ProtocolMessage.notification("textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []])
      } catch {
        log("\(method) left: \(error.message)")
      }
    default: break
    }
    return []
  }

  private mutating func askToWatch() -> [UInt8] {
    let watcher: JSON = ["globPattern": "**/*"]
    let options: JSON = ["watchers": .array([watcher])]
    let registration: JSON = [
      "id": "tidemark-files", "method": .string(DidChangeWatchedFiles.method), "registerOptions": options,
    ]
    return request("client/registerCapability", ["registrations": .array([registration])])
  }

  /// Asks the client to ask again for hints, lenses and documents of the server, where they may say something else though no text of it
  /// changed.
  private mutating func refresh() -> [UInt8] {
    guard session.takeRefreshing() else { return [] }
    let documents = session.client.opensDocuments ? session.shownDocuments.sorted() : []
    session.shownDocuments = []
    return (session.client.refreshesHints ? request("workspace/inlayHint/refresh", nil) : [])
      + (session.client.refreshesLenses ? request("workspace/codeLens/refresh", nil) : [])
      + documents.flatMap { request("workspace/textDocumentContent/refresh", ["uri": .string($0)]) }
  }

  private mutating func request(_ method: String, _ parameters: JSON?) -> [UInt8] {
    lastRequest += 1
    return ProtocolMessage.request(id: "tidemark-\(lastRequest)", method, parameters)
  }

  // MARK: Findings

  /// Whether there is something to settle when nothing else has come.
  package var isWaiting: Bool {
    if case .running = phase { session.isWaiting || session.shouldAskAgain || session.shouldRefresh } else { false }
  }

  /// Whether it became another day, on which other things are found. The clock is asked.
  package mutating func lookAtClock() {
    if case .running = phase { session.setClock(clock()) }
  }

  /// Whether the client has still to say that it shows how a vault is read. It need not be waited for long.
  package var waitsForClient: Bool { isWaiting && session.firstReading.waitsForClient }

  /// Clears away what the last changes have left. It is to be called when all is told, as it takes some time.
  package mutating func rest() { session.vaults.rest() }

  // MARK: Files

  /// The folders of which changes are to be told by `takeChange`, as the client tells none.
  package var watchedFolders: [String] {
    if case .running = phase, !session.client.watchesFiles { session.vaultFolders } else { [] }
  }

  /// Takes files as they are on the disk now.
  package mutating func takeChange(_ change: FolderWatch.Change) {
    switch change {
    case .nothing: break
    case .files(let paths): session.reread(paths.sorted().map(FileAddress.address))
    case .everything: session.rereadAll()
    }
  }

  // MARK: Telling

  /// Tells what is found in the documents that changed. Before a vault is read for the first time it tells what is found in the documents
  /// by themselves, and there is something to settle again.
  ///
  /// - Parameter hear: what has come meanwhile. A text that is another by it is left for the next time.
  /// - Returns: the bytes for the client.
  package mutating func settle(hearing hear: () -> [UInt8] = { [] }) -> [UInt8] {
    guard case .running = phase else { return [] }
    session.setClock(clock())
    session.bringUpToDate { queue.changes($0) }
    receive(hear())
    if let beginning = session.beginReading(unless: { queue.changes($0) }) { return beginning }
    let reading = session.finishReading()
    let documents = session.takeWaiting { queue.changes($0) }
    let refreshing = refresh()
    guard !session.client.pullsFindings else {
      let asksAgain = session.takeAskingAgain() && session.client.refreshesFindings
      return reading + refreshing + (asksAgain ? request("workspace/diagnostic/refresh", nil) : [])
    }
    _ = session.takeAskingAgain()
    return documents.flatMap { session.published(session.findings(in: $0), of: $0) } + reading + refreshing
  }
}
