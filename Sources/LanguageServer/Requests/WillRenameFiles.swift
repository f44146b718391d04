import Diagnostics
import Editing
import Outline
import SourceText
import Vault
import Workspace

/// `workspace/willRenameFiles`: links by path to a file that gets another place, and those in it, before it gets it. What a file is
/// called is its title, so nothing else changes.
enum WillRenameFiles: RequestKind {
  static let method = "workspace/willRenameFiles"
  static let feature = Feature.rename
  static let ability: (name: String, value: JSON)? = {
    let filters: JSON = ["filters": .array([["scheme": "file", "pattern": ["glob": "**/*.md"]]])]
    return ("workspace", ["fileOperations": ["willRename": filters, "didRename": filters]])
  }()

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let files = try FileRename.all(in: parameters)
    session.bringUpToDate()
    // The documents of one vault at a time: whoever moves a file from one to another takes it out of what names it.
    for document in session.documents.values.sorted(by: { $0.address < $1.address }) {
      guard case .vault(let folder, _) = document.place else { continue }
      let moved = FileRename.names(files, in: folder, session.vaults)
      guard !moved.isEmpty else { continue }
      let revisions = MovedLinks(moved: moved, folder: folder, index: session.index(around: document)).revisions
      return revisions.isEmpty ? .null : try session.workspaceEdit(revisions, for: document)
    }
    return .null
  }
}

/// `workspace/didRenameFiles`: both places are read again.
enum DidRenameFiles: NotificationKind {
  static let method = "workspace/didRenameFiles"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    session.reread(try FileRename.all(in: parameters).flatMap { [$0.old, $0.new] })
  }
}

/// A file that gets another place, as a client names both.
struct FileRename {
  var old: String
  var new: String

  static func all(in parameters: Parameters) throws(ResponseError) -> [FileRename] {
    try parameters.member("files").array().map { (file) throws(ResponseError) in
      FileRename(old: try file.member("oldUri").string(), new: try file.member("newUri").string())
    }
  }

  /// The names in a vault that files have and get, of those that stay in it.
  static func names(_ files: [FileRename], in folder: String, _ vaults: VaultShelf) -> [String: String] {
    var names: [String: String] = [:]
    for file in files {
      guard case .vault(folder, let old) = vaults.place(of: file.old), let path = FileAddress.path(of: file.new),
        let new = VaultRoot.name(of: FilePaths.supposedPlace(of: path), in: folder)
      else { continue }
      names[old] = new
    }
    return names
  }
}
