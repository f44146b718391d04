import Editing
import Outline
import Planner

/// What a task is called, of the words that it is to be written with.
enum TaskName {
  /// Whether words name no task: they are its box, fields and tags alone (commands, *Capture*).
  ///
  /// - Parameter text: on one line.
  static func isMissing(in text: String) -> Bool {
    let words = withoutBox(text)
    // To read a line takes more than all the rest, and most have no field.
    let names = words.contains(where: { "([".contains($0) }) ? withoutFields(words) : [words]
    return names.contains { $0.split(separator: " ").allSatisfy(isTag) }
  }

  private static func withoutBox(_ text: String) -> String {
    var words = text.split(separator: " ")[...]
    if let first = words.first, ["-", "*", "+"].contains(first) { words.removeFirst() }
    if words.starts(with: ["[", "]"]) {
      words.removeFirst(2)
    } else if let first = words.first, ["[x]", "[X]", "[-]"].contains(first) {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// What is left in a project and on a day, each of which has keys that the other does not.
  private static func withoutFields(_ words: String) -> [String] {
    [(DocumentKind.project, "Project"), (DocumentKind.day, "2026-11-20 Friday")].map { kind, title in
      WrittenLine("[ ] " + words, in: kind, below: title).item?.text ?? words
    }
  }

  private static func isTag(_ word: Substring) -> Bool { word.first == "#" && word.dropFirst().first?.isLetter ?? false }
}
