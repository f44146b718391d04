/// One block of a Markdown document, as libcmark reads it (CommonMark 0.30, sections 4 and 5).
///
/// Lines count from 0 in the whole file, front matter included; offsets are byte offsets into the source.
public struct Block: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak

    /// Whether blocks of this kind hold other blocks; all others are leaves.
    public var holdsBlocks: Bool { self == .document || self == .blockQuote || self == .list || self == .item }
  }

  public var kind: Kind

  /// The index of the parent in the tree; -1 for the document, which is block 0.
  public var parent: Int

  /// One past the index of the last descendant: the tree is flat and in preorder.
  public var subtreeEnd: Int

  /// The first line.
  public var firstLine: Int

  /// One past the last line, trailing blank lines left out.
  ///
  /// A block that ends in link reference definitions, which libcmark takes away, has their lines if it is a quote, a list or an
  /// item; a leaf has none of them, neither before its text nor after it.
  public var endLine: Int

  /// The offset of the block's first byte: the list marker, the `>`, the `#`, the fence, or the first byte of the text.
  /// Leading spaces are not part of it (for an indented code block, the four columns are not).
  public var start: Int

  /// A heading's level, 1 to 6; 0 for everything else.
  public var level: Int = 0

  /// Whether a heading is underlined (setext) and not marked with `#`.
  public var isSetext: Bool = false

  /// Whether a code block has fences.
  public var isFenced: Bool = false

  /// Whether a list, or the list of an item, is numbered.
  public var isOrdered: Bool = false

  /// The first number of an ordered list.
  public var listStart: Int = 0

  /// Whether a list is tight (CommonMark 0.30, section 5.3).
  public var isTight: Bool = false

  public init(kind: Kind, parent: Int, subtreeEnd: Int, firstLine: Int, endLine: Int, start: Int) {
    self.kind = kind
    self.parent = parent
    self.subtreeEnd = subtreeEnd
    self.firstLine = firstLine
    self.endLine = endLine
    self.start = start
  }

  public var lines: Range<Int> { firstLine..<endLine }
}
