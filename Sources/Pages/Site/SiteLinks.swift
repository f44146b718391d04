import Chronology
import Outline
import Vault
import Views

/// Where the files of a vault are in its site.
struct SiteMap: Sendable {
  /// By the path from the root of the vault.
  private let paths: [String: String]
  /// The same by the paths as they are shown.
  private let names: [String: String]
  private let index: VaultIndex
  /// The pages that are of no file.
  private let others: Set<String>

  /// - Parameter others: the paths of pages that are of no file, to which texts lead.
  init(_ records: [VaultRecord], others: Set<String>) {
    self.others = others
    paths = Dictionary(records.map { ($0.name, SiteMap.path(of: $0)) }) { first, _ in first }
    names = Dictionary(records.map { ($0.path, $0.name) }) { first, _ in first }
    index = VaultIndex(records)
  }

  /// Below a folder of their own, so that no file has the name of a page of the whole vault.
  static func path(of record: VaultRecord) -> String {
    let stem = record.name.hasSuffix(".md") ? String(record.name.dropLast(3)) : record.name
    return "files/" + stem + PageMark.ending
  }

  /// The page that a text leads to, from a file of the vault.
  func path(of target: PageText.Target, from name: String) -> String? {
    switch target {
    case .address(let address): PageAddress.inside(address, from: name).flatMap { paths[$0] }
    case .file(let path): others.contains(path) ? path : paths[names[path] ?? path]
    case .day(let date): index.days(on: date).first.flatMap { paths[$0.name] }
    case .page(let title): page(titled: title).flatMap { paths[$0.name] }
    }
  }

  private func page(titled words: String) -> VaultRecord? {
    if let date = CivilDate(words) { return index.days(on: date).first }
    if let project = index.project(titled: words) { return project }
    guard let link = VaultLink("[[\(words)]]") else { return nil }
    return index.target(of: link, in: .pages)
  }
}

/// The links of a page of a site.
struct SiteLinks: PageLinks {
  let map: SiteMap
  /// The path of the page in the site.
  let path: String
  /// The path of its file from the root of the vault; empty for a page of the whole vault.
  let name: String

  func address(of target: PageText.Target) -> String? {
    if case .address(let address) = target, let outside = PageAddress.outside(address) { return outside }
    return map.path(of: target, from: name).map { PageAddress.relative($0, from: path) }
  }
}
