/// A project: tasks, in sections as their owner likes (format, *Projects and tasks*).
public struct Project: PlanFile {
  public var color: Color?
  public var content: PlanContent

  public init(color: Color? = nil, content: PlanContent) {
    self.color = color
    self.content = content
  }

  /// The name of the view of every project, which no project may have.
  public static let allTitle = "All"

  /// The title of the section that receives finished tasks.
  public static let doneTitle = "Done"

  /// Its tasks, those that recur among them, in the order of the file.
  public var tasks: [PlanItem] { content.tasks }
}
