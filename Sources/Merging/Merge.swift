public import Outline
import SourceText

/// Three versions of a file as one: what each side changed since the base, the outline of the file in view (docs/merging.md).
///
/// The result does not depend on which side is called *ours*, but for the names and the order of the two in a conflict.
public struct Merge: Sendable {
  /// What the versions are called in the marks of a conflict.
  public struct Labels: Sendable {
    public var ours: String
    public var base: String
    public var theirs: String

    public init(ours: String = "ours", base: String = "base", theirs: String = "theirs") {
      (self.ours, self.base, self.theirs) = (ours, base, theirs)
    }
  }

  /// How the result was found.
  public enum Way: Sendable, Equatable {
    /// One of the versions is the result: a side changed nothing, or both the same.
    case taken
    case byOutline
    /// Line by line, and why.
    case byLines(Reason)
  }

  public enum Reason: Sendable, Equatable {
    /// A version is a note of somebody's, or of another kind than the others.
    case notTidemark
    /// A version is not UTF-8, too large or too deep, has conflicts in it, or an outline that does not follow its lines.
    case unreadable
    /// What was put together did not read as it was meant.
    case unproven
    /// It took too long.
    case overdue
  }

  public let bytes: [UInt8]
  /// How many places are left to a person, each between marks.
  public let conflicts: Int
  public let way: Way

  /// - Parameters:
  ///   - markerSize: how many signs a mark has; 7 in git unless an attribute says otherwise.
  ///   - kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  ///   - isOverdue: asked now and then; once it is true, the merge is done line by line.
  public init(
    base: [UInt8],
    ours: [UInt8],
    theirs: [UInt8],
    markerSize: Int = 7,
    labels: Labels = Labels(),
    kindByFolder: DocumentKind? = nil,
    isOverdue: () -> Bool = { false }
  ) {
    if ours == theirs || base == theirs {
      self.init(bytes: ours, conflicts: 0, way: .taken)
      return
    }
    if base == ours {
      self.init(bytes: theirs, conflicts: 0, way: .taken)
      return
    }
    let isOursLeft = ours.lexicographicallyPrecedes(theirs)
    let (left, right) = isOursLeft ? (ours, theirs) : (theirs, ours)
    let marks = MergeText.Marks(
      left: isOursLeft ? labels.ours : labels.theirs,
      right: isOursLeft ? labels.theirs : labels.ours,
      first: isOursLeft ? .left : .right,
      size: max(1, markerSize),
      ending: Array(SourceText(left).lineEnding.utf8)
    )
    switch OutlineMerge.merge(base: base, left: left, right: right, marks, kindByFolder: kindByFolder, isOverdue) {
    case .success(let merged): self.init(bytes: merged.bytes, conflicts: merged.conflicts, way: .byOutline)
    case .failure(let failure):
      let pieces = LineMerge.pieces(base: base, left: left, right: right)
      self.init(
        bytes: MergeText.marked(pieces, marks),
        conflicts: pieces.conflictCount,
        way: .byLines(failure.reason)
      )
    }
  }

  private init(bytes: [UInt8], conflicts: Int, way: Way) { (self.bytes, self.conflicts, self.way) = (bytes, conflicts, way) }
}

/// The merge over the outline.
enum OutlineMerge {
  struct Failure: Error {
    var reason: Merge.Reason
  }

  static func merge(
    base: [UInt8],
    left: [UInt8],
    right: [UInt8],
    _ marks: MergeText.Marks,
    kindByFolder: DocumentKind?,
    _ isOverdue: () -> Bool
  ) -> Result<(bytes: [UInt8], conflicts: Int), Failure> {
    var trees: [MergeTree] = []
    for bytes in [base, left, right] {
      guard let tree = MergeTree(SourceText(bytes), kindByFolder: kindByFolder) else {
        return .failure(Failure(reason: .unreadable))
      }
      trees.append(tree)
      if isOverdue() { return .failure(Failure(reason: .overdue)) }
    }
    let kinds = trees.map(\.document.kind)
    let isNew = trees[0].order.isEmpty
    guard let kind = kinds[1], kinds[2] == kind, isNew || kinds[0] == kind else {
      return .failure(Failure(reason: .notTidemark))
    }
    guard let merged = MergedTree(base: trees[0], left: trees[1], right: trees[2]) else {
      return .failure(Failure(reason: .unproven))
    }
    if isOverdue() { return .failure(Failure(reason: .overdue)) }
    let script = MergeScript(merged)
    let conflicts = script.conflictCount
    let account = LineAccount(script)
    for side in conflicts > 0 ? [MergeSide.left, .right] : [.left] {
      if isOverdue() { return .failure(Failure(reason: .overdue)) }
      let text = MergeText.resolved(script, to: side)
      guard account.balances(text, resolvedTo: conflicts > 0 ? side : nil), MergeProof.holds(text, kindByFolder: kindByFolder)
      else {
        return .failure(Failure(reason: .unproven))
      }
      if conflicts == 0 { return .success((text.bytes, 0)) }
    }
    return .success((MergeText.marked(script, marks), conflicts))
  }
}
