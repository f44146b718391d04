import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file without an item and all that hangs below it.
  public func removing(_ path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = outlineItem(path) else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    return try applying(EditStep(LineEdit.removals(of: item.lines, in: source)) { $0.content.remove(at: path) })
  }

  /// The file without a section or a group and all that stands in it.
  public func removingHeading(_ path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard !path.isItem, heading(of: path) != nil else { throw EditRefusal(EditMessage.hasNoHeading(self.path)) }
    return try applying(
      EditStep(LineEdit.removals(of: lines(ofHeading: path), in: source)) { plan in
        if let group = path.group {
          plan.content[section: path.section].groups.remove(at: group)
        } else {
          plan.content.sections.remove(at: path.section - 1)
        }
      }
    )
  }

  /// The bytes of an item, a group or a section as lines, to keep them elsewhere.
  public func text(of path: PlanPath) -> String {
    let lines = outlineItem(path)?.lines ?? lines(ofHeading: path)
    return source.string(in: source.fullRange(ofLines: lines))
  }

  /// The lines of a section or a group with all that stands in it.
  private func lines(ofHeading path: PlanPath) -> Range<Int> {
    let section = document.sections[path.section]
    return source.withoutBlankEnd(path.group.map { section.groups[$0].lines } ?? section.lines)
  }
}
