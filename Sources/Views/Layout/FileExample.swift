/// A file that shows how to begin, for views that have nothing to show.
enum FileExample {
  /// - Parameters:
  ///   - words: what stands above it.
  ///   - closing: what stands below it, if anything.
  static func lines(_ words: String, _ file: [String], closing: String? = nil, width: Int) -> [String] {
    let width = max(width, LineLayout.leastWidth)
    let below = closing.map { [""] + ShownText.wrapped($0, width) } ?? []
    return ShownText.wrapped(words, width) + [""] + file.map { $0.isEmpty ? "" : "  " + $0 } + below
  }
}
