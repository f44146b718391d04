import Diagnostics
import Outline

/// The name of a thing as a person types it, and how well a title fits it.
struct ThingName {
  /// How a title is held against a name; the strictest first.
  enum Level: CaseIterable {
    case exact, anyCase, beginning
  }

  private let name: String
  private let folded: String

  init(_ text: String) {
    name = Document.name(ofTitle: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    folded = name.lowercased()
  }

  var isEmpty: Bool { name.isEmpty }

  func matches(_ title: String, _ level: Level) -> Bool {
    let other = Document.name(ofTitle: title)
    switch level {
    case .exact: return other == name
    case .anyCase: return other.lowercased() == folded
    case .beginning: return other.lowercased().hasPrefix(folded)
    }
  }

  /// The titles that may be meant, the nearest first, at most two.
  func nearest(in titles: [String]) -> [String] {
    let names = Array(Set(titles)).sorted()
    if let near = nearestWord(to: folded, in: names, limit: 3) { return [near] }
    return Array(names.filter { $0.lowercased().contains(folded) }.prefix(2))
  }
}
