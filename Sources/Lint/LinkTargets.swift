import Diagnostics
import Outline
import Reading
import Vault

/// The files of a kind, to be found by what a line of the vault's lists calls them.
struct LinkTargets: Sendable {
  private let records: [VaultRecord]
  private let titles: WordIndex
  private let names: WordIndex
  /// The first file of each path and of each name with its ending or without, in lower case.
  private let spellings: [String: Int]
  /// The first file of each name with its ending.
  private let files: [String: Int]
  /// The first file of each title, in lower case.
  private let titled: [String: Int]

  /// - Parameter records: the files, in the order of the vault.
  init(_ records: [VaultRecord]) {
    self.records = records
    titles = WordIndex(records.map(\.title))
    names = WordIndex(records.map(\.name))
    spellings = LinkTargets.places(of: records) { record in
      [record.name, FileName.stem(of: record.name) + ".md", String(record.name.dropLast(3))].map { $0.lowercased() }
    }
    files = LinkTargets.places(of: records) { [LinkTargets.file(of: $0.name)] }
    titled = LinkTargets.places(of: records) { [$0.title.lowercased()] }
  }

  private static func places(of records: [VaultRecord], _ keys: (VaultRecord) -> [String]) -> [String: Int] {
    Dictionary(records.enumerated().flatMap { place, record in keys(record).map { ($0, place) } }) { first, _ in first }
  }

  /// The name in a path.
  private static func file(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file that a link was most likely meant for: one of its name elsewhere, or one that is spelt like it.
  func nearest(to link: VaultLink) -> VaultRecord? {
    switch link.target {
    case .title(let title):
      // Other programs write the path of a file, or its name with the ending: `[[projects/thesis]]`.
      let place = spellings[title.lowercased()] ?? titles.place(nearestTo: title, limit: max(2, title.count / 4))
      return place.map { records[$0] }
    case .path(let path):
      let file = LinkTargets.file(of: path)
      let place = files[file] ?? names.place(nearestTo: path, limit: max(2, file.count / 4)) ?? titled[link.words.lowercased()]
      return place.map { records[$0] }
    }
  }
}
