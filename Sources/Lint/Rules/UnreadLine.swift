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

  public static let page = RulePage(
    summary: "A line that looks like a list item, a task or a heading, and is not one",
    explanation: """
      Finds paragraphs with lines that begin with `•`, `◦`, `▪`, `☐` and their like, or with `-` or `–` and words, unless they are \
      sentences or the name below a quote; such lines below that of a list item, which go on with its words, there also `*word`, `+word`, `—` and `TODO`; a line in quotation marks with a name behind it, or a sentence, right below an item; a task in a quote, a callout or a block of HTML; and `##Words`, without a space.
      """,
    reason: "Markdown reads such lines as one text, so nothing in them is an item: it cannot be ticked, and is in no list.",
    example: """
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
      """,
    fix: """
      Writes the list marker of Markdown, or the space after the `#`. Safe for signs that begin nothing but list items; unsafe \
      for dashes, `##`, quotes and sentences. There is no fix for a task in a quote or in HTML.
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
