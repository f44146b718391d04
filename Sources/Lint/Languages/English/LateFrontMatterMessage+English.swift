import Languages

private let language = Language.english

extension LateFrontMatterMessage {
  var english: String {
    switch self {
    case .isBelowBlankLine: "front matter below a blank line is not read"
    case .deleteBlankLinesAbove: "delete the blank lines above it: front matter begins on the first line of the file"
    case .deleteBlankLines: "Delete the blank lines"
    case .isBelowComment: "front matter below a comment is not read"
    case .moveComment: "move the comment below the closing line: front matter begins on the first line of the file"
    case .hasNoFence(let kind): "\(language.quoted(kind)) is not read, because there is no \(language.quoted("---")) above it"
    case .isNoFence(let line): "\(language.quoted(line)) does not begin front matter, so the properties below it are not read"
    case .writeFences: "write \(language.quoted("---")) as the first line of the file, and again below the properties"
    case .fence: "Write \(language.quoted("---")) around the properties"
    }
  }
}
