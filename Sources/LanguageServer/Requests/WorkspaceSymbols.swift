import Diagnostics
import Languages
import Outline
import Phrases
import SourceText
import Vault

/// `workspace/symbol`: the files of the open vaults by their titles, and the tasks that are at home in them. Words fit as those of a
/// command do.
enum WorkspaceSymbols: RequestKind {
  static let method = "workspace/symbol"
  static let feature = Feature.symbols
  static let ability: (name: String, value: JSON)? = ("workspaceSymbolProvider", true)
  static let comesInParts = true

  /// How many are given: nobody reads more, and whoever types on asks again.
  static let most = 200

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let query = try parameters.member("query").string()
    session.bringUpToDate()
    let words = NameKey(query)
    var found: [Found] = []
    for vault in session.openVaults() {
      for record in vault.vaultIndex.records {
        func add(_ name: String, _ kind: OutlineSymbol.Kind, _ range: Range<Int>, in container: String) {
          guard let fit = words.text.isEmpty ? 0 : NameFit(words, NameKey(name))?.rawValue else { return }
          found.append(
            Found(fit: fit, name: name, kind: kind, range: range, container: container, record: record, folder: vault.folder)
          )
        }
        add(
          record.title,
          OutlineSymbol.Kind(record.kind),
          record.titleRange,
          in: session.language.say(DetailMessage.file(record.kind))
        )
        // Without words only files are given: of tasks there are too many.
        guard !words.text.isEmpty else { continue }
        for task in record.tasks where task.project == nil || task.place == .project {
          add(task.title, .boolean, task.wordsRange, in: record.title)
        }
      }
    }
    let best = found.enumerated().sorted { ($0.element.fit, $0.offset) < ($1.element.fit, $1.offset) }
    return .array(best.prefix(most).map { $0.element.symbol(session) })
  }

  /// What fits. It becomes a symbol only if it is among the best.
  private struct Found {
    var fit: Int
    var name: String
    var kind: OutlineSymbol.Kind
    var range: Range<Int>
    var container: String
    var record: VaultRecord
    var folder: String

    func symbol(_ session: Session) -> JSON {
      let place: JSON = [
        "uri": .string(session.address(of: record.name, in: folder)),
        "range": JSON(session.encoding.range(of: range, in: record.source)),
      ]
      return ["name": .string(name), "kind": .integer(kind.rawValue), "location": place, "containerName": .string(container)]
    }
  }
}
