public import Diagnostics
import Languages
import Markdown
import Outline
import SourceText

/// `unread-line`: a line that looks like a list item, a task or a heading, and is text to Markdown.
public enum UnreadLine: Rule {
  public static let name = "unread-line"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let blocks = file.document.tree.blocks
    /// The block before, among those that stand in no other.
    var before: Block.Kind?
    var quoteEnd = 0
    for index in blocks.indices {
      switch blocks[index].kind {
      case .paragraph where blocks[index].parent == 0:
        if let paragraph = MarkedParagraph(blocks[index], after: before, in: file) { add(paragraph, in: file, &findings) }
      case .paragraph where index >= quoteEnd && blocks[blocks[index].parent].kind == .item:
        let isHeadline = blocks[index].parent == index - 1
        if isHeadline && blocks[index].lines.count == 1 { continue }
        let item = blocks[blocks[index].parent]
        if let paragraph = MarkedParagraph(blocks[index], of: item, isHeadline: isHeadline, in: file) {
          add(paragraph, in: file, &findings)
        } else if isHeadline, let quote = QuoteBelowItem(blocks[index], of: item, in: file) {
          let fix = file.fix(UnreadLineMessage.makeQuote, isSafe: false, quote.edit)
          let problem = UnreadLineMessage.isPartOfItem(file.excerpt(quote.range))
          findings.add(at: quote.range, problem, help: UnreadLineMessage.separateQuote, fix: fix)
        } else if isHeadline, file.document.kind != nil, let sentence = SentenceBelowItem(blocks[index], of: item, in: file) {
          let fix = file.fix(UnreadLineMessage.putBlankLine, isSafe: false, sentence.edit)
          let problem = UnreadLineMessage.isPartOfItem(file.excerpt(sentence.range))
          findings.add(at: sentence.range, problem, help: UnreadLineMessage.separateSentence, fix: fix)
        }
      case .blockQuote where index >= quoteEnd:
        quoteEnd = blocks[index].subtreeEnd
        if let box = ShutTask.range(inQuote: index, of: file) {
          findings.add(at: box, UnreadLineMessage.isInQuote(file.excerpt(box)), help: UnreadLineMessage.takeOutOfQuote)
        }
      case .htmlBlock:
        if let box = ShutTask.range(inHTML: blocks[index], of: file) {
          findings.add(at: box, UnreadLineMessage.isInHTML(file.excerpt(box)), help: UnreadLineMessage.takeOutOfHTML)
        }
      default: break
      }
      if blocks[index].parent == 0 { before = blocks[index].kind }
    }
  }

  private static func add(_ paragraph: MarkedParagraph, in file: LintedFile, _ findings: inout Findings) {
    let sign = file.excerpt(paragraph.signRange)
    let isHeading = paragraph.sign == .heading
    let problem: UnreadLineMessage = isHeading ? .beginsNoHeading(sign) : .beginsNoItem(sign)
    let help: UnreadLineMessage = isHeading ? .writeSpace : .writeInstead(paragraph.sign.written)
    let name: UnreadLineMessage = isHeading ? .addSpace : paragraph.edits.count == 1 ? .makeItem : .makeItems
    findings.add(at: paragraph.signRange, problem, help: help, fix: file.fix(name, isSafe: paragraph.isSafe, paragraph.edits))
  }

  public static let example = RuleExample(
    found: """
      Shopping:
      • milk
      • bread

      -Renew the car tax
      """,
    instead: """
      Shopping:
      - milk
      - bread

      - Renew the car tax
      """
  )
}

/// What `unread-line` says.
enum UnreadLineMessage: Message {
  case beginsNoItem(String)
  /// What begins the item that is meant.
  case writeInstead(String)
  /// The names of the fixes for that, of one line and of several.
  case makeItem
  case makeItems
  case beginsNoHeading(String)
  case writeSpace
  /// The name of the fix for that.
  case addSpace
  case isPartOfItem(String)
  case separateQuote
  /// The name of the fix for that.
  case makeQuote
  case separateSentence
  /// The name of the fix for that.
  case putBlankLine
  /// The box of a task.
  case isInQuote(String)
  case takeOutOfQuote
  /// The box of a task.
  case isInHTML(String)
  case takeOutOfHTML
}
