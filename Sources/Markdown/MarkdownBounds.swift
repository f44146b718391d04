/// What a text may hold before it is kept away from libcmark, and its front matter from libyaml.
///
/// libcmark 0.30.2 needs time that grows with the square of its input on some inputs, and memory for every level of nesting.
/// The bounds are checked in one linear pass before it sees a byte; `ExceededBound` says which one a text passes.
public struct MarkdownBounds: Sendable, Equatable {
  /// The most bytes in a file.
  public var fileSize: Int

  /// The most quotes and list items that may stand in one another.
  ///
  /// The check counts markers and indentation, so it may see more levels than there are, never fewer. A line without a hundred
  /// markers, or as many pairs of columns before its text, never passes the standard bound.
  public var nesting: Int

  /// How many inline delimiters (`[`, `]`, `*`, `_`, `<`) may stand in 64 KiB of lines without a blank one between them, where
  /// libcmark has to read them as they are.
  ///
  /// That is so only where a link reference definition may begin (CommonMark 0.30, section 4.7), and where the beginning of an
  /// HTML block may be the text of a paragraph; everywhere else the delimiters are hidden from it. Lines twice as long together
  /// may hold half as many; what all of them hold in a file is added up.
  public var runLength: Int

  /// How many signs that may be syntax (brackets, quotes, colons, …) one item may hold, so that reading it takes no longer than
  /// anybody waits.
  public var itemSigns: Int

  /// How many blocks there may be, so that the memory that they take is bounded: lines with text, and the list markers and quote
  /// signs before it, each of which may begin a block.
  public var blocks: Int

  /// The most bytes between the fences of the front matter.
  public var frontMatterSize: Int

  /// The most lists and mappings of the front matter that may stand in one another.
  public var frontMatterNesting: Int

  public static let standard = MarkdownBounds(fileSize: 16 << 20, nesting: 100, runLength: 4096)

  public init(
    fileSize: Int,
    nesting: Int,
    runLength: Int,
    itemSigns: Int = 2048,
    blocks: Int = 500_000,
    frontMatterSize: Int = 256 << 10,
    frontMatterNesting: Int = 32
  ) {
    self.fileSize = fileSize
    self.nesting = nesting
    self.runLength = runLength
    self.itemSigns = itemSigns
    self.blocks = blocks
    self.frontMatterSize = frontMatterSize
    self.frontMatterNesting = frontMatterNesting
  }
}
