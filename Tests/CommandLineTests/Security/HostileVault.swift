import Foundation
import TestSupport

/// The vault of the examples, with characters that steer a terminal in all its words.
enum HostileVault {
  /// ESC and what clears a screen, BEL, the C1 control CSI, a bidirectional override, an isolate, backspace, NEL.
  static let evil = "\u{1B}[2J\u{7}\u{9B}3m\u{202E}\u{2066}\u{8}\u{85}"

  /// A word with that in it, as the vault spells it.
  static func word(_ word: String) -> String { word.prefix(2) + evil + word.dropFirst(2) }

  /// The words of a name of the examples.
  static func words(_ name: String) -> String {
    name.split(separator: " ").map { isChanged(String($0)) ? word(String($0)) : String($0) }.joined(separator: " ")
  }

  /// The name of one more file, with a line end too.
  static let fileName = "na\(evil)\nme.md"

  static func write(to folder: TemporaryFolder, _ place: String) throws {
    for (name, text) in try files.get() { try folder.write("\(place)/\(name)", text) }
  }

  /// Its files, which are made once.
  private static let files = Result {
    let examples = ProjectFiles.paths(below: "Examples", endingIn: ".md").filter { !$0.contains("careless") }
    var files = try examples.map { (String($0.dropFirst("Examples/".count)), text(try ProjectFiles.text($0))) }
    files.append(("pages/\(fileName)", page))
    return files
  }

  private static var page: String {
    let head = "---\nkind: page\ntags: [\(word("Travel"))]\n---\n\n# \(words("Hostile page"))\n\n## \(word("Section"))\n\n"
    let items = [
      "- \(word("Broken")) (due: 2026-13-01\(evil), \(word("Keyy")): x)", "- [?] \(word("Odd"))", "* [X] \(word("Untidy"))",
      "- [ ] \(word("Fixable")) (due: 2026-11-30, high)",
      "- \(word("Laps")): 3/8 \(word("glasses"))", "> \(word("Quote"))", "", "![\(word("Image"))](\(evil).jpg)", "",
      "<b>\(word("Bold"))</b>", "",
    ]
    return head + items.joined(separator: "\n")
  }

  private static let kept: Set<String> = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Phases", "Pages", "Projects", "Rituals",
    "Categories", "Routine", "Done", "Things", "Sleep",
  ]

  private static func isChanged(_ word: String) -> Bool {
    word.count >= 3 && word.allSatisfy { $0.isLetter && $0.isASCII } && word.first?.isUppercase == true && !kept.contains(word)
  }

  /// Words that begin with a capital letter get it, but for those that have a meaning.
  private static func text(_ text: String) -> String {
    var isFrontMatter = true
    var lines: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0, line == "---" { isFrontMatter = false }
      let isKept = line.hasPrefix("## Arc") || (isFrontMatter && !line.hasPrefix("category:"))
      lines.append(isKept ? String(line) : changed(String(line)))
    }
    return lines.joined(separator: "\n")
  }

  private static func changed(_ line: String) -> String {
    line.replacing(/[A-Z][a-z]{2,}/) { match in
      let name = String(match.0)
      return isChanged(name) ? word(name) : name
    }
  }
}
