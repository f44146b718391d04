import Outline
import SourceText
import Vault

extension Session {
  /// What the words at a position of a document name, and who finds out more; nil where they name nothing.
  mutating func referent(
    at position: TextPosition,
    in document: OpenDocument
  ) -> (finder: ReferentFinder, referent: Referent, range: Range<Int>)? {
    guard let read = read(document) else { return nil }
    bringUpToDate()
    let finder = ReferentFinder(index: index(around: document), read: read, name: document.place.fileName)
    let offset = encoding.offset(of: position, in: document.text)
    return finder.referent(at: offset).map { (finder, $0.referent, $0.range) }
  }

  /// Where something is named, in the order of the files.
  mutating func occurrences(
    of referent: Referent,
    _ finder: ReferentFinder,
    in reach: Referent.Reach = .vault
  ) -> [Referent.Occurrence] {
    let folders = finder.index.settings.folders
    return finder.occurrences(of: referent, in: reach) { record in
      ReadDocument(record.source, path: record.name, kindByFolder: folders.kind(ofFileNamed: record.name))
    }
  }

  /// The text of a file that an occurrence is in.
  func text(of occurrence: Referent.Occurrence, _ finder: ReferentFinder) -> SourceText? {
    occurrence.file == finder.name ? finder.read.source : finder.index.record(named: occurrence.file)?.source
  }
}
