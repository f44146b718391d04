import Chronology
import Outline
import SourceText
import Vault
import Views

/// Where the files of a vault are in its site.
struct SiteMap: Sendable {
  /// By the path from the root of the vault.
  private let paths: [String: String]
  /// All that a link to a file may name: the path of a page that is of no file, a file as it is shown, or its path from the root.
  private let files: [String: String]
  /// The pages of projects by their titles as they are written, which tasks name again and again.
  private let projects: [String: String]
  /// The pages of days, to which calendars lead.
  private let days: [CivilDate: String]
  private let index: VaultIndex

  /// - Parameters:
  ///   - pages: the paths of the pages of the files, in their order.
  ///   - others: the paths of pages that are of no file, to which texts lead.
  init(_ records: [VaultRecord], pages: [String], others: Set<String>) {
    let own = Dictionary(zip(records.map(\.name), pages)) { first, _ in first }
    paths = own
    let shown = Dictionary(records.map { ($0.path, own[$0.name] ?? "") }) { first, _ in first }
    var files = own.merging(shown) { _, shown in shown }
    for path in others { files[path] = path }
    self.files = files
    let index = VaultIndex(records)
    self.index = index
    var days: [CivilDate: String] = [:]
    // Of several files of a day it is the first, as in the index.
    for record in records {
      if let date = record.date, days[date] == nil { days[date] = own[record.name] }
    }
    self.days = days
    projects = Dictionary(
      index.projectTitles.compactMap { title in
        SiteMap.page(titled: title, in: index).flatMap { own[$0.name] }.map { (title, $0) }
      }
    ) { first, _ in first }
  }

  private static let folder = "files/"
  /// The ending of the files that have pages, which their pages do not have.
  private static let markdown = ".md"

  /// Below a folder of their own, so that no file has the name of a page of the whole vault.
  static func path(of record: VaultRecord) -> String {
    let name = record.name
    // Each of the three parts put to another would make a text of its own.
    var path: [UInt8] = []
    path.reserveCapacity(folder.utf8.count + name.utf8.count + PageMark.ending.utf8.count)
    path.append(utf8: folder)
    path.append(utf8: name)
    if name.hasSuffix(markdown) { path.removeLast(markdown.utf8.count) }
    path.append(utf8: PageMark.ending)
    return String(decoding: path, as: UTF8.self)
  }

  /// The page that a text leads to, from a file of the vault.
  func path(of target: PageText.Target, from name: String) -> String? {
    switch target {
    case .address(let address): PageAddress.inside(address, from: name).flatMap { paths[$0] }
    case .file(let path): files[path]
    case .day(let date): days[date]
    case .page(let title): projects[title] ?? SiteMap.page(titled: title, in: index).flatMap { paths[$0.name] }
    }
  }

  private static func page(titled words: String, in index: VaultIndex) -> VaultRecord? {
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

  func address(of target: PageText.Target) -> LinkAddress? {
    if case .address(let address) = target, let outside = PageAddress.outside(address) { return .written(outside) }
    return map.path(of: target, from: name).map { LinkAddress.page($0, from: path) }
  }
}
