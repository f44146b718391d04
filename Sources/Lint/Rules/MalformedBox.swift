public import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// `malformed-box`: what was meant as a box and is none.
public enum MalformedBox: Rule {
  public static let name = "malformed-box"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    lazy var index = file.headlines
    for problem in file.document.problems {
      let range = problem.range
      switch problem.kind {
      case .malformedBox(let state):
        if isTick(range, in: file), !isTickOfTask(index[range.lowerBound], in: file) { continue }
        checkShape(range, state, in: file, &findings)
      case .unspacedBox:
        let marker = file.source.string(in: range.lowerBound..<range.lowerBound + 1)
        let box = mended(range.lowerBound + 1..<range.upperBound, in: file)
        findings.add(
          at: range,
          MalformedBoxMessage.lacksSpace(file.excerpt(range), after: marker),
          help: MalformedBoxMessage.write("\(marker) \(box.text)"),
          fixes: [
            file.fix(
              CommonMessage.write("\(marker) \(box.text)"),
              isSafe: true,
              TextEdit(replacing: range, with: "\(marker) \(box.insert)")
            )
          ]
        )
      case .boxWithoutMarker:
        let box = mended(range, in: file)
        findings.add(
          at: range,
          MalformedBoxMessage.isInParagraph(file.excerpt(range)),
          help: MalformedBoxMessage.makeListItem,
          fixes: [
            file.fix(MalformedBoxMessage.writeMarker, isSafe: true, TextEdit(replacing: range, with: "- \(box.insert)"))
          ]
        )
      case .lateBox: if let headline = index[range.lowerBound]?.headline { checkLate(range, headline, in: file, &findings) }
      default: continue
      }
    }
    if [.page, .day, .project, .stacks].contains(file.document.kind) { checkEnds(file, &findings) }
  }

  /// `✓`, `✔` or `✅`, which begins other lines, too.
  private static func isTick(_ range: Range<Int>, in file: LintedFile) -> Bool {
    file.source.bytes[range].starts(with: [0xE2, 0x9C])
  }

  /// Whether a tick stands where a box would be that of a task, before words, and no line of the file begins with a cross, with which
  /// things are weighed, or with another emoji, as ticks are icons, too.
  private static func isTickOfTask(_ entry: HeadlineIndex.Entry?, in file: LintedFile) -> Bool {
    guard let entry, let kind = file.document.kind, [.page, .day, .project, .stacks].contains(kind),
      entry.item.map({ file.document.items[$0].entry == nil }) == true,
      entry.headline.places.isDisjoint(with: [.entry, .setAside])
    else { return false }
    let bytes = file.source.bytes
    let words = entry.headline.range
    guard words.prefix(8).first(where: { bytes[$0] < 0x80 && bytes[$0] > 0x20 }).map({ bytes[$0] &- 0x30 >= 10 }) ?? true else {
      return false
    }
    return !file.document.items.contains { item in
      let hasOtherIcon = item.headline.iconRange.map { !isTick($0, in: file) } ?? false
      return hasOtherIcon || ["✗", "✘", "✖"].contains { bytes[item.headline.range].starts(with: $0.utf8) }
    }
  }

  /// `18:00 - 19:30 gym [ ]`: the box was meant, and ends the words.
  private static func checkEnds(_ file: LintedFile, _ findings: inout Findings) {
    let (items, bytes) = (file.document.items, file.source.bytes)
    for index in items.indices where items[index].form == .listItem && items[index].entry == nil {
      let words = items[index].headline.textRange
      guard items[index].headline.box == nil, words.count > 4, bytes[words.upperBound - 1] == UInt8(ascii: "]"),
        bytes[words.upperBound - 3] == UInt8(ascii: "["),
        bytes[words.upperBound - 4] == 0x20, " xX-".utf8.contains(bytes[words.upperBound - 2]),
        // `Choose [ ] or [x]`
        !bytes[words.dropLast(3)].contains(UInt8(ascii: "["))
      else { continue }
      let range = words.upperBound - 3..<words.upperBound
      let box = mended(range, in: file).text
      let start = items[index].headline.range.lowerBound
      let edits = [TextEdit(insertingAt: start, "\(box) "), HeadlineEdit.removal(of: range, in: file.source)]
      findings.add(
        at: range,
        MalformedBoxMessage.comesAfterWords(file.excerpt(range)),
        help: MalformedBoxMessage.writeBeforeWords,
        fix: file.fix(MalformedBoxMessage.moveToFront, isSafe: false, edits)
      )
    }
  }

  /// `[]`, `[ x]`, `[x]text`, `☐`, `(x)`
  private static func checkShape(_ range: Range<Int>, _ state: Box.State, in file: LintedFile, _ findings: inout Findings) {
    let box = mended(range, as: state, in: file)
    let isJoined = box.insert != box.text && file.source.string(in: range).count == 3
    let isSafe = file.source.bytes[range.lowerBound] != UInt8(ascii: "(") && !isTick(range, in: file)
    let edit = TextEdit(replacing: range, with: box.insert)
    if isJoined {
      let fix = file.fix(MalformedBoxMessage.insertSpace, isSafe: isSafe, edit)
      let problem = MalformedBoxMessage.isJoined(file.excerpt(range))
      findings.add(at: range, problem, help: MalformedBoxMessage.writeSpace, fix: fix)
    } else {
      let fix = file.fix(CommonMessage.write(box.text), isSafe: isSafe, edit)
      let problem = MalformedBoxMessage.isNoBox(file.excerpt(range))
      findings.add(at: range, problem, help: MalformedBoxMessage.write(box.text), fix: fix)
    }
  }

  /// `17:00 [ ] Tea`
  private static func checkLate(_ range: Range<Int>, _ headline: Headline, in file: LintedFile, _ findings: inout Findings) {
    let start = headline.range.lowerBound
    let box = mended(range, in: file).text
    let before = file.excerpt(headline.anchor?.range ?? headline.iconRange ?? start..<range.lowerBound)
    findings.add(
      at: range,
      MalformedBoxMessage.comesAfter(file.excerpt(range), before),
      help: MalformedBoxMessage.writeBefore(before),
      fixes: [
        file.fix(
          MalformedBoxMessage.moveToFront,
          isSafe: true,
          [TextEdit(insertingAt: start, "\(box) "), removal(of: range, in: file)]
        )
      ]
    )
  }

  private static func removal(of range: Range<Int>, in file: LintedFile) -> TextEdit {
    let end = range.upperBound
    let isFollowed = end < file.source.bytes.count && HeadlineEdit.isSpace(file.source.bytes[end])
    return isFollowed
      ? TextEdit(deleting: range.lowerBound..<end + 1) : HeadlineEdit.removal(of: range, in: file.source)
  }

  /// The box in its written form, and with the space that is needed after it.
  private static func mended(
    _ range: Range<Int>,
    as known: Box.State? = nil,
    in file: LintedFile
  ) -> (text: String, insert: String) {
    let content = file.source.string(in: range)
    let state =
      known ?? (content.contains { "xX".contains($0) } ? .done : content.contains { "-−".contains($0) } ? .dropped : .open)
    let text = state.text
    let next = range.upperBound < file.source.bytes.count ? file.source.bytes[range.upperBound] : 0x0A
    return (text, next <= 0x20 ? text : text + " ")
  }

  public static let example = RuleExample(
    found: """
      - [] Passport
      - [x]Tickets
      """,
    instead: """
      - [ ] Passport
      - [x] Tickets
      """
  )
}

/// What `malformed-box` says.
enum MalformedBoxMessage: Message {
  /// `“-[ ]” does not begin a list item`, as no space stands behind its marker.
  case lacksSpace(String, after: String)
  case isInParagraph(String)
  case isNoBox(String)
  /// The same, as a word follows directly.
  case isJoined(String)
  /// The same, as it stands behind the words.
  case comesAfterWords(String)
  /// The same, as it stands behind an icon or a time.
  case comesAfter(String, String)
  /// `write “[ ]”`
  case write(String)
  /// What to write before a box to make its line a list item.
  case makeListItem
  case writeBeforeWords
  case writeSpace
  /// `write it before “17:00”`
  case writeBefore(String)
  /// The name of a fix: `Write “- ” before the box`
  case writeMarker
  /// The name of a fix: `Move the box to the front`
  case moveToFront
  /// The name of a fix: `Write a space after it`
  case insertSpace
}
