import Chronology
import Diagnostics
public import Editing
import Export
public import Import
import Outline
import Planner
import Reading
import SourceText
import TestVaults

/// What an import promises: an account that adds up, no error in what is written, and nothing more when it is done again.
public enum ImportLaws {
  /// A vault that is exported as JSON and imported into an empty folder is the same vault.
  public static func broken(by files: [(path: String, bytes: [UInt8])]) -> [String] {
    let json = json(of: files)
    let whole = imported(json, into: vault([]))
    guard let (vault, account) = whole else { return ["the export cannot be imported"] }
    var broken = ImportLaws.broken(by: account)
    let made = vault.revisions.map { (path: $0.name, bytes: $0.after?.bytes ?? []) }
    if ImportLaws.json(of: made) != json { broken.append("exported again, the JSON is another") }
    let known = files.filter { Document(reading: SourceText($0.bytes)).kind != nil }.sorted { $0.path < $1.path }
    if !known.map(\.bytes).elementsEqual(made.map(\.bytes)) { broken.append("the files have other bytes") }
    broken += brokenAgain(json, over: made)
    return broken + brokenByValues(json, files)
  }

  /// The same where the export has only values and no text.
  private static func brokenByValues(_ json: JSON, _ files: [(path: String, bytes: [UInt8])]) -> [String] {
    guard let (vault, account) = imported(without("markdown", json), into: vault([])) else {
      return ["the values cannot be imported"]
    }
    let made = vault.revisions.map { (path: $0.name, bytes: $0.after?.bytes ?? []) }
    let (before, after) = (try? JSONExport.plans(in: json), try? JSONExport.plans(in: ImportLaws.json(of: made)))
    return broken(by: account)
      + (before?.map(\.withResolvedWords) == after?.map(\.withResolvedWords)
        ? [] : ["made of its values, a file says something else"])
  }

  /// Nothing is written the second time.
  private static func brokenAgain(_ json: JSON, over files: [(path: String, bytes: [UInt8])]) -> [String] {
    guard let (vault, account) = imported(json, into: vault(files)) else { return ["it cannot be imported again"] }
    return (vault.revisions.isEmpty ? [] : ["imported again, something changes"])
      + (account.count(of: .present) == account.lines.count ? [] : ["imported again, not all is there"])
  }

  // MARK: Any reader

  /// What some files of another program come to.
  public static func broken(
    by files: [ImportedFile],
    as format: any FileFormat.Type,
    _ options: ImportOptions = ImportOptions(today: RandomVerb.today)
  ) -> [String] {
    _ = format.recognizes(files)
    guard let drafts = try? format.drafts(of: files, options) else { return [] }
    var vault = vault([])
    let account = vault.take(drafts)
    var broken = broken(by: account)
    let made = vault.revisions.map { (path: $0.name, bytes: $0.after?.bytes ?? []) }
    var sample = SampleVault("")
    for file in made {
      broken += Laws.broken(by: SourceText(file.bytes))
      sample.set(file.path, SourceText(file.bytes))
    }
    // What is copied has the errors that it had.
    let copied = Set(drafts.compactMap { draft in if case .copy(let copy) = draft.content { copy.name } else { nil } })
    for finding in sample.findings() where finding.severity == .error && !copied.contains(finding.file) {
      broken.append("\(finding.file) has an error: \(finding.message)")
    }
    broken += brokenLater(drafts, account)
    var again = ImportLaws.vault(made)
    let bytes = Dictionary(made.map { ($0.path, $0.bytes) }) { first, _ in first }
    let second = again.take(drafts) { path in bytes.first { path == "./" + $0.key || path == $0.key }?.value }
    let (left, leftAgain) = (account.left.map(said), second.left.map(said))
    if left != leftAgain { broken.append("imported again, something else is left: \(leftAgain) and not \(left)") }
    if !again.revisions.isEmpty {
      let text = again.revisions.map { String(decoding: $0.after?.bytes ?? [], as: UTF8.self) }.joined()
      broken.append("imported again, something changes:\n\(text)")
    }
    if second.count(of: .written) > 0 { broken.append("imported again, something is said to be written") }
    return broken
  }

  /// A thing that is left, and why.
  private static func said(_ line: ImportAccount.Line) -> String { "\(line.place): \(line.reason?.english ?? "")" }

  /// A part that was imported before keeps nothing of the whole from coming: days that are filled in later, older exports.
  ///
  /// - Parameter whole: what becomes of all of them in an empty vault.
  private static func brokenLater(_ drafts: [ImportDraft], _ whole: ImportAccount) -> [String] {
    let reasons = Set(whole.left.map(\.reason))
    let parts = [drafts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element), drafts.suffix(drafts.count / 3)]
    var broken: [String] = []
    for part in parts {
      var vault = vault([])
      var memory = ImportMemory()
      _ = vault.take(Array(part), knowing: &memory)
      memory = ImportMemory(text: memory.text)
      for line in vault.take(drafts, knowing: &memory).left where !reasons.contains(line.reason) {
        broken.append("after a part of it, something is left: \(said(line))")
      }
      if vault.take(drafts, knowing: &memory).count(of: .written) > 0 {
        broken.append("after a part of it, the whole comes twice")
      }
    }
    return broken
  }

  // MARK: Parts

  private static func broken(by account: ImportAccount) -> [String] {
    let sum = ImportAccount.Outcome.allCases.reduce(0) { $0 + account.count(of: $1) }
    var broken = sum == account.lines.count ? [] : ["the account does not add up"]
    if account.left.contains(where: { $0.reason?.english.isEmpty ?? true }) {
      broken.append("something is left without a reason")
    }
    return broken
  }

  public static func vault(_ files: [(path: String, bytes: [UInt8])]) -> EditedVault {
    EditedVault(
      files: files.map { ($0.path, SourceText($0.bytes)) },
      today: RandomVerb.today,
      now: Moment(RandomVerb.today, .noon)
    )
  }

  private static func json(of files: [(path: String, bytes: [UInt8])]) -> JSON {
    let documents = files.sorted { $0.path < $1.path }.map {
      (path: $0.path, document: Document(reading: SourceText($0.bytes)))
    }
    return JSONExport.documents(
      documents.filter { $0.document.kind != nil }.map { ExportedDocument(path: $0.path, document: $0.document) }
    )
  }

  private static func imported(_ json: JSON, into vault: EditedVault) -> (EditedVault, ImportAccount)? {
    let file = ImportedFile(path: "vault.json", name: "vault.json", bytes: json.utf8(pretty: false))
    guard let drafts = try? JSONFiles.drafts(of: [file], ImportOptions(today: RandomVerb.today)) else { return nil }
    var vault = vault
    let account = vault.take(drafts)
    return (vault, account)
  }

  private static func without(_ key: String, _ json: JSON) -> JSON {
    guard case .object(let members) = json else { return json }
    return .object(
      members.map { name, value in
        guard name == "documents", case .array(let documents) = value else { return (name, value) }
        return (
          name,
          .array(
            documents.map { document in
              guard case .object(let members) = document else { return document }
              return .object(members.filter { $0.0 != key })
            }
          )
        )
      }
    )
  }
}
