/// The output of a command as a document shows it. A line that is only `…` stands for any lines, or none, that are left out.
struct ShownOutput {
  static let ellipsis = "…"

  var lines: [String]

  /// Whether this is what a command printed, line by line.
  func shows(_ output: [String]) -> Bool {
    let parts = lines.split(separator: Self.ellipsis, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return lines == output }
    guard output.starts(with: first) else { return false }
    var rest = output.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(start + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
