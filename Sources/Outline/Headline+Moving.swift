import Sharing

extension Headline {
  /// The same words so many bytes further on.
  func moved(by distance: Int) -> Headline {
    var moved = self
    moved.range = range.moved(by: distance)
    moved.textRange = textRange.moved(by: distance)
    moved.iconRange = iconRange?.moved(by: distance)
    moved.idRange = idRange?.moved(by: distance)
    moved.box = box.map { Box(state: $0.state, range: $0.range.moved(by: distance)) }
    moved.anchor = anchor.map { anchor in
      Anchor(
        value: anchor.value,
        range: anchor.range.moved(by: distance),
        decorationRange: anchor.decorationRange.moved(by: distance)
      )
    }
    guard let syntax else { return moved }
    var movedSyntax = Syntax()
    movedSyntax.cutRanges = syntax.value.cutRanges.map { $0.moved(by: distance) }
    movedSyntax.tagRanges = syntax.value.tagRanges.map { $0.moved(by: distance) }
    movedSyntax.groups = syntax.value.groups.map { group in
      FieldGroup(range: group.range.moved(by: distance), spelling: group.spelling, fieldIndexes: group.fieldIndexes)
    }
    movedSyntax.fields = syntax.value.fields.map { field in
      Field(
        key: field.key,
        nameRange: field.nameRange.moved(by: distance),
        valueRange: field.valueRange.moved(by: distance),
        isQuoted: field.isQuoted
      )
    }
    moved.syntax = Shared(movedSyntax)
    return moved
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
