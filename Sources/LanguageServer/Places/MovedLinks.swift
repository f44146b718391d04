import Editing
import Outline
import SourceText
import Vault

/// The links by path that must be written anew when files of a vault get other places.
struct MovedLinks {
  /// The names that files get, by those that they have.
  let moved: [String: String]
  /// The folder of the vault.
  let folder: String
  let index: VaultIndex

  /// The files whose links change, by the names that they have.
  var revisions: [FileRevision] {
    index.records.compactMap { record in
      let kind = index.settings.folders.kind(ofFileNamed: record.name)
      guard record.source.bytes.contains(UInt8(ascii: "[")),
        let read = ReadDocument(record.source, path: record.name, kindByFolder: kind)
      else { return nil }
      let edits = LinkScanner.links(in: read.outline).compactMap { edit(of: $0, in: record) }
      guard !edits.isEmpty, let bytes = record.source.applying(edits) else { return nil }
      return FileRevision(name: record.name, path: record.name, before: record.source, after: SourceText(bytes))
    }
  }

  private func edit(of link: TextLink, in record: VaultRecord) -> TextEdit? {
    guard case .file(let target) = link.target, case .path(let path) = target.target,
      let old = LinkPath.name(of: path, from: record.name)
    else { return nil }
    let home = moved[record.name] ?? record.name
    let new = moved[old] ?? old
    guard home != record.name || new != old else { return nil }
    // A link to nothing stays as it is.
    guard moved[old] != nil || FileSystem.exists(FileSystem.path(of: old, in: folder)) else { return nil }
    let relative = LinkPath.path(to: new, fromFolder: FileSystem.folder(of: home))
    guard relative != path, let range = address(in: link.range, record.source) else { return nil }
    let written = record.source.string(in: range)
    let fragment = written.firstIndex(of: "#").map { String(written[$0...]) } ?? ""
    let edit = TextEdit(replacing: range, with: LinkPath.escaped(relative) + fragment)
    // It must lead where it is meant to.
    let whole =
      record.source.string(in: link.range.lowerBound..<range.lowerBound) + edit.replacement
      + record.source.string(in: range.upperBound..<link.range.upperBound)
    return VaultLink(whole)?.target == .path(relative) ? edit : nil
  }

  /// Where the address of an inline link stands.
  private func address(in range: Range<Int>, _ source: SourceText) -> Range<Int>? {
    let bytes = source.bytes
    let middle = range.dropLast().last { bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: "(") }
    guard let middle else { return nil }
    var start = middle + 2
    while start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    let isBracketed = bytes[start] == UInt8(ascii: "<")
    if isBracketed { start += 1 }
    let end = (start..<range.upperBound - 1).first { isBracketed ? bytes[$0] == UInt8(ascii: ">") : bytes[$0] <= 0x20 }
    return start..<(end ?? range.upperBound - 1)
  }
}
