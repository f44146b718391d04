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
    let path = PlanPath(section: place)
    let line = isLast ? source.lineCount : document.allLines(ofHeading: path).lowerBound
    let edit = LineEdit.insertion(apart: lines, beforeLine: line, in: source)
    let count = document.commentCount(atEndOf: content.container(before: path))
    var step = EditStep([[edit]]) { plan in
      // The comments above the section that stands there are the last of what comes before it.
      let comments = plan.content.removeLast(count, of: plan.content.container(before: path))
      plan.content.sections.insert(section, at: place - 1)
      let last = plan.content.container(before: PlanPath(section: place + 1))
      plan.content[elementsOf: last] += comments
    }
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
    let line = document.lines(ofHeading: PlanPath(section: place)).upperBound
    let edit = LineEdit.insertion(apart: lines, beforeLine: line, in: source)
    let next = PlanPath(section: place + 1)
    let count = document.commentCount(atEndOf: content.container(before: next))
    var step = EditStep([[edit]]) { plan in
      let comments = plan.content.removeLast(count, of: plan.content.container(before: next))
      plan.content[section: place].groups.append(group)
      let last = plan.content.container(before: next)
      plan.content[elementsOf: last] += comments
    }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }
}
