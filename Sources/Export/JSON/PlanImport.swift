public import Diagnostics
import Outline
public import Planner
import Reading

extension JSONExport {
  /// The documents of an export, in its order; those of unknown kinds are left out.
  public static func plans(in json: JSON) throws(JSONImportError) -> [Plan] {
    let documents = try JSONMembers(json, at: "").objects("documents")
    let typed = documents.filter { document in
      if case .string(let word) = document["kind"] { DocumentKind(word: word) != nil } else { false }
    }
    return try typed.map { (document) throws(JSONImportError) in try PlanImport.plan(document) }
  }
}

extension Plan {
  /// Reads one document of an export: the values that `JSONExport` wrote. Keys that it does not know are ignored.
  public init(json: JSON) throws(JSONImportError) {
    self = try PlanImport.plan(JSONMembers(json, at: ""))
  }
}

/// Reads a document, its sections and its groups.
enum PlanImport {
  static func plan(_ object: JSONMembers) throws(JSONImportError) -> Plan {
    let title = try object.required("title", try object.text("title"))
    let kind = try kind(object) ?? .page
    let properties = try object.object("properties").map(properties) ?? []
    var plan = Plan(kind: kind, title: title, properties: properties)
    plan.icon = try object.icon("icon")
    if let introduction = try object.object("introduction") {
      // It has no heading, and so nothing that a heading says.
      let section = try section(introduction, in: kind)
      plan.introduction = PlanSection(title: "", elements: section.elements, groups: section.groups)
    }
    plan.sections = try object.objects("sections").map { (object) throws(JSONImportError) in try section(object, in: kind) }
    return plan
  }

  private static func kind(_ object: JSONMembers) throws(JSONImportError) -> DocumentKind? {
    let kinds = DocumentKind.allCases
    return try object.read("kind", as: .oneOf(kinds.map(\.rawValue))) { word in kinds.first { $0.rawValue == word } }
  }

  private static func properties(_ object: JSONMembers) throws(JSONImportError) -> [OtherProperty] {
    // Of two members of one name the first counts, as everywhere.
    var names: Set<String> = []
    return try object.members.filter { names.insert($0.0).inserted }.map { (name, value) throws(JSONImportError) in
      switch value {
      case .string(let text): return OtherProperty(name: name, value: .text(text))
      case .array: return OtherProperty(name: name, value: .list(try object.texts(name)))
      default:
        let yaml = try JSONMembers(value, at: object.path(name))
        return OtherProperty(name: name, value: .unread(try yaml.required("yaml", try yaml.text("yaml"))))
      }
    }
  }

  private static func section(_ object: JSONMembers, in kind: DocumentKind) throws(JSONImportError) -> PlanSection {
    let title = try object.text("title") ?? ""
    return PlanSection(
      title: title,
      role: PlanSection.Role(titled: title, in: kind),
      icon: try object.icon("icon"),
      theme: try object.word("theme", Theme.self),
      ended: try object.date("ended"),
      otherFields: try object.fields(),
      elements: try ItemImport.elements(object, "items"),
      groups: try object.objects("groups").map(group)
    )
  }

  private static func group(_ object: JSONMembers) throws(JSONImportError) -> PlanGroup {
    PlanGroup(
      title: try object.required("title", try object.text("title")),
      icon: try object.icon("icon"),
      otherFields: try object.fields(),
      elements: try ItemImport.elements(object, "items")
    )
  }
}
