import Chronology
import Markdown
import SourceText

extension OutlineReader {
  mutating func readFrontMatter() {
    guard let frontMatter else {
      document.kind = document.kindByFolder
      reportLateFrontMatter()
      return
    }
    let content = source.fullRange(ofLines: frontMatter.contentRange)
    if content.count > bounds.frontMatterSize {
      let limit = bounds.frontMatterSize
      reportBound(.frontMatterSize, at: content.lowerBound + limit, found: content.count, limit: limit)
      document.properties = Properties(lines: frontMatter.lines, entries: [])
      document.kind = frontMatter.kindByLine(in: source) ?? document.kindByFolder
      return
    }
    let yaml = YAMLReader(source, lines: frontMatter.contentRange, nesting: bounds.frontMatterNesting)
    document.properties = Properties(lines: frontMatter.lines, entries: yaml.entries)
    let written = document.properties[.kind]
    document.kind = written == nil ? document.kindByFolder : written?.text.flatMap(DocumentKind.init(word:))
    let isUnreadable = yaml.problems.contains { problem in
      switch problem {
      case .unreadable, .tooDeep: true
      case .duplicate, .unread: false
      }
    }
    if isUnreadable {
      document.properties.entries = []
      document.kind = frontMatter.kindByLine(in: source) ?? document.kindByFolder
    }
    if let kind = document.kind, PropertyKey.born.kinds.contains(kind) {
      surroundings.born = document.properties[.born]?.text.flatMap(CivilDate.init(spelled:))
    }
    if !frontMatter.isClosed {
      report(.frontMatterUnclosed, source.contentRange(ofLine: 0))
    }
    for problem in yaml.problems {
      switch problem {
      case .unreadable(let words, let range): report(.frontMatterUnreadable(words), range)
      case .duplicate(let name, let range): report(.duplicateProperty(name), range)
      case .unread(let name, let range): report(.unreadProperty(name), range)
      case .tooDeep(let depth, let range):
        reportBound(.frontMatterNesting, at: range.lowerBound, found: depth, limit: bounds.frontMatterNesting)
      }
    }
  }

  private mutating func reportBound(_ bound: ExceededBound.Bound, at offset: Int, found: Int, limit: Int) {
    report(.overLimit(ExceededBound(bound: bound, offset: offset, found: found, limit: limit)), offset..<offset)
  }

  /// Front matter below blank lines or a comment is read by nobody; if it names a kind it was meant.
  private mutating func reportLateFrontMatter() {
    let line = firstLineAfterComments
    guard line > 0, line < source.lineCount, FrontMatter.isFence(line: line, of: source, allowingDots: false) else { return }
    let rest = SourceText(Array(bytes[source.start(ofLine: line)...]))
    guard let late = FrontMatter(of: rest), late.kindByLine(in: rest) != nil else { return }
    report(
      .frontMatterLate(beforeRange: source.contentRange(ofLine: 0).lowerBound..<source.start(ofLine: line)),
      source.contentRange(ofLine: line)
    )
  }

  /// The first line that is neither blank nor part of a comment that begins a line.
  private var firstLineAfterComments: Int {
    var line = 0
    var isComment = false
    while line < source.lineCount {
      let content = source.contentRange(ofLine: line)
      let words = Spaces.trimmed(content, in: bytes)
      isComment = isComment || bytes[words].starts(with: "<!--".utf8)
      guard isComment || words.isEmpty else { break }
      if isComment, bytes[words].suffix(3).elementsEqual("-->".utf8) { isComment = false }
      line += 1
    }
    return line
  }
}
