import Outline
import Planner
import SourceText

/// A comment that keeps rules silent holds for what follows it (format, *Suppressions*): it goes where that goes, and nothing
/// comes between them.
extension EditableFile {
  /// The places of an item among what stands with it, and of the comments before it that hold for it alone; the item is the last.
  func places(withCommentsOf path: PlanPath) -> Range<Int> {
    let offset = path.offset ?? 0
    let elements = document.elements(of: path.parent)
    guard elements.indices.contains(offset) else { return offset..<offset + 1 }
    var first = offset
    while first > 0, document.line(silencedBy: elements[first - 1]) == document.lines(of: elements[first]).lowerBound {
      first -= 1
    }
    return first..<offset + 1
  }

  /// The lines of an item from the first of its comments on.
  func lines(withCommentsOf path: PlanPath) -> Range<Int> {
    guard let item = outlineItem(path) else { return 0..<0 }
    let first = places(withCommentsOf: path).lowerBound
    return document.lines(of: document.elements(of: path.parent)[first]).lowerBound..<item.lines.upperBound
  }

  /// What a section, a group or an item holds, each comment together with what it holds for: where each begins, and its lines.
  func runs(in container: PlanPath) -> [(offset: Int, lines: Range<Int>)] {
    let elements = document.elements(of: container)
    var runs: [(offset: Int, lines: Range<Int>)] = []
    for (offset, element) in elements.enumerated() {
      let lines = document.lines(of: element)
      if let last = runs.last, document.line(silencedBy: elements[offset - 1]) == lines.lowerBound {
        runs[runs.count - 1].lines = last.lines.lowerBound..<lines.upperBound
      } else {
        runs.append((offset, lines))
      }
    }
    return runs
  }

  /// A place among the elements of a section, a group or an item, or else the one before it that is between no comment and what
  /// the comment holds for. A comment that is the last of them holds for what follows them, such as a heading.
  func placeBeforeComments(_ offset: Int, in container: PlanPath) -> Int {
    let elements = document.elements(of: container)
    var place = min(offset, elements.count - document.commentCount(atEndOf: container))
    while place > 0, let silenced = document.line(silencedBy: elements[place - 1]) {
      guard place == elements.count || silenced == document.lines(of: elements[place]).lowerBound else { break }
      place -= 1
    }
    return place
  }
}

extension Document {
  /// The first line of what a comment keeps rules silent for; nil for what is no such comment, or holds for the whole file.
  func line(silencedBy element: Element) -> Int? {
    guard !suppressions.isEmpty, case .other(let block) = element else { return nil }
    let lines = source.withoutBlankEnd(tree[block].lines)
    let own = suppressions.first { suppression in
      suppression.ranges.first.map { lines.contains(source.line(at: $0.lowerBound)) } ?? false
    }
    return own?.lines?.lowerBound
  }
}

extension PlanContent {
  /// Takes elements that stand together out.
  mutating func remove(_ indexes: Range<Int>, in container: PlanPath) {
    for index in indexes.reversed() { remove(at: container.child(at: index)) }
  }

  /// Puts elements before the one of a path, in their order.
  mutating func insert(contentsOf elements: [PlanElement], at path: PlanPath) {
    for element in elements.reversed() { insert(element, at: path) }
  }
}
