public import Diagnostics
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
          let fix = file.fix("Make it a quote", isSafe: false, quote.edit)
          findings.add(at: quote.range, quotedMessage(file.quote(quote.range)), help: quotedHelp, fix: fix)
        } else if isHeadline, file.document.kind != nil, let sentence = SentenceBelowItem(blocks[index], of: item, in: file) {
          let fix = file.fix("Put a blank line before it", isSafe: false, sentence.edit)
          findings.add(at: sentence.range, quotedMessage(file.quote(sentence.range)), help: sentenceHelp, fix: fix)
        }
      case .blockQuote where index >= quoteEnd:
        quoteEnd = blocks[index].subtreeEnd
        if let box = ShutTask.range(inQuote: index, of: file) {
          findings.add(at: box, quoteMessage(file.quote(box)), help: quoteHelp)
        }
      case .htmlBlock:
        if let box = ShutTask.range(inHTML: blocks[index], of: file) {
          findings.add(at: box, htmlMessage(file.quote(box)), help: htmlHelp)
        }
      default: break
      }
      if blocks[index].parent == 0 { before = blocks[index].kind }
    }
  }

  private static func add(_ paragraph: MarkedParagraph, in file: LintedFile, _ findings: inout Findings) {
    let (sign, written) = (file.quote(paragraph.signRange), paragraph.sign.written)
    let isHeading = paragraph.sign == .heading
    let message = isHeading ? headingMessage(sign) : itemMessage(sign)
    let help = isHeading ? headingHelp : itemHelp(written)
    let title = isHeading ? headingTitle : paragraph.edits.count == 1 ? itemTitle : itemsTitle
    findings.add(at: paragraph.signRange, message, help: help, fix: file.fix(title, isSafe: paragraph.isSafe, paragraph.edits))
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

  // MARK: Messages

  private static func itemMessage(_ sign: String) -> String { "\(sign) does not begin a list item, so the line is text" }
  private static func itemHelp(_ written: String) -> String { "write “\(written)” instead, with a space after it" }
  private static let itemTitle = "Make it a list item"
  private static let itemsTitle = "Make list items of the lines"

  private static func headingMessage(_ sign: String) -> String {
    "\(sign) does not begin a heading, because a word follows directly"
  }
  private static let headingHelp = "write a space after it"
  private static let headingTitle = "Write a space after it"

  private static func quotedMessage(_ words: String) -> String { "\(words) is part of the words of the item above it" }
  private static let sentenceHelp =
    "put a blank line before it, to make it a text of its own, or two spaces, if it belongs to the item"
  private static let quotedHelp = "put a blank line between it and the item, and begin it with “> ” to make it a quote"

  private static func quoteMessage(_ box: String) -> String { "\(box) is in a quote, where tasks are not read" }
  private static let quoteHelp = "remove the “>” before the line, and separate it from the quote by a blank line"
  private static func htmlMessage(_ box: String) -> String { "\(box) is in a block of HTML, where tasks are not read" }
  private static let htmlHelp = "write a blank line above the task, and begin it with “- [ ] ”"
}
