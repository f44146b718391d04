import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file without an item and all that hangs below it, and without a comment that keeps rules silent for it alone.
  ///
  /// - Parameter leavesComments: whether such comments stay.
  public func removing(_ path: PlanPath, leavesComments: Bool = false) throws(EditRefusal) -> EditableFile {
    guard let outline = outlineItem(path) else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    if leavesComments {
      return try applying(EditStep(LineEdit.removals(of: outline.lines, in: source)) { $0.content.remove(at: path) })
    }
    let removals = LineEdit.removals(of: lines(withCommentsOf: path), in: source)
    let places = places(withCommentsOf: path)
    guard places.count > 1 else { return try applying(EditStep(removals) { $0.content.remove(at: path) }) }
    // The comment parted two lists, of which one may go on with the numbers of the other now.
    return try applying(
      EditStep(removals) { before, after in
        var wanted = before.plan
        wanted.content.remove(places, in: path.parent)
        return EditStep.isSame(after.plan.withoutNumbers, wanted.withoutNumbers)
      }
    )
  }

  /// The file without a section or a group, all that stands in it, and the comments above it.
  public func removingHeading(_ path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard !path.isItem, heading(of: path) != nil else { throw EditRefusal(EditMessage.hasNoHeading(self.path)) }
    return try applying(
      EditStep(LineEdit.removals(of: document.lines(ofHeading: path), in: source)) { plan in
        remove(heading: path, from: &plan.content)
      }
    )
  }

  /// The bytes of an item, of a group or of a section with its comments as lines, to keep them elsewhere.
  public func text(of path: PlanPath) -> String {
    let lines = outlineItem(path) == nil ? document.lines(ofHeading: path) : lines(withCommentsOf: path)
    return source.string(in: source.fullRange(ofLines: lines))
  }
}
