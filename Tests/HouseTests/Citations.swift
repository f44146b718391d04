/// What a text cites of the format.
enum Citations {
  /// The comments of a Swift file, each run of lines as one line.
  static func comments(in text: String) -> String {
    var result: [UInt8] = []
    var isComment = false
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // A line with code before the comment begins a new one.
      guard let start = comment(in: line) else {
        isComment = false
        continue
      }
      let isWhole = line[..<start].allSatisfy { $0 == UInt8(ascii: " ") }
      result.append(UInt8(ascii: isComment && isWhole ? " " : "\n"))
      let words = line[start...].drop { $0 == UInt8(ascii: "/") }
      result += words.first == UInt8(ascii: " ") ? words.dropFirst() : words
      isComment = true
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where the slashes of a comment begin, which are neither those of an address nor those at the beginning of a text.
  private static func comment(in line: ArraySlice<UInt8>) -> Int? {
    var start = line.startIndex
    while let place = SourceBytes.place(of: "//", in: line[start...]) {
      if place == line.startIndex || ![UInt8(ascii: ":"), UInt8(ascii: "\"")].contains(line[place - 1]) { return place }
      start = place + 1
    }
    return nil
  }

  /// The headings that are cited as `format, *Heading*`, further ones with `and` or a comma between.
  static func headings(in comments: String) -> [String] {
    SourceBytes.lines(of: Array(comments.utf8), containing: ["ormat"]).flatMap { headings(inOne: $0) }
  }

  private static func headings(inOne comment: String) -> [String] {
    comment.matches(of: /[Ff]ormat(?: specification)?, (\*[^*]+\*(?:(?:, | and |, and )\*[^*]+\*)*)/).flatMap { citation in
      citation.1.matches(of: /\*([^*]+)\*/).map { String($0.1) }
    }
  }

  /// The places that cite the format by the number of a section. Other standards have numbers.
  static func numbered(in text: String) -> [String] {
    guard SourceBytes.place(of: "section", in: Array(text.utf8)[...]) != nil else { return [] }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let near =
      /\b[Ff]ormat(?: specification)?[^.;]{0,40}?\bsections? \d[\d.]*|\bsections? \d[\d.]* (?:of|in) the (?:format|specification)/
    return words.matches(of: near).map { String($0.0) }.filter { !$0.contains("CommonMark") && !$0.contains("RFC") }
  }

  /// The labels of links to the document's own headings: `[Heading]`, outside of code.
  static func links(in markdown: String) -> [String] {
    var fence: Substring?
    var prose = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open { fence = nil }
      } else if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
      } else if !line.hasPrefix("    ") {
        prose += line + "\n"
      }
    }
    return prose.replacing(/`[^`\n]*`/, with: "").matches(of: /(?:^|[^\]\[])\[([A-Z][^\]\[`^]+)\](?![(\[:])/).map {
      String($0.1)
    }
  }
}
