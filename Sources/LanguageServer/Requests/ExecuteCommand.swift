import Diagnostics
import Languages
import SourceText

/// `workspace/executeCommand`: a command for the thing on a line of an open document, `[address, line, version]`. The client is asked
/// to apply the edit. `tidemark.show` changes nothing: it takes the address of a document of the server, and gives its text.
enum ExecuteCommand: RequestKind {
  static let method = "workspace/executeCommand"
  static let feature = Feature.commands
  static let ability: (name: String, value: JSON)? = (
    "executeCommandProvider", ["commands": .array((CommandAction.named.map(\.name) + [show]).map(JSON.string))]
  )
  static let show = "tidemark.show"

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let name = try parameters.member("command").string()
    guard name != show else {
      guard let address = try parameters.optional("arguments")?.array().first else {
        throw ResponseError(.invalidParameters, "“\(name)” takes the address of a document, such as tidemark:today")
      }
      return .string(try session.text(ofDocument: try address.string()))
    }
    guard let action = CommandAction.named.first(where: { $0.name == name })?.action else {
      throw ResponseError(.invalidParameters, "there is no command “\(name)”")
    }
    let arguments = try parameters.optional("arguments")?.array() ?? []
    guard arguments.count >= 2 else {
      throw ResponseError(.invalidParameters, "“\(name)” takes the address of a document and a line from 0")
    }
    let document = try session.document(at: try arguments[0].string())
    let line = try arguments[1].count()
    if arguments.count > 2, arguments[2].value != .null, try arguments[2].integer() != document.version {
      throw ResponseError(.contentModified, "the document has changed meanwhile")
    }
    guard line < document.text.lineCount, session.read(document) != nil else {
      throw ResponseError(.requestFailed, "nothing of Tidemark is on line \(line)")
    }
    guard session.client.appliesEdits else { throw ResponseError(.requestFailed, "the editor applies no edits") }
    if let edit = try CommandActions.edit(action, in: document, onLine: line, &session) {
      session.asking.append(("workspace/applyEdit", ["label": .string(session.language.say(action)), "edit": edit]))
    }
    return .null
  }
}
