import Editing
import Export
import Import
import Outline
import Planner
import Reading
import SourceText

/// What the way back to another program promises: what was exported and imported is exported as the same bytes.
public enum ForeignLaws {
  /// The formats of which there is a way back.
  public static func way(of reader: ReaderLaw) -> Bool { ForeignFormat(rawValue: reader.format.name) != nil }

  public static func broken(by reader: ReaderLaw) -> [String] {
    guard let format = ForeignFormat(rawValue: reader.format.name), let vault = imported(reader.readFiles, reader)?.vault else {
      return []
    }
    let (files, account) = exported(vault, format, reader)
    guard let (again, read) = imported(files, reader) else {
      return files.isEmpty ? [] : ["what was exported cannot be imported"]
    }
    var broken: [String] = []
    for line in read.left {
      broken.append("what was exported is left: \(line.place): \(line.reason?.english ?? ""): \(line.original)")
    }
    let (second, _) = exported(again, format, reader)
    if files.map(\.bytes) != second.map(\.bytes) {
      let texts = [files, second].map { $0.map { "\($0.name):\n\(String(decoding: $0.bytes, as: UTF8.self))" }.joined() }
      broken.append("exported again, it is something else:\n\(texts.joined(separator: "--- and then\n"))")
    }
    if account.lines.contains(where: { $0.reason?.isEmpty ?? false }) { broken.append("something is left without a reason") }
    return broken
  }

  private static func imported(_ files: [ImportedFile], _ reader: ReaderLaw) -> (vault: EditedVault, account: ImportAccount)? {
    guard !files.isEmpty, let drafts = try? reader.format.drafts(of: files, reader.options) else { return nil }
    var vault = ImportLaws.vault([])
    let account = vault.take(drafts)
    return (vault, account)
  }

  private static func exported(
    _ vault: EditedVault,
    _ format: ForeignFormat,
    _ reader: ReaderLaw
  ) -> (files: [ImportedFile], account: ForeignAccount) {
    let parts = vault.revisions.sorted { $0.name < $1.name }.compactMap { revision -> ForeignPart? in
      guard let source = revision.after else { return nil }
      let document = Document(reading: source)
      guard document.kind != nil else { return nil }
      let exported = ExportedDocument(path: revision.name, document: document)
      return ForeignFile(exported, today: reader.options.today).part(for: format)
    }
    let files: [(path: String, text: String)] =
      switch format {
      case .loop: LoopExport.files(of: parts)
      case .klog: [("all.klg", parts.map(\.text).joined())]
      case .todotxt:
        parts.filter { !$0.text.isEmpty }.map { ($0.title.split(separator: "/").joined(separator: "-") + ".todo.txt", $0.text) }
      }
    let imported = files.filter { !$0.text.isEmpty }.map { file in
      ImportedFile(path: "out/" + file.path, name: file.path, bytes: Array(file.text.utf8))
    }
    return (imported, ForeignAccount(parts.flatMap(\.account)))
  }
}
