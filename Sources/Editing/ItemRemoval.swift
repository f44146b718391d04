import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file without an item and all that hangs below it.
  public func removing(_ path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = outlineItem(path) else { throw EditRefusal("\(self.path) has no item there") }
    return try applying(EditStep(LineEdit.removals(of: item.lines, in: source)) { $0.content.remove(at: path) })
  }

  /// The file without a section or a group and all that stands in it.
  public func removingHeading(_ path: PlanPath) throws(EditRefusal) -> EditableFile {
    let section = document.sections[path.section]
    guard !path.isItem, path.group != nil || section.heading != nil else {
      throw EditRefusal("\(self.path) has no heading there")
    }
    let lines = path.group.map { section.groups[$0].lines } ?? section.lines
    return try applying(
      EditStep(LineEdit.removals(of: source.withoutBlankEnd(lines), in: source)) { plan in
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
    let lines: Range<Int>
    if let item = outlineItem(path) {
      lines = item.lines
    } else {
      let section = document.sections[path.section]
      lines = source.withoutBlankEnd(path.group.map { section.groups[$0].lines } ?? section.lines)
    }
    return source.string(in: source.fullRange(ofLines: lines))
  }
}
