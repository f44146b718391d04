import Outline
import SourceText
import Vault

/// The order of the pages of a vault: that of the links in the section *Pages* of its `tidemark.md`; what they leave out comes
/// after, by title (format, section 4, `vault`).
struct PageOrder {
  /// The real paths, or the titles, that the links name, in order.
  private var targets: [String] = []

  /// - Parameter path: a path in the vault. Outside of any vault pages are ordered by title alone.
  init(forVaultAt path: String) {
    guard let root = VaultRoot.find(from: path),
      case .success(let bytes) = FileSystem.read(FileSystem.path(of: VaultRoot.fileName, in: root))
    else { return }
    let document = Document(reading: SourceText(bytes))
    let section = document.sections.first { section in
      section.heading.map { document.name(of: $0.headline).lowercased() == "pages" } ?? false
    }
    for case .item(let index) in section?.elements ?? [] {
      guard let target = PageOrder.target(in: document.title(of: document.items[index].headline)) else { continue }
      if case .success(let real) = FileSystem.realPath(FileSystem.path(of: target, in: root)) {
        targets.append(real)
      } else {
        targets.append(target)
      }
    }
  }

  /// The address of `[words](address)`, or the title in `[[title]]`.
  private static func target(in text: String) -> String? {
    if let start = text.firstRange(of: "[["), let end = text[start.upperBound...].firstRange(of: "]]") {
      return String(text[start.upperBound..<end.lowerBound].prefix { $0 != "|" && $0 != "#" })
    }
    guard let start = text.firstRange(of: "]("), let end = text[start.upperBound...].firstIndex(of: ")") else { return nil }
    return String(text[start.upperBound..<end].drop { $0 == "<" }.prefix { $0 != ">" })
  }

  /// Pages in their order.
  func sorted<Page>(_ pages: [Page], path: (Page) -> String, title: (Page) -> String) -> [Page] {
    pages.map { page in (place: place(path: path(page), title: title(page)), title: title(page), path: path(page), page: page) }
      .sorted { ($0.place, $0.title, $0.path) < ($1.place, $1.title, $1.path) }
      .map(\.page)
  }

  private func place(path: String, title: String) -> Int {
    let real = if case .success(let real) = FileSystem.realPath(path) { real } else { path }
    return targets.firstIndex { $0 == real || $0 == title } ?? targets.count
  }
}
