import TestSupport
import Testing

/// A range says by its name that it is one: `textRange` is where the text stands, and `text` the text. Values and their places
/// stand side by side in the outline, and are both asked for.
@Suite struct RangeNameTests {
  /// What a name of a `Range<Int>` ends in: a range of bytes, unless it says that it counts lines or indexes.
  private static let endings = ["range", "ranges", "lines", "indexes"]

  /// The names of such a type that do not say so: of stored and computed properties, parameters, parts of tuples and of cases.
  private func names(in file: SourceFile) -> [String] {
    let code = file.code(containing: ["Range<Int>"]).map { " " + $0 }.joined(separator: "\n")
    guard !code.isEmpty else { return [] }
    return code.matches(of: /[\s(](\w+): (?:inout )?\[?Range<Int>\]?(?!\]?:)/).map { String($0.1) }.filter { name in
      !Self.endings.contains { name.lowercased().hasSuffix($0) }
    }
  }

  @Test(arguments: SourceFile.folders)
  func sayThatTheyAreRanges(folder: Folder<SourceFile>) {
    for file in folder.files {
      let found = names(in: file)
      #expect(found.isEmpty, "\(file.path): the name of a range ends in “Range”: \(found)")
    }
  }

  @Test func theScanSeesThem() {
    let text = """
      var text: Range<Int>
      func read(_ line: Range<Int>, of source: String, in spans: [Range<Int>]) -> (words: Range<Int>?, end: Int)
      case late(before: Range<Int>)
      // old: Range<Int>
      let textRange: Range<Int>
      var byteRanges: [Range<Int>], lines: Range<Int>, oldLines: Range<Int>, range: Range<Int>?
      var numbers: [Range<Int>: Int], places: [Word: Range<Int>]
      """
    #expect(names(in: SourceFile(path: "Sources/Room/A.swift", text: text)) == ["text", "line", "spans", "words", "before"])
  }
}
