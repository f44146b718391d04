import Diagnostics
import Editing
import Languages
import SourceText
import Vault

extension Session {
  /// Edits of files as a client applies them: to the versions of documents that are open, and of others as they are on the disk. Nil
  /// where one of the files has no place, or must be made and the client makes none.
  ///
  /// - Parameters:
  ///   - document: the one whose findings name the files.
  ///   - guess: what the edit does, where it is a guess that a client is to ask about.
  func workspaceEdit(_ edits: [FileEdit], for document: OpenDocument, guess: String? = nil) -> JSON? {
    let doubt = client.confirmsEdits && client.versionsEdits ? guess : nil
    let note: [(String, JSON)] = doubt == nil ? [] : [("annotationId", "guess")]
    var changes: [JSON] = []
    var plain: [(String, JSON)] = []
    for file in Set(edits.map(\.file)).sorted() {
      let own = edits.filter { $0.file == file }.map(\.edit)
      guard let target = target(file, for: document) else { return nil }
      if target.text == nil {
        guard client.createsFiles, client.versionsEdits else { return nil }
        changes.append(
          .object([("kind", "create"), ("uri", .string(target.address)), ("options", ["ignoreIfExists": false])] + note)
        )
      }
      let text = target.text ?? SourceText("")
      let messages = JSON.array(own.map { $0.message(in: text, encoding, note) })
      let version = target.version.map(JSON.integer) ?? .null
      changes.append(["textDocument": ["uri": .string(target.address), "version": version], "edits": messages])
      plain.append((target.address, messages))
    }
    guard client.versionsEdits else { return ["changes": .object(plain)] }
    guard let doubt else { return ["documentChanges": .array(changes)] }
    let words = language.say(ActionMessage.isGuess)
    let annotation: JSON = ["label": .string(doubt), "needsConfirmation": true, "description": .string(words)]
    return ["documentChanges": .array(changes), "changeAnnotations": ["guess": annotation]]
  }

  /// What a change of a vault makes of its files, as a client applies it: to the texts from which the change was made, and to no other.
  func workspaceEdit(_ revisions: [FileRevision], for document: OpenDocument) throws(ResponseError) -> JSON {
    var edits: [FileEdit] = []
    for revision in revisions {
      guard let target = target(revision.name, for: document) else {
        throw ResponseError(.requestFailed, "“\(revision.name)” cannot be read")
      }
      guard let after = revision.after else {
        throw ResponseError(.requestFailed, "“\(revision.name)” would be removed, which is not done from an editor")
      }
      guard let before = revision.before else {
        guard target.text == nil else {
          throw ResponseError(.requestFailed, "“\(revision.name)” would be made, and is there already")
        }
        guard client.createsFiles, client.versionsEdits else {
          throw ResponseError(.requestFailed, "“\(revision.name)” would be made, and the editor makes no files")
        }
        edits.append(FileEdit(file: revision.name, edit: TextEdit(insertingAt: 0, after.string(in: 0..<after.bytes.count))))
        continue
      }
      guard target.text == before else {
        throw ResponseError(.contentModified, "“\(revision.name)” has changed meanwhile")
      }
      edits += LineEdits(from: before, to: after).edits.map { FileEdit(file: revision.name, edit: $0) }
    }
    guard let edit = workspaceEdit(edits, for: document) else {
      throw ResponseError(.requestFailed, "the editor cannot apply the change")
    }
    return edit
  }

  /// A file that is to be edited. The text is nil where there is no such file.
  private func target(_ file: String, for document: OpenDocument) -> (address: String, version: Int?, text: SourceText?)? {
    let path: String
    switch document.place {
    case .nowhere(let address):
      return file == address ? (document.address, document.version, document.text) : nil
    case .file(let own): path = file.hasPrefix("/") ? file : FileSystem.path(of: file, in: FileSystem.folder(of: own))
    case .vault(let folder, _): path = file.hasPrefix("/") ? file : FileSystem.path(of: file, in: folder)
    }
    let address = FileAddress.address(of: path)
    let place = vaults.place(of: address)
    if place == document.place { return (document.address, document.version, document.text) }
    if let open = documents.values.filter({ $0.place == place }).min(by: { $0.address < $1.address }) {
      return (open.address, open.version, open.text)
    }
    switch FileSystem.read(path) {
    case .success(let bytes): return (address, nil, SourceText(bytes))
    case .failure(.notFound): return (address, nil, nil)
    case .failure: return nil
    }
  }
}
