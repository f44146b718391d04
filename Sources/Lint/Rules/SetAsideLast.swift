public import Diagnostics
import Languages
import Markdown
import Outline
import SourceText

/// `set-aside-last`: a section after *Things that used to matter*.
public enum SetAsideLast: Rule {
  public static let name = "set-aside-last"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let sections = file.document.sections
    guard file.document.kind?.traits.setsAside == true, let last = sections.lastIndex(where: { $0.role != .setAside }) else {
      return
    }
    if !sections.contains(where: { $0.role == .setAside }) { checkNames(in: file, &findings) }
    let misplaced = sections[..<last].indices.filter { sections[$0].role == .setAside }
    let titled = sections.indices.filter { sections[$0].heading?.headline.textRange.isEmpty == false }
    for index in misplaced {
      guard let heading = sections[index].heading else { continue }
      let next = titled.partitioningIndex { $0 > index }
      let following = next < titled.count ? sections[titled[next]].heading : nil
      // To see what a move does, the whole file may have to be read again: that is done for the first of them only.
      let fix = index == misplaced.first ? move(index, in: file) : nil
      findings.add(
        at: heading.headline.textRange,
        SetAsideLastMessage.isNotLast(
          file.excerpt(heading.headline.textRange),
          following: following.map { file.excerpt($0.headline.textRange) }
        ),
        help: SetAsideLastMessage.moveSection,
        fix: fix
      )
    }
  }

  /// `Things which used to matter`: a title that is nearly the one of the section.
  private static func checkNames(in file: LintedFile, _ findings: inout Findings) {
    for section in file.document.sections where section.role == .plain {
      guard let heading = section.heading, case let range = heading.headline.textRange, range.count < 60,
        file.text(range).lowercased().holds("used to matter")
      else { continue }
      let fix = file.fix(
        CommonMessage.write(SectionRole.setAsideTitle),
        isSafe: false,
        TextEdit(replacing: range, with: SectionRole.setAsideTitle)
      )
      findings.add(
        at: range,
        SetAsideLastMessage.isOtherTitle(file.excerpt(range), meant: SectionRole.setAsideTitle),
        help: SetAsideLastMessage.write(SectionRole.setAsideTitle),
        fix: fix
      )
    }
  }

  /// Moves the section with all its lines to the end, if the file then reads as before but for the order.
  private static func move(_ index: Int, in file: LintedFile) -> Fix? {
    let source = file.source
    guard file.document.isRewritable,
      let fileEnd = lastWord(in: 0..<source.lineCount, of: source),
      let end = lastWord(in: file.document.sections[index].lines, of: source)
    else { return nil }
    let lines = source.fullRange(ofLines: file.document.sections[index].lines)
    let text = source.string(in: lines.lowerBound..<end)
    let edits = [
      TextEdit(deleting: lines), TextEdit(insertingAt: fileEnd, source.lineEnding + source.lineEnding + text),
    ]
    guard isMovable(index, in: file.document) || isMoved(index, in: file.document, by: edits) else { return nil }
    return file.fix(SetAsideLastMessage.moveToEnd, isSafe: true, edits[0], edits[1])
  }

  /// A text of fewer bytes passes no bound of `MarkdownBounds.standard` but that of nesting, and depth begins anew after a blank
  /// line.
  private static let fewBytes = 8192

  /// Whether a file is certain to read as before but for the order when a section is moved to its end, as most do.
  ///
  /// A marked heading ends all that stands above it but code and HTML without an end, which only the last block can be. What is
  /// read with regard to more than its section is the title, front matter below comments, the marks of a merge, and the block that
  /// a suppression is about.
  private static func isMovable(_ index: Int, in document: Document) -> Bool {
    let (source, bytes, lines) = (document.source, document.source.bytes, document.sections[index].lines)
    guard bytes.count < fewBytes, !document.properties.lines.isEmpty,
      document.title.map({ $0.lines.lowerBound < lines.lowerBound }) ?? true,
      beginsForItself(document.sections[index], in: source), beginsForItself(document.sections[index + 1], in: source),
      let last = document.tree.blocks.last(where: { $0.parent == 0 })
    else { return false }
    switch last.kind {
    case .codeBlock, .htmlBlock: return false
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .thematicBreak: break
    }
    guard !source.lineStarts.contains(where: { bytes.holds("<<<<<<<", at: Int($0), before: bytes.count) }) else { return false }
    return document.suppressions.allSatisfy { suppression in
      guard let target = suppression.lines?.lowerBound else { return true }
      return target != lines.lowerBound && target != lines.upperBound
        && suppression.ranges.allSatisfy { source.line(at: $0.lowerBound) < target }
    }
  }

  /// Whether a section begins with a marked heading that stands behind a blank line, as far out as it can.
  private static func beginsForItself(_ section: Section, in source: SourceText) -> Bool {
    guard let heading = section.heading, !heading.isSetext else { return false }
    let line = heading.lines.lowerBound
    return line > 0 && source.bytes[source.start(ofLine: line)] == UInt8(ascii: "#") && source.isBlank(line: line - 1)
  }

  /// The end of the last line that is not blank.
  private static func lastWord(in lines: Range<Int>, of source: SourceText) -> Int? {
    lines.last { !source.isBlank(line: $0) }.map { source.contentRange(ofLine: $0).upperBound }
  }

  /// Whether a file with some edits reads as before but for the order.
  private static func isMoved(_ index: Int, in before: Document, by edits: [TextEdit]) -> Bool {
    guard let bytes = before.source.applying(edits) else { return false }
    let after = Document(reading: SourceText(bytes), kindByFolder: before.kindByFolder)
    var names = before.sections.map { $0.heading.map { before.name(of: $0.headline) } }
    names.append(names.remove(at: index))
    guard names == after.sections.map({ $0.heading.map { after.name(of: $0.headline) } }) else { return false }
    let sectionRange = before.source.fullRange(ofLines: before.sections[index].lines)
    let (ranges, moved) = (contentRanges(of: before), contentRanges(of: after))
    let order =
      ranges.filter { !sectionRange.contains($0.lowerBound) }
      + ranges.filter { sectionRange.contains($0.lowerBound) }
    return order.count == moved.count
      && zip(order, moved).allSatisfy { before.source.bytes[$0] == after.source.bytes[$1] }
  }

  /// Where a document holds something besides its sections, in the order of the file: items, problems, and what its suppressions are
  /// about.
  private static func contentRanges(of document: Document) -> [Range<Int>] {
    let targets = document.suppressions.compactMap(\.lines?.lowerBound).map { document.source.contentRange(ofLine: $0) }
    let ranges = document.items.map(\.headline.range) + document.problems.map(\.range) + targets
    return ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  public static let example = RuleExample(
    found: """
      ## Things that used to matter

      - Sport (was: Ideas)

      ## Ideas

      - Music
      """,
    instead: """
      ## Ideas

      - Music

      ## Things that used to matter

      - Sport (was: Ideas)
      """
  )
}

/// What `set-aside-last` says.
enum SetAsideLastMessage: Message {
  /// A section, and the one that follows it if it has a title.
  case isNotLast(String, following: String?)
  case moveSection
  case moveToEnd
  /// A title that is nearly another.
  case isOtherTitle(String, meant: String)
  case write(String)
}
