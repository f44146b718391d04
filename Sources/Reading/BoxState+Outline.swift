public import Outline
public import Planner
package import SourceText

extension BoxState {
  /// What a box of an outline says.
  public init(_ box: Box, in document: Document) { self.init(box, in: document.source) }

  /// This is asked of each box of a vault, so that the text is only lent.
  package init(_ box: Box, in source: borrowing SourceText) {
    switch box.state {
    case .open: self = .open
    case .done: self = .done
    case .dropped: self = .dropped
    case nil: self = .unknown(source.string(in: box.range.lowerBound + 1..<box.range.upperBound - 1))
    }
  }
}
