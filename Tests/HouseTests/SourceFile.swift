import TestSupport
import Testing

/// A Swift file of `Sources`.
///
/// Many tests look at all of them. What they look for is found by its bytes first, as an expression is slow on whole files.
struct SourceFile {
  /// From the root of the project.
  let path: String
  let text: String
  let imports: [Import]
  /// Without comments, which end where the line does.
  private let code: [UInt8]
  /// The bare names that are called in the code, each with the line's range in `untexted`.
  private let calls: [(name: String, line: Range<Int>)]
  /// The code with nothing in its texts.
  private let untexted: [UInt8]

  struct Import: Hashable {
    var module: String
    var isPublic: Bool
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let bytes = Array(text.utf8)
    imports = SourceBytes.lines(of: bytes, containing: ["import"]).compactMap(Import.init)
    code = SourceBytes.withoutComments(bytes)
    untexted = SourceBytes.withoutTexts(code)
    calls = SourceBytes.bareCalls(in: untexted)
  }

  /// All files, those that are computed too.
  static let all: [SourceFile] = ProjectFiles.paths(below: "Sources", endingIn: ".swift").compactMap { path in
    (try? ProjectFiles.text(path)).map { SourceFile(path: path, text: $0) }
  }

  /// All files, by room.
  static let folders = Folder.all(of: all, by: \.target)

  /// The name of the target that it belongs to.
  var target: String { String(path.split(separator: "/")[1]) }

  /// Whether a script writes it.
  var isGenerated: Bool { path.contains("/Generated/") || text.prefix(200).contains("Do not edit") }

  var lineCount: Int { text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count - 1 }

  /// The lines that hold one of some words, comments too.
  func lines(containing words: [String]) -> [String] { SourceBytes.lines(of: Array(text.utf8), containing: words) }

  /// The lines that hold one of some words outside of comments, without those.
  func code(containing words: [String]) -> [String] { SourceBytes.lines(of: code, containing: words) }

  /// The lines that call one of some functions by its bare name, outside of comments and texts.
  func calls(of names: [String]) -> [String] {
    let names = Set(names)
    var found: [Range<Int>] = []
    for call in calls where names.contains(call.name) && found.last != call.line { found.append(call.line) }
    return found.map { String(decoding: untexted[$0], as: UTF8.self) }
  }
}

extension SourceFile.Import {
  /// Nil for a line that imports nothing.
  fileprivate init?(_ line: String) {
    // Attributes, an access level, `import`, and perhaps the sort of declaration that is imported.
    let words = line.split { $0 == " " || $0 == "\t" }.drop { $0.first == "@" }
    guard let place = words.prefix(2).firstIndex(of: "import") else { return nil }
    guard words[..<place].allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
    let sorts = ["struct", "enum", "class", "protocol", "func", "var", "let", "typealias"]
    guard let path = words[(place + 1)...].first(where: { !sorts.contains(String($0)) }) else { return nil }
    let module = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !module.isEmpty else { return nil }
    let access = place > words.startIndex ? words[words.startIndex] : ""
    self.init(module: String(module), isPublic: access == "public" || access == "package")
  }
}
