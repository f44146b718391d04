public import Diagnostics
import Editing
import Languages
package import Outline
import SourceText

/// `unread-priority`: signs or words of an open task that say how much it matters, which no field says.
public enum UnreadPriority: Rule {
  public static let name = "unread-priority"
  public static let severity = Severity.info
  public static let looksAtForeignLines = true

  /// What is made of a file for the first headline that may say something.
  private struct Tools {
    let index: HeadlineIndex
    let fields: NewFields
    /// Where the headlines begin of whose priority something is told otherwise.
    let told: Set<Int>
  }

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind != nil else { return }
    var tools: Tools?
    for place in file.openItems {
      let headline = file.document.items[place].headline
      guard isLooked(at: headline), let found = PriorityAmongWords(headline.textRange, in: file.source.bytes),
        !file.isInForeignLine(found.range)
      else { continue }
      if tools == nil {
        let index = file.headlines
        tools = Tools(index: index, fields: file.newFields(index), told: toldOtherwise(index, in: file))
      }
      guard let tools, let entry = tools.index[headline.range.lowerBound], !tools.told.contains(headline.range.lowerBound)
      else { continue }
      let draft = NewFields.Draft(key: .priority, value: found.value)
      let isAccepted = tools.fields.accept([draft], at: found.range, in: entry)
      findings.add(
        at: found.range,
        UnreadPriorityMessage.isReadAsWords(file.excerpt(found.range)),
        help: headline.groups.isEmpty
          ? UnreadPriorityMessage.writeAtEnd("(priority: \(found.value))") : .writeAmongFields("priority: \(found.value)"),
        fix: isAccepted ? fix(found, headline, in: file) : nil
      )
    }
  }

  /// Whether the words of an open task say how much it matters, where no field does.
  package static func speaks(of headline: Headline, in bytes: [UInt8]) -> Bool {
    isLooked(at: headline) && PriorityAmongWords(headline.textRange, in: bytes) != nil
  }

  private static func isLooked(at headline: Headline) -> Bool {
    headline.places.isDisjoint(with: [.entry, .setAside]) && !headline.textRange.isEmpty
      && KeyTable.leads(.priority, in: headline.places)
      && !headline.fields.contains { $0.key == .priority || $0.key == .project }
  }

  /// Where the headlines begin of whose priority something is told otherwise.
  private static func toldOtherwise(_ index: HeadlineIndex, in file: LintedFile) -> Set<Int> {
    Set(
      file.document.problems.compactMap { problem in
        switch problem.kind {
        case .foreignField(.priority, _), .unreadPart, .otherBrackets, .unclosedGroup, .misplacedGroup: break
        case .meantField where file.source.bytes[problem.range].contains(where: { "!phuPHU".utf8.contains($0) }): break
        default: return nil
        }
        return index[problem.range.lowerBound]?.headline.range.lowerBound
      }
    )
  }

  /// A sign gives way to the field; a word stays among the others.
  private static func fix(_ found: PriorityAmongWords, _ headline: Headline, in file: LintedFile) -> Fix? {
    let name = UnreadPriorityMessage.writeWhereRead("priority: \(found.value)")
    var edits: [TextEdit] = []
    if found.isSign {
      // Without the sign a day would end the other words, and be told as a field: it is to be mended first.
      let when = WhenAmongWords(headline.textRange, in: file.source.bytes, today: file.dayOfWords)
      guard when == nil else { return nil }
      guard canTakeOut(found.range, of: headline, in: file.source) else { return nil }
      edits = [HeadlineEdit.removal(of: found.range, in: file.source)]
    }
    if let insertion = HeadlineEdit.insertion(of: .priority, found.value, into: headline, in: file.source) {
      return file.fix(name, isSafe: false, edits + [insertion])
    }
    guard let end = HeadlineEdit.end(of: headline, in: file.source) else { return nil }
    return file.fix(name, isSafe: false, edits + [TextEdit(insertingAt: end, " (priority: \(found.value))")])
  }

  private static func canTakeOut(_ range: Range<Int>, of headline: Headline, in source: SourceText) -> Bool {
    let words = headline.textRange
    guard range != words else { return false }
    // `!call`
    let isBeforeLetter = range.upperBound < words.upperBound && (source.bytes[range.upperBound] | 0x20) &- 0x61 < 26
    return isBeforeLetter || HeadlineEdit.canTakeOut(range, of: headline, in: source)
  }

  public static let example = RuleExample(
    found: "- [ ] Ring the pharmacy!!",
    instead: "- [ ] Ring the pharmacy (priority: high)"
  )
}

/// What `unread-priority` says.
enum UnreadPriorityMessage: Message {
  case isReadAsWords(String)
  case writeAmongFields(String)
  case writeAtEnd(String)
  case writeWhereRead(String)
}
