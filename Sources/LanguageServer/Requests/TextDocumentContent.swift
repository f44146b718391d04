import Diagnostics
import Planner
import Workspace

/// `workspace/textDocumentContent` (LSP 3.18): the text of a document that only the server has.
enum TextDocumentContent: RequestKind {
  static let method = "workspace/textDocumentContent"
  static let feature = Feature.documents
  /// It is said below `workspace`, beside what is offered for files, and only to clients that know it.
  static let ability: (name: String, value: JSON)? = nil

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    ["text": .string(try session.text(ofDocument: try parameters.member("uri").string()))]
  }

  /// What is offered, with this.
  static func offered(beside abilities: [(String, JSON)], _ session: Session) -> [(String, JSON)] {
    guard !session.off.contains(feature) else { return abilities }
    var members: [(String, JSON)] = []
    if case .object(let known)? = abilities.first(where: { $0.0 == "workspace" })?.1 { members = known }
    members.append(("textDocumentContent", ["schemes": [.string(VirtualDocument.scheme)]]))
    return abilities.filter { $0.0 != "workspace" } + [("workspace", .object(members))]
  }
}

extension Session {
  /// The text of a document of the server.
  mutating func text(ofDocument address: String) throws(ResponseError) -> String {
    guard let document = VirtualDocument(address) else {
      throw ResponseError(
        .invalidParameters,
        "there is no document “\(address)”; there are tidemark:today, tidemark:day/2026-11-20, tidemark:week and tidemark:rule/NAME"
      )
    }
    switch document.subject {
    case .rule(let name):
      guard let page = rulePage(name, language) else { throw ResponseError(.invalidParameters, "there is no rule “\(name)”") }
      return page
    case .days(let days):
      bringUpToDate()
      guard let folder = document.folder ?? vaultFolders.first else {
        throw ResponseError(.requestFailed, "no file of a vault is open, so there is no day to show")
      }
      shownDocuments.insert(address)
      return text(of: days, in: folder)
    }
  }

  private mutating func text(of days: VirtualDocument.Days, in folder: String) -> String {
    let isOpen = vaultFolders.contains(folder)
    let settings = isOpen ? vaults.vault(in: folder).vaultIndex.settings : Settings(ofRoot: folder)
    return VaultDayView(
      folder: folder,
      texts: vaults.texts(in: folder),
      settings: settings,
      clock: vaults.clock,
      jobs: vaults.jobs,
      language: language
    ).text(of: days)
  }
}
