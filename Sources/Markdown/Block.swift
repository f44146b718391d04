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
  @inlinable public var parent: Int {
    get { Int(storedParent) }
    set { storedParent = Int32(clamping: newValue) }
  }

  /// One past the index of the last descendant: the tree is flat and in preorder.
  @inlinable public var subtreeEnd: Int {
    get { Int(storedSubtreeEnd) }
    set { storedSubtreeEnd = Int32(clamping: newValue) }
  }

  /// The first line.
  @inlinable public var firstLine: Int {
    get { Int(storedFirstLine) }
    set { storedFirstLine = Int32(clamping: newValue) }
  }

  /// One past the last line, trailing blank lines left out.
  ///
  /// A block that ends in link reference definitions, which libcmark takes away, has their lines if it is a quote, a list or an
  /// item; a leaf has none of them, neither before its text nor after it.
  @inlinable public var endLine: Int {
    get { Int(storedEndLine) }
    set { storedEndLine = Int32(clamping: newValue) }
  }

  /// The offset of the block's first byte: the list marker, the `>`, the `#`, the fence, or the first byte of the text.
  /// Leading spaces are not part of it (for an indented code block, the four columns are not).
  @inlinable public var start: Int {
    get { Int(storedStart) }
    set { storedStart = Int32(clamping: newValue) }
  }

  /// A heading's level, 1 to 6; 0 for everything else.
  @inlinable public var level: Int {
    get { Int(storedLevel) }
    set { storedLevel = Int8(clamping: newValue) }
  }

  /// Whether a heading is underlined (setext) and not marked with `#`.
  public var isSetext: Bool = false

  /// Whether a code block has fences.
  public var isFenced: Bool = false

  /// Whether a list, or the list of an item, is numbered.
  public var isOrdered: Bool = false

  /// Whether a list is tight (CommonMark 0.30, section 5.3).
  public var isTight: Bool = false

  /// The first number of an ordered list, of nine digits at most.
  @inlinable public var listStart: Int {
    get { Int(storedListStart) }
    set { storedListStart = Int32(clamping: newValue) }
  }

  // A tree has three blocks for each line of a list, and no text with blocks is longer than `MarkdownBounds.fileSize`: four bytes
  // for a number halve it and more.
  @usableFromInline var storedLevel: Int8 = 0
  @usableFromInline var storedListStart: Int32 = 0
  @usableFromInline var storedParent: Int32
  @usableFromInline var storedSubtreeEnd: Int32
  @usableFromInline var storedFirstLine: Int32
  @usableFromInline var storedEndLine: Int32
  @usableFromInline var storedStart: Int32

  @inlinable
  public init(kind: Kind, parent: Int, subtreeEnd: Int, firstLine: Int, endLine: Int, start: Int) {
    self.kind = kind
    storedParent = Int32(clamping: parent)
    storedSubtreeEnd = Int32(clamping: subtreeEnd)
    storedFirstLine = Int32(clamping: firstLine)
    storedEndLine = Int32(clamping: endLine)
    storedStart = Int32(clamping: start)
  }

  /// A block of one line, of a text of fewer than 2^31 bytes.
  ///
  /// - Parameter index: where it stands in the tree.
  init(_ kind: Kind, parent: Int, line: Int, start: Int, at index: Int) {
    self.kind = kind
    storedParent = Int32(truncatingIfNeeded: parent)
    storedSubtreeEnd = Int32(truncatingIfNeeded: index &+ 1)
    storedFirstLine = Int32(truncatingIfNeeded: line)
    storedEndLine = Int32(truncatingIfNeeded: line &+ 1)
    storedStart = Int32(truncatingIfNeeded: start)
  }

  @inlinable public var lines: Range<Int> { firstLine..<endLine }
}
