import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with another emoji before the words of an item, a section or a group; nil takes it away. Nil where the icon is to be
  /// a field: where it is none of one sign, or stands in a field.
  func settingEmoji(_ icon: String?, of path: PlanPath) -> Result<EditableFile, EditRefusal>? {
    guard let headline = headline(of: path), headline.field(.icon) == nil else { return nil }
    if let icon { guard icon.count == 1, Emoji.isEmoji(Character(icon)) else { return nil } }
    guard headline.iconRange != nil || icon != nil else { return nil }
    let wanted = icon.map { Icon.emoji($0) }
    let step = EditStep(edits(icon, headline)) { before, after in
      var plan = before.plan
      if path.isItem {
        plan.content[path]?.icon = wanted
        plan.content[path]?.takeType(of: after.content[path])
      } else if let group = path.group {
        plan.content[section: path.section].groups[group].icon = wanted
      } else {
        plan.content[section: path.section].icon = wanted
      }
      return EditStep.isSame(after.plan, plan)
    }
    return Result { () throws(EditRefusal) in try applying(step) }
  }

  private func edits(_ icon: String?, _ headline: Headline) -> [[TextEdit]] {
    if let range = headline.iconRange {
      var end = range.upperBound
      if icon == nil { while end < source.bytes.count, HeadlineEdit.isSpace(source.bytes[end]) { end += 1 } }
      return [[TextEdit(replacing: range.lowerBound..<end, with: icon ?? "")]]
    }
    guard let icon else { return [] }
    let places = [headline.anchor?.range.lowerBound, headline.textRange.lowerBound].compactMap(\.self)
    return (FileStyle(document).hasIconFirst ? places : places.reversed()).map { [TextEdit(insertingAt: $0, icon + " ")] }
  }
}

extension PlanItem {
  /// Becomes a label or a bullet where the item read anew is one: an icon is all that tells the two apart.
  mutating func takeType(of read: PlanItem?) {
    guard let read, [.bullet, .label].contains(type), [.bullet, .label].contains(read.type) else { return }
    content = read.content
  }
}
