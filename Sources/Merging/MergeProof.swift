import Outline
import Reading
import SourceText

/// Reads a merged text again, and holds what is read against what was meant.
enum MergeProof {
  /// Whether each thing is what it was meant to be and stands where it was put, with the words that it was given, and nothing
  /// else does.
  static func holds(_ text: MergeText, kindByFolder: DocumentKind?) -> Bool {
    guard let tree = MergeTree(SourceText(text.bytes), kindByFolder: kindByFolder), tree.order.count == text.written.count
    else {
      return false
    }
    var places: [Int: Int] = [:]
    for (place, written) in text.written.enumerated() { places[written.node] = place }
    var heads: [Int: Int] = [:]
    for (place, index) in tree.order.enumerated() { heads[index] = place }
    for (index, written) in zip(tree.order, text.written) {
      guard tree.nodes[index].kind == written.kind,
        tree.source.bytes[tree.nodes[index].content].elementsEqual(written.content)
      else { return false }
      var parent = tree.nodes[index].parent
      while parent >= 0, !tree.nodes[parent].hasLines { parent = tree.nodes[parent].parent }
      guard heads[parent] == places[written.parent] else { return false }
    }
    return true
  }
}

/// Counts the lines of three versions and of what became of them, without regard to where they stand.
///
/// It knows nothing of trees, so that it finds what their comparison missed. Lines that were put together of two are left out.
struct LineAccount {
  private var base: [ArraySlice<UInt8>: Int] = [:]
  private var left: [ArraySlice<UInt8>: Int] = [:]
  private var right: [ArraySlice<UInt8>: Int] = [:]
  private let joined: Set<Int>

  init(_ script: MergeScript) {
    let tree = script.tree
    joined = script.joined
    base = LineAccount.counts(of: tree.base) { tree.ofBase[$0] }.without(joined)
    left = LineAccount.counts(of: tree.left) { tree.ofLeft[$0] }.without(joined)
    right = LineAccount.counts(of: tree.right) { tree.ofRight[$0] }.without(joined)
  }

  private struct Counts {
    var heads: [(node: Int, content: ArraySlice<UInt8>)] = []

    func without(_ joined: Set<Int>) -> [ArraySlice<UInt8>: Int] {
      LineAccount.lines(heads.filter { !joined.contains($0.node) }.map(\.content))
    }
  }

  private static func counts(of tree: MergeTree, _ number: (Int) -> Int) -> Counts {
    Counts(heads: tree.order.map { (number($0), tree.source.bytes[tree.nodes[$0].content]) })
  }

  /// How often each line stands in some texts, without the spaces round it; blank ones are left out.
  private static func lines(_ texts: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for text in texts {
      for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        var words = line.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = words.last, last == 0x20 || last == 0x09 { words.removeLast() }
        if !words.isEmpty { counts[words, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Whether no line was lost and none doubled.
  ///
  /// - Parameter side: the one that was taken where there is a conflict; nil where there is none.
  func balances(_ text: MergeText, resolvedTo side: MergeSide?) -> Bool {
    let result = LineAccount.lines(text.written.filter { !joined.contains($0.node) }.map { $0.content[...] })
    switch side {
    case nil:
      return Set(base.keys).union(left.keys).union(right.keys).union(result.keys).allSatisfy { line in
        let expected = ThreeWay.count(base[line, default: 0], left[line, default: 0], right[line, default: 0])
        return expected.contains(result[line, default: 0])
      }
    case .left?: return keeps(left, right, result)
    case .right?: return keeps(right, left, result)
    }
  }

  /// Whether the lines of a side are there that the other did not remove.
  private func keeps(
    _ own: [ArraySlice<UInt8>: Int],
    _ other: [ArraySlice<UInt8>: Int],
    _ result: [ArraySlice<UInt8>: Int]
  ) -> Bool {
    own.allSatisfy { line, count in
      other[line, default: 0] < base[line, default: 0] || result[line, default: 0] >= count
    }
  }
}

extension ThreeWay {
  /// How often a thing may stand in a result that stands so often in each version.
  static func count(_ base: Int, _ left: Int, _ right: Int) -> ClosedRange<Int> {
    if right == base { return left...left }
    if left == base { return right...right }
    let sum = max(0, left + right - base)
    // What both added may be the same, and what both removed.
    if left > base, right > base { return max(left, right)...max(left, right, sum) }
    if left < base, right < base { return sum...min(left, right) }
    return min(sum, left, right)...max(sum, left, right)
  }
}

extension MergeTree {
  /// The tree of a file; nil where it cannot be merged by its outline.
  init?(_ source: SourceText, kindByFolder: DocumentKind? = nil) {
    let document = Document(reading: source, kindByFolder: kindByFolder)
    guard document.isRewritable else { return nil }
    let reading = PlanReading(of: document, fileName: "")
    guard let tree = MergeTreeReader.tree(of: document, reading: reading) else { return nil }
    self = tree
  }
}
