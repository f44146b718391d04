import Languages
public import Planner
import SourceText

extension EditableFile {
  /// The file with another state in the box of an item. One without a box is refused.
  public func settingBox(_ state: BoxState, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let box = outlineItem(path)?.headline.box else {
      throw EditRefusal(CompletionMessage.hasNoBox(content[path]?.text ?? "", at: nil))
    }
    let edit = TextEdit(replacing: box.range, with: state.text)
    return try applying(EditStep([[edit]]) { $0.content[path]?.box = state })
  }
}
