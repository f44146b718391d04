import Export
import Vault

/// What is written for another program, of all documents together.
struct ForeignExport {
  private let parts: [ForeignPart]
  private let format: ExportFormat

  init(_ parts: [ExportPart], _ format: ExportFormat) {
    self.parts = parts.compactMap(\.foreign)
    self.format = format
  }

  var account: ForeignAccount { ForeignAccount(parts.flatMap(\.account)) }

  var isEmpty: Bool { account.lines.isEmpty }

  /// The text of all of them.
  var whole: [UInt8] { Array((format == .todotxt ? TodoTxtExport.whole(of: parts) : parts.map(\.text).joined()).utf8) }

  /// The files of a folder.
  var files: [(path: String, bytes: [UInt8])] {
    if format == .loop { return LoopExport.files(of: parts).map { ($0.path, Array($0.text.utf8)) } }
    let texts = parts.filter { !$0.text.isEmpty }
    let names = OutputNames.names(for: texts.map { ForeignExport.name($0.title) + ".md" })
    return zip(names, texts).map { name, part in (name + format.ending, Array(part.text.utf8)) }
  }

  /// A title as the name of a file, without what parts paths.
  private static func name(_ title: String) -> String {
    let name = String(title.map { $0 == "/" || $0 == "\\" || $0.unicodeScalars.contains { $0.value < 0x20 } ? "-" : $0 })
    return name.isEmpty || name.hasPrefix(".") ? "_" + name : name
  }
}
