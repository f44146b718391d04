/// The blocks of a document in preorder; block 0 is the document itself.
///
/// Link reference definitions and blank lines belong to no block.
public struct BlockTree: Sendable, Equatable {
  public var blocks: [Block]

  /// The bound that kept the text away from libcmark, if one did; then there is no block but the document.
  public var exceeded: ExceededBound?

  public init(blocks: [Block], exceeded: ExceededBound? = nil) {
    self.blocks = blocks
    self.exceeded = exceeded
  }

  @inlinable public subscript(index: Int) -> Block { blocks[index] }

  /// The indices of a block's direct children, in order.
  @inlinable
  public func children(of index: Int) -> Children {
    Children(blocks: blocks, upcoming: index + 1, end: blocks[index].subtreeEnd)
  }

  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let blocks: [Block]
    @usableFromInline var upcoming: Int
    @usableFromInline let end: Int

    @inlinable
    init(blocks: [Block], upcoming: Int, end: Int) {
      (self.blocks, self.upcoming, self.end) = (blocks, upcoming, end)
    }

    @inlinable
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = blocks[upcoming].subtreeEnd }
      return upcoming
    }
  }
}

/// Which bound of `MarkdownBounds` a text passes, and where.
public struct ExceededBound: Sendable, Equatable {
  public enum Bound: Sendable, Equatable {
    /// The file has more bytes than `MarkdownBounds.fileSize`.
    case fileSize

    /// Quotes and lists stand deeper in one another than `MarkdownBounds.nesting`.
    case nesting

    /// Lines without a blank one between them hold more inline delimiters than `MarkdownBounds.runLength` allows for so many
    /// bytes, where a link reference definition may begin.
    case runLength

    /// There are more lines with text and markers before it than `MarkdownBounds.blocks`.
    case blocks

    /// One item holds more brackets, quotes, colons and the like than `MarkdownBounds.itemSigns`.
    case itemSigns

    /// The front matter has more bytes than `MarkdownBounds.frontMatterSize`.
    case frontMatterSize

    /// Lists and mappings of the front matter stand deeper in one another than `MarkdownBounds.frontMatterNesting`.
    case frontMatterNesting

    /// Whether the blocks of a text that passes it are read all the same.
    public var leavesBlocks: Bool {
      switch self {
      case .itemSigns, .frontMatterSize, .frontMatterNesting: true
      case .fileSize, .nesting, .runLength, .blocks: false
      }
    }
  }

  public var bound: Bound

  /// The offset of the first byte or line too many, of what is too deep, or of the first of the lines with the delimiters.
  public var offset: Int

  /// What was found there, in the unit of the bound: bytes, levels, delimiters, lines and markers, signs.
  public var found: Int

  /// The most that is allowed there, in the same unit.
  public var limit: Int

  public init(bound: Bound, offset: Int, found: Int, limit: Int) {
    self.bound = bound
    self.offset = offset
    self.found = found
    self.limit = limit
  }
}
