import Outline
public import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with one more section, parted from what stands round it by blank lines.
  ///
  /// - Parameters:
  ///   - place: what it is the place of afterwards, from 1; the section that stands there, and those after it, follow it.
  ///   - allowsProblems: whether it may hold something that does not read.
  public func inserting(
    _ section: PlanSection,
    at place: Int,
    allowsProblems: Bool = false
  ) throws(EditRefusal) -> EditableFile {
    let lines = WrittenText.lines(of: section, in: kind)
    let isLast = place >= document.sections.count
    let line = isLast ? source.lineCount : document.sections[place].lines.lowerBound
    let edit = LineEdit.insertion(apart: lines, beforeLine: line, in: source)
    var step = EditStep([[edit]]) { $0.content.sections.insert(section, at: place - 1) }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }

  /// The file with one more group at the end of a section.
  ///
  /// - Parameter allowsProblems: whether it may hold something that does not read.
  public func inserting(
    _ group: PlanGroup,
    inSection place: Int,
    allowsProblems: Bool = false
  ) throws(EditRefusal) -> EditableFile {
    var holder = PlanSection(title: "x")
    holder.groups = [group]
    let lines = Array(WrittenText.lines(of: holder, in: kind).dropFirst().drop { $0.isEmpty })
    let section = document.sections[place]
    let line = source.withoutBlankEnd(section.lines).upperBound
    let edit = LineEdit.insertion(apart: lines, beforeLine: line, in: source)
    var step = EditStep([[edit]]) { $0.content[section: place].groups.append(group) }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }
}
