/// What tells a page of a site that Tidemark wrote from a file of somebody else.
package enum PageMark {
  static let generator = "Tidemark"
  /// The name of the line that says which page it is.
  static let name = "tidemark-page"
  /// The ending of the names of pages.
  package static let ending = ".html"

  /// Whether a file is as Tidemark writes it: its head says so, and says that it has this path. A page that was copied or renamed
  /// is its owner's.
  ///
  /// - Parameter path: from the root of the site.
  package static func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
    let line = "<meta name=\"\(name)\" content=\"\(Markup.escaped(path))\" />"
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    return head.split(whereSeparator: \.isNewline).prefix(8).contains { $0 == line }
  }
}
