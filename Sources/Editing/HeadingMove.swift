import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with a section or a group at another place among its siblings; and the path that it has then. What stands between
  /// two headings moves with the first, but for the comments above the second; the blank lines between them stay where they are, and
  /// every line keeps its bytes.
  ///
  /// - Parameter offset: its place among the sections, or the groups of its section, from 0.
  public func movingHeading(_ path: PlanPath, to offset: Int) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let section = document.sections[path.section]
    let headings =
      path.group == nil
      ? document.sections.indices.dropFirst().map { PlanPath(section: $0) }
      : section.groups.indices.map { PlanPath(section: path.section, group: $0) }
    let old = path.group ?? path.section - 1
    guard !path.isItem, headings.indices.contains(old), headings.indices.contains(offset) else {
      throw EditRefusal(EditMessage.hasNoHeading(self.path))
    }
    var target = path
    if path.group == nil { target.section = offset + 1 } else { target.group = offset }
    guard old != offset else { return (self, path) }
    let runs = headings.map(document.lines(ofHeading:))
    let counts = headings.map { document.commentCount(atEndOf: content.container(before: $0)) }
    // Those above the section that follows stand below the last group, whichever that is.
    let last = path.group.map { _ in PlanPath(section: path.section, group: headings.count - 1) }
    let lastCount = last.map { document.commentCount(atEndOf: $0) } ?? 0
    let ways = ["", source.lineEnding].map { [LineOrder.edit(moving: old, to: offset, of: runs, gap: $0, in: source)] }
    let file = try applying(
      EditStep(ways) { plan in
        let next = last.map { plan.content.removeLast(lastCount, of: $0) } ?? []
        var comments: [[PlanElement]] = []
        for (heading, count) in zip(headings, counts) {
          let before = plan.content.container(before: heading)
          comments.append(plan.content.removeLast(count, of: before))
        }
        comments.insert(comments.remove(at: old), at: offset)
        if path.group == nil {
          plan.content.sections.insert(plan.content.sections.remove(at: old), at: offset)
        } else {
          let group = plan.content[section: path.section].groups.remove(at: old)
          plan.content[section: path.section].groups.insert(group, at: offset)
        }
        for (heading, own) in zip(headings, comments) {
          let before = plan.content.container(before: heading)
          plan.content[elementsOf: before] += own
        }
        if let last { plan.content[elementsOf: last] += next }
      }
    )
    return (file, target)
  }
}
