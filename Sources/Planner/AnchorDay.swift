public import Chronology

/// An Anchor day: time blocks, the tasks in them, and notes (format, *Days*).
public struct AnchorDay: PlanFile {
  public var content: PlanContent

  public init(content: PlanContent) {
    self.content = content
  }

  /// The day that the title names; nil where it names none.
  public var date: CivilDate? { CivilDate.first(in: content.title)?.date }

  /// Its time blocks in the order of the file.
  public var blockItems: [PlanItem] { content.topItems.filter { $0.type == .block } }

  /// The tasks of the day that stand below no block.
  public var tasks: [PlanItem] {
    content.topItems.filter { $0.type != .block }.flatMap { [$0].tasks }
  }
}
