/// The color and the icon that a block is shown with (format, *Words, icon and color of a block*).
///
/// Each by itself: the block's own; else that of its project, if all its tasks are of one project; else gray, and 🕒.
public struct BlockLook: Hashable, Sendable {
  public var icon: Icon
  public var color: Color

  /// - Parameter look: the icon and the color of the project of a title; nil for a title that no project has.
  public init(of block: TimeBlock, look: (_ project: String) -> (icon: Icon?, color: Color?)?) {
    let project = block.project.flatMap(look)
    icon = block.icon ?? project?.icon ?? TimeBlock.standardIcon
    color = block.color ?? project?.color ?? .standard
  }
}

extension TimeBlock {
  /// The title of the one project that all its tasks are of; nil if it has no task, a task without a project, or tasks of
  /// several projects.
  public var project: String? {
    guard let project = tasks.first?.project, tasks.allSatisfy({ $0.project == project }) else { return nil }
    return project
  }
}
