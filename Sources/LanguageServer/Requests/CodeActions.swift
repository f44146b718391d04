import Diagnostics
import Languages
import Lint
import Outline
import SourceText

/// `textDocument/codeAction`: the fixes of findings, ways to keep their rules silent, all safe fixes at once, and the commands for the
/// thing on the line.
enum CodeActions: RequestKind {
  static let method = "textDocument/codeAction"
  static let fixAll = "source.fixAll.tidemark"
  static let feature = Feature.codeActions
  static let ability: (name: String, value: JSON)? = (
    "codeActionProvider",
    [
      "codeActionKinds": ["quickfix", .string(CommandActions.kind), .string(fixAll)], "resolveProvider": false,
    ]
  )

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let range = session.encoding.byteRange(of: try parameters.member("range").range(), in: document.text)
    let only = try parameters.member("context").optional("only")?.array().map { (kind) throws(ResponseError) in
      try kind.string()
    }
    guard session.client.readsCodeActions else { return [] }
    session.bringUpToDate()
    let findings = session.vaults.findings(in: document)
    var actions: [JSON] = []
    if isWanted("quickfix", only) {
      let shown = places(in: try parameters.member("context"))
      let near = findings.filter { finding in
        finding.range.lowerBound <= range.upperBound && finding.range.upperBound >= range.lowerBound
          || shown.contains(
            Place(rule: finding.rule, start: session.encoding.range(of: finding.range, in: document.text).lowerBound)
          )
      }
      actions = near.flatMap { fixes(of: $0, document, session) } + suppressions(near, findings, document, &session)
    }
    if isWanted(CommandActions.kind, only), !session.off.contains(.commands) {
      actions += CommandActions.all(in: document, onLine: document.text.line(at: range.lowerBound), &session)
    }
    // It costs as much as `lint --fix`, and is asked for by name.
    if let only, isWanted(fixAll, only), let edit = fixingAll(findings, document, &session) {
      actions.append(["title": .string(session.language.say(ActionMessage.fixAll)), "kind": .string(fixAll), "edit": edit])
    }
    return .array(actions)
  }

  /// A finding, by its rule and where it begins.
  private struct Place: Hashable {
    var rule: String
    var start: TextPosition
  }

  /// The findings that a client shows beside its question: some show those of the whole line. What is not one of ours is left.
  private static func places(in context: Parameters) -> Set<Place> {
    let shown = (try? context.optional("diagnostics")?.array()) ?? []
    return Set(
      shown.compactMap { finding in
        guard let rule = try? finding.member("code").string(), let range = try? finding.member("range").range() else {
          return nil
        }
        return Place(rule: rule, start: range.lowerBound)
      }
    )
  }

  /// Whether a kind is one of those that are asked for, or below one: `source.fixAll` asks for all that begin so.
  private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
  }

  private static func fixes(of finding: Diagnostic, _ document: OpenDocument, _ session: Session) -> [JSON] {
    let preferred = finding.fixes.firstIndex(where: \.isSafe)
    return finding.fixes.enumerated().compactMap { index, fix in
      let name = fix.name.text(in: session.language)
      return session.workspaceEdit(fix.edits, for: document, guess: fix.isSafe ? nil : name).map { edit in
        [
          "title": .string(name), "kind": "quickfix", "isPreferred": .bool(index == preferred),
          "diagnostics": .array([session.message(of: finding, in: document)]), "edit": edit,
        ]
      }
    }
  }

  /// Comments that keep the rules of some findings silent: only those after which that is so, and nothing else is found.
  private static func suppressions(
    _ near: [Diagnostic],
    _ all: [Diagnostic],
    _ document: OpenDocument,
    _ session: inout Session
  ) -> [JSON] {
    let outline = Document(reading: document.text, kindByFolder: session.vaults.kindByFolder(of: document))
    guard outline.isRewritable else { return [] }
    var seen: Set<String> = []
    var actions: [JSON] = []
    for finding in near where seen.insert(finding.rule).inserted {
      guard let suppressing = Suppressing(finding.rule, in: outline) else { continue }
      let ways = [
        (suppressing.here(at: finding.range.lowerBound), ActionMessage.allowHere(finding.rule)),
        (suppressing.inFile, ActionMessage.allowInFile(finding.rule)),
      ]
      for case (.some(let edit), let title) in ways {
        guard let bytes = document.text.applying([edit]) else { continue }
        let rest = session.vaults.findings(in: document, reading: SourceText(bytes)).map(\.rule).sorted()
        let before = all.map(\.rule)
        let others = before.filter { $0 != finding.rule }.sorted()
        let isSilent = rest.filter { $0 == finding.rule }.count < before.filter { $0 == finding.rule }.count
        guard isSilent, rest.filter({ $0 != finding.rule }) == others else { continue }
        let edits = [FileEdit(file: finding.file, edit: edit)]
        guard let change = session.workspaceEdit(edits, for: document) else { continue }
        actions.append([
          "title": .string(session.language.say(title)), "kind": "quickfix",
          "diagnostics": .array([session.message(of: finding, in: document)]), "edit": change,
        ])
      }
    }
    return actions
  }

  /// What `lint --fix` makes of the document, of which only that document is changed.
  private static func fixingAll(_ findings: [Diagnostic], _ document: OpenDocument, _ session: inout Session) -> JSON? {
    guard let file = findings.first?.file else { return nil }
    let vaults = session.vaults
    let fixer = Fixer(
      choose: { finding in
        guard finding.file == file, let fix = finding.fixes.first(where: \.isSafe) else { return nil }
        return fix.edits.allSatisfy { $0.file == file } ? fix : nil
      },
      original: { $0 == file ? document.text : nil },
      lint: { texts in
        var trial = vaults
        return trial.findings(in: document, reading: texts[file] ?? document.text)
      },
      mostTrials: 200
    )
    guard let after = fixer.changes.first(where: { $0.path == file })?.after else { return nil }
    let edits = LineEdits(from: document.text, to: after).edits.map { FileEdit(file: file, edit: $0) }
    return session.workspaceEdit(edits, for: document)
  }
}

/// What an editor offers to do about findings, besides the fixes that they name.
enum ActionMessage: Message {
  case fixAll
  /// The rule that is kept silent.
  case allowHere(String)
  case allowInFile(String)
  /// What an editor asks before it applies a fix that may be wrong.
  case isGuess
}
