import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with a section or a group at another place among its siblings; and the path that it has then. What stands between
  /// two headings moves with the first; the blank lines between them stay where they are, and every line keeps its bytes.
  ///
  /// - Parameter offset: its place among the sections, or the groups of its section, from 0.
  public func movingHeading(_ path: PlanPath, to offset: Int) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let section = document.sections[path.section]
    let lines = path.group == nil ? document.sections.dropFirst().map(\.lines) : section.groups.map(\.lines)
    let old = path.group ?? path.section - 1
    guard !path.isItem, lines.indices.contains(old), lines.indices.contains(offset) else {
      throw EditRefusal(EditMessage.hasNoHeading(self.path))
    }
    var target = path
    if path.group == nil { target.section = offset + 1 } else { target.group = offset }
    guard old != offset else { return (self, path) }
    let runs = lines.map(source.withoutBlankEnd)
    let ways = ["", source.lineEnding].map { [LineOrder.edit(moving: old, to: offset, of: runs, gap: $0, in: source)] }
    let file = try applying(
      EditStep(ways) { plan in
        if path.group == nil {
          plan.content.sections.insert(plan.content.sections.remove(at: old), at: offset)
        } else {
          let group = plan.content[section: path.section].groups.remove(at: old)
          plan.content[section: path.section].groups.insert(group, at: offset)
        }
      }
    )
    return (file, target)
  }
}
