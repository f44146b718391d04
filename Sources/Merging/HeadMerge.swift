import Outline
import Planner
import Reading

/// The first lines of a node, of which both sides have other words than the base, or which both added.
struct HeadMerge {
  typealias Part = HeadlineParts.Part

  private let base: (tree: MergeTree, node: Int)?
  private let left: (tree: MergeTree, node: Int)
  private let right: (tree: MergeTree, node: Int)

  /// The merged lines without the last line ending, and whether some of them are in no version.
  static func pieces(
    base: (tree: MergeTree, node: Int)?,
    left: (tree: MergeTree, node: Int),
    right: (tree: MergeTree, node: Int)
  ) -> (pieces: [MergePiece], isJoined: Bool) {
    let (own, other) = (left.tree.content(left.node), right.tree.content(right.node))
    let old = base.map { $0.tree.content($0.node) }
    if own == other || old == other { return ([.text(own)], false) }
    if old == own { return ([.text(other)], false) }
    let merge = HeadMerge(base: base, left: left, right: right)
    if let pieces = merge.headline() ?? merge.property() { return (pieces, true) }
    return (merge.lines(old, own, other), false)
  }

  /// The lines, merged one by one. A last piece that is no conflict is without its line ending.
  ///
  /// How far in they stand is that of the side that moved them.
  private func lines(_ old: [UInt8]?, _ own: [UInt8], _ other: [UInt8]) -> [MergePiece] {
    let widths = (old.map { Indent.width(of: $0[...]) }, Indent.width(of: own[...]), Indent.width(of: other[...]))
    let wanted = widths.0 == widths.1 ? widths.2 : widths.1
    let old = old.map { Indent.moved($0, by: wanted - (widths.0 ?? wanted)) }
    let own = Indent.moved(own, by: wanted - widths.1)
    let other = Indent.moved(other, by: wanted - widths.2)
    var pieces = LineMerge.pieces(
      base: zip(old, base).map { $0 + $1.tree.ending($1.node) } ?? [],
      left: own + left.tree.ending(left.node),
      right: other + right.tree.ending(right.node)
    )
    if case .text(let text) = pieces.last { pieces[pieces.count - 1] = .text(text.withoutLastEnding) }
    return pieces
  }

  private func zip(_ old: [UInt8]?, _ base: (tree: MergeTree, node: Int)?) -> ([UInt8], (tree: MergeTree, node: Int))? {
    guard let old, let base else { return nil }
    return (old, base)
  }

  private init(
    base: (tree: MergeTree, node: Int)?,
    left: (tree: MergeTree, node: Int),
    right: (tree: MergeTree, node: Int)
  ) {
    (self.base, self.left, self.right) = (base, left, right)
  }

  // MARK: Headlines

  private func headline() -> [MergePiece]? {
    let all = [base, left, right].compactMap(\.self)
    let splittings = all.map { HeadlineParts.splitting(of: $0.node, in: $0.tree) }
    let splitting = Set(splittings).count == 1 ? splittings[0] : .none
    guard let own = HeadlineParts(left.node, of: left.tree, splitting: splitting),
      let other = HeadlineParts(right.node, of: right.tree, splitting: splitting)
    else { return nil }
    var old: HeadlineParts?
    if let base {
      old = HeadlineParts(base.node, of: base.tree, splitting: splitting)
      guard old != nil else { return nil }
    }
    guard let frame = frame(old, own, other) else { return nil }
    let outcomes = HeadlineOutcomes(base: old, left: own, right: other)
    let (first, second) = frame == .left ? (own, other) : (other, own)
    if outcomes.conflicts.isEmpty {
      return HeadlineJoin.bytes(frame: first, other: second, outcomes.outcomes(for: frame)).map { [.text($0)] }
    }
    // Two names are two lines: nobody can say which of them the other parts belong to.
    let isNamedTwice = outcomes.conflicts.contains { part in if case .words = part { true } else { false } }
    if isNamedTwice { return [.conflict(left: left.tree.content(left.node), right: right.tree.content(right.node))] }
    guard let leftBytes = HeadlineJoin.bytes(frame: own, other: other, outcomes.outcomes(for: .left)),
      let rightBytes = HeadlineJoin.bytes(frame: other, other: own, outcomes.outcomes(for: .right))
    else { return nil }
    return [.conflict(left: leftBytes, right: rightBytes)]
  }

  /// The side whose line is taken as the frame; nil where both changed something that is no part.
  private func frame(_ old: HeadlineParts?, _ own: HeadlineParts, _ other: HeadlineParts) -> MergeSide? {
    let (rest, second) = (own.rest, other.rest)
    if rest == second {
      // Spaces that one side changed are that side's.
      guard let old, old.gaps == own.gaps else { return .left }
      return .right
    }
    guard let old else { return nil }
    if old.rest == rest { return .right }
    return old.rest == second ? .left : nil
  }

  // MARK: Properties

  /// A property whose value is a list on one line: what each side added is added, what one removed is removed.
  private func property() -> [MergePiece]? {
    guard case .property(let own) = left.tree.nodes[left.node].subject,
      case .property(let other) = right.tree.nodes[right.node].subject,
      let ownList = list(own, left), let otherList = list(other, right)
    else { return nil }
    var oldList: [String] = []
    if let base {
      guard case .property(let old) = base.tree.nodes[base.node].subject, let list = list(old, base) else { return nil }
      oldList = list
    }
    let kept = ownList.filter { otherList.contains($0) || !oldList.contains($0) }
    let merged = kept + otherList.filter { !ownList.contains($0) && !oldList.contains($0) }
    let content = left.tree.nodes[left.node].content
    let text = Array(("[" + merged.joined(separator: ", ") + "]").utf8)
    return [
      .text(
        left.tree.bytes(content.lowerBound..<own.valueRange.lowerBound) + text
          + left.tree.bytes(own.valueRange.upperBound..<content.upperBound)
      )
    ]
  }

  private func list(_ property: Property, _ side: (tree: MergeTree, node: Int)) -> [String]? {
    let text = side.tree.source.string(in: property.valueRange)
    guard case .list = property.value, text.first == "[", text.last == "]",
      !text.contains(where: { "\"'\n#{}&*!".contains($0) })
    else { return nil }
    return text.dropFirst().dropLast().split(separator: ",").map { part in
      let words = part.drop { $0 == " " }
      return String(words.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}

/// What becomes of each part of a headline.
struct HeadlineOutcomes {
  typealias Part = HeadlineParts.Part

  private let base: HeadlineParts?
  private let left: HeadlineParts
  private let right: HeadlineParts
  private var settled: [Part: [UInt8]?] = [:]
  /// The parts that both sides changed, and for which there is no rule.
  private(set) var conflicts: Set<Part> = []

  init(base: HeadlineParts?, left: HeadlineParts, right: HeadlineParts) {
    (self.base, self.left, self.right) = (base, left, right)
    for part in Set(left.order).union(right.order).union(base?.order ?? []) {
      switch ThreeWay.merge(base?.bytes(part), left.bytes(part), right.bytes(part)) {
      case .settled(let bytes): settled.updateValue(bytes, forKey: part)
      case .conflict:
        if let bytes = spelled(part) ?? value(of: part) {
          settled.updateValue(bytes, forKey: part)
        } else {
          conflicts.insert(part)
        }
      }
    }
    settleStatus()
  }

  /// What is to be done with the line of one side. A part in conflict stays as that side has it.
  func outcomes(for frame: MergeSide) -> [Part: HeadlineJoin.Outcome] {
    let parts = frame == .left ? left : right
    var outcomes: [Part: HeadlineJoin.Outcome] = [:]
    for (part, bytes) in settled where bytes != parts.bytes(part) { outcomes[part] = .changed(bytes) }
    return outcomes
  }

  // MARK: Values

  /// A part that one side only spelled in another way, as formatting does: what the other side has. Nil where both changed what
  /// it says.
  private func spelled(_ part: Part) -> [UInt8]?? {
    let (old, own, other) = (base?.meaning(of: part), left.meaning(of: part), right.meaning(of: part))
    if own == other || other == old { return .some(left.bytes(part)) }
    return own == old ? .some(right.bytes(part)) : nil
  }

  /// What a part comes to that both sides changed; nil where they contradict each other.
  private func value(of part: Part) -> [UInt8]?? {
    let old = base?.bytes(part)
    let (own, other) = (left.bytes(part), right.bytes(part))
    switch part {
    // How far in a line stands, and with which sign it begins, says nothing by itself.
    case .indent, .marker: return .some(own)
    case .box: return box(own, other)
    case .value:
      guard let own, let other else { return nil }
      return number(old, own, other)
    case .strokes:
      guard let old, let own, let other else { return nil }
      return MergedNumber.strokes(base: old, left: own, right: other).map { .some($0) }
    case .field("done", 0):
      // It was done on the first of the two days.
      guard let own, let other else { return nil }
      return .some(own.lexicographicallyPrecedes(other) ? own : other)
    default: return nil
    }
  }

  /// Done on either side is done.
  private func box(_ own: [UInt8]?, _ other: [UInt8]?) -> [UInt8]?? {
    func isDone(_ box: [UInt8]?) -> Bool { box == Array("[x]".utf8) || box == Array("[X]".utf8) }
    if isDone(own) { return .some(own) }
    return isDone(other) ? .some(other) : nil
  }

  private func number(_ old: [UInt8]?, _ own: [UInt8], _ other: [UInt8]) -> [UInt8]?? {
    guard let content = left.tree.itemReading(left.node)?.content, let second = right.tree.itemReading(right.node)?.content
    else {
      return nil
    }
    let bytes: [UInt8]?
    switch (content, second) {
    case (.best(let best), .best(let same)):
      guard best.extreme == same.extreme else { return nil }
      bytes = MergedNumber.better(best, left: own, right: other)
    case (.counter, .counter): bytes = old.flatMap { MergedNumber.sum(base: $0, left: own, right: other, .up) }
    case (.count(let count), .count(let same)):
      guard count.direction == same.direction else { return nil }
      bytes = old.flatMap { MergedNumber.sum(base: $0, left: own, right: other, count.direction) }
    default: bytes = nil
    }
    return bytes.map { .some($0) }
  }

  // MARK: Entries

  /// An entry that says nothing of its state says that it was done, which no comparison of bytes shows. Its words tell of its state:
  /// *ill* is why something was skipped, and not how it was done. So both go together.
  private mutating func settleStatus() {
    guard let own = left.tree.item(left.node)?.entryStatus, let other = right.tree.item(right.node)?.entryStatus, own != other
    else { return }
    let old = base.flatMap { $0.tree.item($0.node)?.entryStatus }
    let notes = (left.meaning(of: .note), right.meaning(of: .note))
    let was = base?.meaning(of: .note)
    if old == own, was == notes.0 { return take(right, [.status, .box, .note]) }
    if old == other, was == notes.1 { return take(left, [.status, .box, .note]) }
    let isLeftDone = own == .done
    let skippedNote = isLeftDone ? notes.1 : notes.0
    if old != .done, own == .done || other == .done, skippedNote == nil || notes.0 == notes.1 {
      return take(isLeftDone ? left : right, [.status, .box, .note])
    }
    for part in [Part.status, .box, .note] where left.bytes(part) != right.bytes(part) {
      settled.removeValue(forKey: part)
      conflicts.insert(part)
    }
  }

  private mutating func take(_ winner: HeadlineParts, _ parts: [Part]) {
    for part in parts {
      conflicts.remove(part)
      settled.updateValue(winner.bytes(part), forKey: part)
    }
  }
}
