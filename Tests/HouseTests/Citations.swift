/// What a text cites of the format.
enum Citations {
  /// The comments of a Swift file, each run of lines as one line.
  static func comments(in text: String) -> String {
    var result = ""
    var isComment = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A line with code before the comment begins a new one.
      guard let comment = line.firstMatch(of: /(?:^|[^:"])\/\/+ ?(.*)$/) else {
        isComment = false
        continue
      }
      let isWhole = line.drop { $0 == " " }.hasPrefix("//")
      result += (isComment && isWhole ? " " : "\n") + comment.1
      isComment = true
    }
    return result
  }

  /// The headings that are cited as `format, *Heading*`, further ones with `and` or a comma between.
  static func headings(in comments: String) -> [String] {
    comments.matches(of: /[Ff]ormat(?: specification)?, (\*[^*]+\*(?:(?:, | and |, and )\*[^*]+\*)*)/).flatMap { citation in
      citation.1.matches(of: /\*([^*]+)\*/).map { String($0.1) }
    }
  }

  /// The places that cite the format by the number of a section. Other standards have numbers.
  static func numbered(in text: String) -> [String] {
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
