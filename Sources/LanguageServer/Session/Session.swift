import Diagnostics
import Editing
import Languages
import Outline
import Planner
import SourceText
import Vault
import Workspace

/// What a server knows between `initialize` and `exit`: the open documents and their vaults.
struct Session {
  var encoding = PositionEncoding.utf16
  var client = ClientAbilities()
  /// In which a person is told things.
  var language: Language
  /// By their addresses.
  private(set) var documents: [String: OpenDocument] = [:]
  var vaults: VaultShelf
  /// The documents whose vaults do not know their text yet.
  private var late: Set<String> = []
  /// The documents of which findings are to be told.
  private var waiting: Set<String> = []
  /// What was answered last to whoever asked for the findings of a document, and a number for it.
  var answered: [String: (number: Int, findings: JSON)] = [:]
  var lastNumber = 0
  /// What is switched off.
  var off: Set<Feature> = []
  /// The documents as they were read last, by their addresses.
  private var readings: [String: ReadDocument] = [:]
  /// The vault that was changed last, on trial or not.
  var kept: KeptVault?
  /// The tags of the files that were asked for them last.
  var keptTags: [String: KeptTags] = [:]
  /// What is to be asked of the client after an answer: methods with their parameters.
  var asking: [(method: String, parameters: JSON?)] = []
  /// Whether something else than the texts changed, so that a client that asks for findings should ask again.
  private(set) var shouldAskAgain = false
  /// Whether hints and lenses may be others, though no text that is open changed: it is another day, or a file changed on the disk.
  private(set) var shouldRefresh = false
  /// The tokens of documents as they were told last, by their addresses.
  var toldTokens: [String: ToldTokens] = [:]
  /// The first reading of vaults.
  var firstReading = FirstReading()
  /// The documents of the server that were asked for since a client was told that they may be others, by their addresses.
  var shownDocuments: Set<String> = []

  /// Gives the page of a rule by its name.
  let rulePage: (String, Language) -> String?

  init(
    clock: WallClock,
    jobs: Int,
    language: Language = .english,
    rulePage: @escaping (String, Language) -> String? = { _, _ in nil }
  ) {
    self.language = language
    vaults = VaultShelf(clock: clock, jobs: jobs)
    self.rulePage = rulePage
  }

  /// Whether there is something to settle.
  var isWaiting: Bool { !late.isEmpty || !waiting.isEmpty || firstReading.isGoingOn }

  /// The documents of which findings are to be told, but for those whose text is another already.
  func waitingDocuments(unless isStale: (String) -> Bool) -> [OpenDocument] {
    waiting.filter { !isStale($0) && !late.contains($0) }.sorted().compactMap { documents[$0] }
  }

  func document(at address: String) throws(ResponseError) -> OpenDocument {
    guard let document = documents[address] else {
      throw ResponseError(.requestFailed, "“\(address)” is not open; open it by “textDocument/didOpen”")
    }
    return document
  }

  // MARK: Documents

  mutating func open(_ address: String, version: Int, _ text: String) {
    let place = vaults.place(of: address)
    documents[address] = OpenDocument(address: address, version: version, text: SourceText(text), place: place)
    note(address)
    if Session.isRoot(place) {
      bringUpToDate()
      placeAnew()
    }
  }

  mutating func change(_ address: String, version: Int, _ changes: [OpenDocument.Change]) -> Bool {
    guard documents[address] != nil else { return false }
    documents[address]?.apply(changes, encoding)
    documents[address]?.version = version
    note(address)
    return true
  }

  mutating func close(_ address: String) -> Bool {
    guard let document = documents.removeValue(forKey: address) else { return false }
    late.remove(address)
    waiting.remove(address)
    answered[address] = nil
    readings[address] = nil
    toldTokens[address] = nil
    // Another name for the same file may be open.
    let other = documents.values.filter { $0.place == document.place }.min { $0.address < $1.address }
    tell(vaults.hold(other?.text, at: document.place))
    if Session.isRoot(document.place) { placeAnew() }
    return true
  }

  /// Takes files as they are on the disk now.
  mutating func reread(_ addresses: [String]) {
    guard addresses.count <= Session.mostNew || addresses.count(where: isNew) <= Session.mostNew else { return rereadAll() }
    shouldRefresh = !documents.isEmpty
    for address in addresses {
      let place = vaults.place(of: address)
      if Session.isRoot(place) { placeAnew() }
      let told = vaults.reread(place)
      if !told.isEmpty { shouldAskAgain = true }
      tell(told)
    }
  }

  /// Of more files that came or went, as another branch of a repository has them, to read a vault anew is quicker: each makes the index
  /// of the vault anew.
  private static let mostNew = 64

  private func isNew(_ address: String) -> Bool { vaults.hasComeOrGone(vaults.place(of: address)) }

  /// Takes all files of the vaults as they are on the disk now.
  mutating func rereadAll() {
    placeAnew()
    vaults.forgetVaults()
    for address in documents.keys { note(address) }
    (shouldAskAgain, shouldRefresh) = (true, !documents.isEmpty)
  }

  private mutating func note(_ address: String) {
    late.insert(address)
    waiting.insert(address)
  }

  /// A root may make another vault of a folder, whichever place was found for it.
  private static func isRoot(_ place: DocumentPlace) -> Bool {
    switch place {
    case .vault(_, let name): FileSystem.name(of: name) == VaultRoot.fileName
    case .file(let path): FileSystem.name(of: path) == VaultRoot.fileName
    case .nowhere: false
    }
  }

  /// Finds the places of all documents again.
  private mutating func placeAnew() {
    var hasMoved = false
    for (address, document) in documents {
      let place = vaults.place(of: address)
      guard place != document.place else { continue }
      vaults.move(from: document.place, to: place)
      documents[address]?.place = place
      hasMoved = true
    }
    guard hasMoved else { return }
    vaults.forgetVaults()
    for address in documents.keys { note(address) }
  }

  /// A document as it is read; nil for a note.
  mutating func read(_ document: OpenDocument) -> ReadDocument? {
    let kind = vaults.kindByFolder(of: document)
    let path = document.place.fileName
    if let known = readings[document.address], known.source == document.text, known.outline.kindByFolder == kind,
      known.file.path == path
    {
      return known
    }
    let file: EditableFile
    if let last = vaults.lastReading(of: document), last.document.source == document.text, last.document.kindByFolder == kind {
      file = EditableFile(path: path, document: last.document, reading: last.reading)
    } else {
      file = EditableFile(path: path, source: document.text, kindByFolder: kind)
    }
    readings[document.address] = ReadDocument(file)
    return readings[document.address]
  }

  // MARK: Findings

  /// Hands new texts to their vaults.
  ///
  /// - Parameter isStale: whether a text is another already, and need not be taken.
  mutating func bringUpToDate(unless isStale: (String) -> Bool = { _ in false }) {
    for address in late.sorted() where !isStale(address) {
      late.remove(address)
      guard let document = documents[address] else { continue }
      var told = vaults.hold(document.text, at: document.place)
      told.remove(document.place)
      if !told.isEmpty { shouldAskAgain = true }
      tell(told)
    }
  }

  /// Switches features off, and the others on. Findings are told again, or asked for.
  mutating func switchOff(_ features: Set<Feature>) {
    guard features != off else { return }
    off = features
    (shouldAskAgain, shouldRefresh) = (true, true)
    waiting.formUnion(documents.keys)
  }

  /// Goes on at another moment.
  mutating func setClock(_ clock: WallClock) {
    guard clock != vaults.clock else { return }
    let days = vaults.days
    let told = vaults.setClock(clock)
    if vaults.days != days { shouldRefresh = !documents.isEmpty }
    if !told.isEmpty { shouldAskAgain = true }
    tell(told)
  }

  private mutating func tell(_ places: Set<DocumentPlace>) {
    for document in documents.values where places.contains(document.place) { waiting.insert(document.address) }
  }

  /// What is found in an open document, as the protocol has it.
  mutating func findings(in document: OpenDocument) -> JSON {
    let findings = vaults.findings(in: document)
    return off.contains(.diagnostics) ? [] : .array(findings.map { message(of: $0, in: document) })
  }

  /// Takes the documents of which findings are to be told.
  mutating func takeWaiting(unless isStale: (String) -> Bool) -> [OpenDocument] {
    let ready = waitingDocuments(unless: isStale)
    waiting.subtract(ready.map(\.address))
    return ready
  }

  /// Takes what is to be asked of the client.
  mutating func takeAsking() -> [(method: String, parameters: JSON?)] {
    defer { asking = [] }
    return asking
  }

  /// Lets a client that asks for findings ask again.
  mutating func askAgain() { shouldAskAgain = true }

  /// Whether a client should ask for hints and lenses again; so once.
  mutating func takeRefreshing() -> Bool {
    defer { shouldRefresh = false }
    return shouldRefresh
  }

  /// Whether a client that asks for findings should ask again; so once.
  mutating func takeAskingAgain() -> Bool {
    defer { shouldAskAgain = false }
    return shouldAskAgain
  }
}
