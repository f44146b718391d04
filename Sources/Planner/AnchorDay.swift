public import Chronology

/// An Anchor day: time blocks, the tasks in them, and notes (format, *Days*).
public struct AnchorDay: PlanFile {
  public var content: PlanContent

  /// The day that the name of the file names. It is no part of what the file says.
  @Incidental public var nameDate: CivilDate?

  public init(content: PlanContent, nameDate: CivilDate? = nil) {
    self.content = content
    self.nameDate = nameDate
  }

  /// The day that the title names, else the name of the file; nil where neither names one.
  public var date: CivilDate? { CivilDate.first(in: content.title)?.date ?? nameDate }

  /// Its time blocks in the order of the file.
  public var blockItems: [PlanItem] {
    var blocks: [PlanItem] = []
    content.forEachTopItem { if $0.type == .block { blocks.append($0) } }
    return blocks
  }

  /// The titles of the routine blocks that the day leaves out: of its tasks that are dropped and stand below no block (format, *The
  /// routine*).
  public var leftOut: [String] {
    var titles: [String] = []
    forEachTask { if $0.box == .dropped { titles.append($0.text) } }
    return titles
  }

  /// The tasks of the day that stand below no block.
  public var tasks: [PlanItem] {
    var tasks: [PlanItem] = []
    forEachTask { tasks.append($0) }
    return tasks
  }

  private func forEachTask(_ body: (PlanItem) -> Void) {
    content.forEachTopItem { if $0.type != .block { $0.forEachTask(body) } }
  }
}
