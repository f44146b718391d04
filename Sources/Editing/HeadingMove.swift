import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with a section or a group at another place among its siblings; and the path that it has then. What stands between
  /// two headings moves with the first; the blank lines between them stay where they are.
  ///
  /// - Parameter offset: its place among the sections, or the groups of its section, from 0.
  public func movingHeading(_ path: PlanPath, to offset: Int) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let section = document.sections[path.section]
    let lines = path.group == nil ? document.sections.dropFirst().map(\.lines) : section.groups.map(\.lines)
    let old = path.group ?? path.section - 1
    guard !path.isItem, lines.indices.contains(old), lines.indices.contains(offset) else {
      throw EditRefusal("\(self.path) has no heading there")
    }
    var target = path
    if path.group == nil { target.section = offset + 1 } else { target.group = offset }
    guard old != offset else { return (self, path) }
    let file = try applying(
      EditStep([edits(of: lines, old, offset, gap: ""), edits(of: lines, old, offset, gap: source.lineEnding)]) { plan in
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

  /// Writes what stands from one place to another in another order.
  ///
  /// - Parameter gap: what comes before each heading besides what stands there.
  private func edits(of lines: [Range<Int>], _ old: Int, _ offset: Int, gap: String) -> [TextEdit] {
    let places = Array(min(old, offset)...max(old, offset))
    let ranges = places.map { bytes(ofLines: lines[$0]) }
    var order = places.indices.map(\.self)
    order.insert(order.remove(at: old - places[0]), at: offset - places[0])
    var text = ""
    for (place, index) in order.enumerated() {
      text += source.string(in: ranges[index])
      guard place + 1 < ranges.count else { break }
      text += source.string(in: ranges[place].upperBound..<ranges[place + 1].lowerBound) + gap
    }
    return [TextEdit(replacing: ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound, with: text)]
  }

  /// The bytes of some lines, without blank ones at their end and without the last line's ending.
  private func bytes(ofLines lines: Range<Int>) -> Range<Int> {
    var last = lines.upperBound - 1
    while last > lines.lowerBound, source.isBlank(line: last) { last -= 1 }
    return source.start(ofLine: lines.lowerBound)..<source.contentRange(ofLine: last).upperBound
  }
}
