import Outline
import Reading
import SourceText
import Vault

/// The order of the pages of a vault: that of the links in the section *Pages* of its `tidemark.md`; what they leave out comes
/// after, by title (format, section 4, `vault`).
struct PageOrder {
  /// The place of each link, by the real path that it leads to, or by the title or file name that it gives.
  private var places: [String: Int] = [:]

  /// - Parameter path: a path in the vault. Outside of any vault pages are ordered by title alone.
  init(forVaultAt path: String) {
    guard let root = VaultRoot.find(from: path),
      case .success(let bytes) = FileSystem.read(FileSystem.path(of: VaultRoot.fileName, in: root), limit: FileSet.limit)
    else { return }
    let document = Document(reading: SourceText(bytes))
    let section = document.sections.first { section in
      section.heading.map { document.name(of: $0.headline).lowercased() == "pages" } ?? false
    }
    for case .item(let index) in section?.elements ?? [] {
      guard let target = PageOrder.target(in: document.title(of: document.items[index].headline)) else { continue }
      let key = if case .success(let real) = FileSystem.realPath(FileSystem.path(of: target, in: root)) { real } else { target }
      if places[key] == nil { places[key] = places.count }
    }
  }

  /// The address of `[words](address)`, or the name in `[[name]]`; without a fragment.
  static func target(in text: String) -> String? {
    if let start = text.firstRange(of: "[["), let end = text[start.upperBound...].firstRange(of: "]]") {
      return String(text[start.upperBound..<end.lowerBound].prefix { $0 != "|" && $0 != "#" })
    }
    guard let start = text.firstRange(of: "](") else { return nil }
    let rest = text[start.upperBound...]
    if rest.first == "<" { return decoded(rest.dropFirst().prefix { $0 != ">" }) }
    // Brackets may stand in an address if they balance (CommonMark 0.30, section 6.3).
    var depth = 0
    let address = rest.prefix { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return depth >= 0 && !letter.isWhitespace
    }
    return decoded(address)
  }

  /// An address without its fragment, `%20` and the like resolved.
  private static func decoded(_ address: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = address.prefix { $0 != "#" }.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count > 1
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Pages in their order.
  func sorted<Page>(_ pages: [Page], path: (Page) -> String, title: (Page) -> String) -> [Page] {
    pages.map { page in (place: place(path: path(page), title: title(page)), title: title(page), path: path(page), page: page) }
      .sorted { ($0.place, $0.title, $0.path) < ($1.place, $1.title, $1.path) }
      .map(\.page)
  }

  private func place(path: String, title: String) -> Int {
    guard !places.isEmpty else { return 0 }
    let real = if case .success(let real) = FileSystem.realPath(path) { real } else { path }
    return places[real] ?? places[title] ?? places[FileName.stem(of: path)] ?? places.count
  }
}
