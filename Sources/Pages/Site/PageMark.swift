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
    let head = bytes.prefix(2048)
    if let isOurs = isFound(Array(line.utf8), in: head) { return isOurs }
    return String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(mostLines).contains { $0 == line }
  }

  /// In how many lines of its head a file says it.
  private static let mostLines = 8

  /// Whether one of the first lines is a line; nil where there may be other ends of lines than line feeds.
  private static func isFound(_ line: [UInt8], in head: ArraySlice<UInt8>) -> Bool? {
    for own in head.split(separator: 0x0A).prefix(mostLines) {
      if own.elementsEqual(line) { return true }
      guard own.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
    }
    return false
  }
}
