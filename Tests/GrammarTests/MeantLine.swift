import Outline
import TestSupport

/// A line that somebody meant, and the place that it stands in.
struct MeantLine {
  enum Wish: String, CaseIterable {
    case read, report, either
  }

  let place: String
  let text: String
  let wish: Wish

  /// The set.
  static func all(in folder: String) throws -> [MeantLine] {
    try ProjectFiles.text("\(folder)/meant.md").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let wish = Wish(rawValue: parts[3]) else { return nil }
      return MeantLine(place: parts[0], text: parts[1], wish: wish)
    }
  }

  /// Those of which nobody knows yet that they were meant.
  static func unread(in folder: String) throws -> [MeantLine] {
    try ProjectFiles.text("\(folder)/unread.md").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return parts.count == 3 ? MeantLine(place: parts[0], text: parts[1], wish: .either) : nil
    }
  }

  static func title(of kind: DocumentKind) -> String { kind == .day ? "2026-11-22" : "Title" }

  /// The front matter of a file, and its title.
  static func head(of kind: DocumentKind, title: String?) -> String {
    let born = kind == .life ? "born: 1990-06-14\n" : ""
    let arc = kind == .ritual ? "## Arc 1: 2026-11-01 - 2026-11-28\n\n" : ""
    return "---\nkind: \(kind)\n\(born)---\n\n" + (title.map { "# \($0)\n\n" } ?? "") + arc
  }

  /// A file with the line in its place.
  var file: String { file(with: text) }

  /// The same with words in its stead that mean nothing.
  var plainFile: String {
    let indentation = text.prefix { $0 == " " }
    let words = ["page/field", "page/rule", "page/value", "page/callout", "page/html", "page/above-rule"]
    return file(with: words.contains(place) ? "some words" : indentation + "- Some words")
  }

  /// The same with the box of the line before these words.
  var plainTask: String { text.prefixMatch(of: #/\s*[-*] \[.\] /#).map { file(with: $0.output + "Some words") } ?? plainFile }

  /// The lines of the file that it stands on, from 0.
  var lines: ClosedRange<Int> {
    let (own, plain) = (
      file.split(separator: "\n", omittingEmptySubsequences: false),
      plainFile.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = zip(own, plain).prefix { $0 == $1 }.count
    let rest = zip(own.reversed(), plain.reversed()).prefix { $0 == $1 }.count
    // What is said of a heading may be said of the line that makes it one.
    return first...max(first, own.count - rest - 1) + (place == "page/above-rule" ? 1 : 0)
  }

  private func file(with line: String) -> String {
    let parts = place.split(separator: "/").map(String.init)
    if parts[0] == "frontmatter", parts.count == 2 { return "---\nkind: \(parts[1])\n\(line)\n---\n\n# Title\n" }
    guard let kind = DocumentKind(rawValue: parts[0]) else { return "---\n\(line)\n---\n\n# Title\n\n- Words\n" }
    let head = MeantLine.head(of: kind, title: MeantLine.title(of: kind))
    switch place {
    case "day/top": return head + "- 03:00 - 03:15 Wake\n\n\(line)\n"
    case "day/bullets": return head + "\(line)\n\(line) more\n"
    case "day/block": return head + "- 09:00 - 10:00 Work\n  \(line)\n"
    case "day/log": return head + "- 09:00 - 10:00 Work\n\n## Log\n\n\(line)\n"
    case "page/log": return head + "## Body\n\n- Run (streak: daily)\n  \(line)\n"
    case "page/heading": return head + "\(line)\n\n- Run (streak: daily)\n  - 2026-11-20\n"
    case "page/field":
      let isTracker = text.contains(/streak|best|every|day|week|x a|goal/)
      return head + "## Plans\n\n- \(isTracker ? "Run" : "[ ] Call Mum") (\(line))\n"
    case "page/rule": return head + "## Plans\n\n- Run (every: \(line))\n"
    case "page/value": return head + "## Plans\n\n- Water: \(line)\n"
    case "page/habits": return head + "## Habits\n\n\(line)\n"
    case "page/dates": return head + "## Dates\n\n\(line)\n"
    case "page/schedule": return head + "## Schedule\n\n\(line)\n"
    case "page/quote": return head + "## Plans\n\n- 2027-03-01 Japan\n\(line)\n"
    case "project/steps": return head + "- [ ] Garden\n\(line)\n"
    case "day/title": return "---\nkind: day\n---\n\n\(line)\n\n- 09:00 - 10:00 Work\n"
    case "ritual/arc": return "---\nkind: ritual\n---\n\n# Title\n\n\(line)\n\n- Lamp off\n"
    case "page/html": return head + "## Plans\n\n<div>\n\(line)\n</div>\n"
    case "page/above-rule": return head + "## Plans\n\n\(line)\n---\n"
    case "page/section", "page/callout": return head + "## Plans\n\n\(line)\n"
    case "ritual/log": return head + "- Lamp off\n  \(line)\n"
    case "life/phases": return head + "## Phases\n\n\(line)\n"
    case "life/marks": return head + "## Marks\n\n\(line)\n"
    case "life/year": return head + "## 2026\n\n\(line)\n"
    case "activities/log":
      // What begins with a name is an activity, else an entry of one.
      let isEntry = line.hasPrefix(" ") || line.hasPrefix("-") && !line.contains(/^- ?\p{Lu}/)
      return head + "## Sport\n\n" + (isEntry ? "- Tennis\n  \(line)\n" : "\(line)\n")
    default: return head + "\(line)\n"
    }
  }
}
