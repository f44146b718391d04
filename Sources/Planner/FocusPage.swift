/// A Focus page: sections of items, arranged as their owner likes (format, *Pages*).
public struct FocusPage: PlanFile {
  public var theme: Theme?
  public var content: PlanContent

  public init(theme: Theme? = nil, content: PlanContent) {
    self.theme = theme
    self.content = content
  }

  public init(
    title: String,
    icon: Icon? = nil,
    theme: Theme? = nil,
    introduction: PlanSection = PlanSection(title: ""),
    sections: [PlanSection] = []
  ) {
    self.theme = theme
    content = PlanContent(title: title, icon: icon, introduction: introduction, sections: sections)
  }

  /// The title of the section in which set-aside items are kept.
  public static let setAsideTitle = "Things that used to matter"

  /// Every section, the introduction first if it holds anything.
  public var allSections: [PlanSection] { content.allSections }
}
