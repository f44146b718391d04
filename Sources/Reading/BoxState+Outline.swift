public import Outline
public import Planner

extension BoxState {
  /// What a box of an outline says.
  public init(_ box: Box, in document: Document) {
    switch box.state {
    case .open: self = .open
    case .done: self = .done
    case .dropped: self = .dropped
    case nil: self = .unknown(document.source.string(in: box.range.lowerBound + 1..<box.range.upperBound - 1))
    }
  }
}
