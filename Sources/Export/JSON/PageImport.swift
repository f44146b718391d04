import Chronology
public import Diagnostics
public import Planner

extension JSONExport {
  /// The pages of an export, in its order; documents of other kinds are left out.
  public static func pages(in json: JSON) throws(JSONImportError) -> [FocusPage] {
    let documents = try JSONMembers(json, at: "").objects("documents")
    return try documents.filter { $0["kind"] == "page" }.map { (document) throws(JSONImportError) in
      try PageImport.page(document)
    }
  }
}

extension FocusPage {
  /// Reads one document of an export: the page that `JSONExport` wrote. Keys that it does not know are ignored.
  public init(json: JSON) throws(JSONImportError) {
    self = try PageImport.page(JSONMembers(json, at: ""))
  }
}

/// Reads a page, its sections and its groups.
enum PageImport {
  static func page(_ object: JSONMembers) throws(JSONImportError) -> FocusPage {
    var page = FocusPage(title: try object.required("title", try object.text("title")))
    page.icon = try object.icon("icon")
    if let properties = try object.object("properties") { try read(properties, into: &page) }
    if let introduction = try object.object("introduction") { page.introduction = try section(introduction) }
    page.sections = try object.objects("sections").map(section)
    return page
  }

  private static func read(_ properties: JSONMembers, into page: inout FocusPage) throws(JSONImportError) {
    for (name, value) in properties.members {
      switch (name, value) {
      case ("theme", .string(let word)) where Theme(rawValue: word) != nil:
        page.theme = Theme(rawValue: word)
      case ("tags", .array):
        page.tags = try properties.texts(name)
      case ("allow", .array):
        page.allow = try properties.texts(name)
      case (_, .string(let text)):
        page.otherProperties.append(OtherProperty(name: name, value: .text(text)))
      case (_, .array):
        page.otherProperties.append(OtherProperty(name: name, value: .list(try properties.texts(name))))
      default:
        let yaml = try JSONMembers(value, at: properties.path(name))
        page.otherProperties.append(OtherProperty(name: name, value: .unread(try yaml.required("yaml", try yaml.text("yaml")))))
      }
    }
  }

  private static func section(_ object: JSONMembers) throws(JSONImportError) -> FocusSection {
    FocusSection(
      title: try object.text("title") ?? "",
      icon: try object.icon("icon"),
      theme: try object.word("theme", Theme.self),
      otherFields: try object.fields(),
      elements: try ItemImport.elements(object, "items"),
      groups: try object.objects("groups").map(group)
    )
  }

  private static func group(_ object: JSONMembers) throws(JSONImportError) -> Strategy {
    Strategy(
      title: try object.required("title", try object.text("title")),
      icon: try object.icon("icon"),
      otherFields: try object.fields(),
      elements: try ItemImport.elements(object, "items")
    )
  }
}
