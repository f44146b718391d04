import Diagnostics
import Planner

/// The JSON of a page, its sections and its groups.
struct PageJSON {
  /// Where its parts stand; nil for a page that stands in no file.
  let places: DocumentPlaces?

  func object(for page: FocusPage, path: String?) -> JSON {
    var object = JSONObject()
    object.set("kind", "page")
    object.add("path", path)
    object.set("title", .string(page.title))
    object.add("icon", page.icon?.text)
    object.set("properties", properties(of: page))
    object.set("introduction", section(page.introduction, places?.introduction, isIntroduction: true))
    let sections = page.sections.enumerated().map { section($1, places?.sections[$0]) }
    object.set("sections", .array(sections))
    return object.json
  }

  private func properties(of page: FocusPage) -> JSON {
    var object = JSONObject()
    object.add("theme", page.theme?.rawValue)
    object.addList("tags", page.tags)
    object.addList("allow", page.allow)
    for property in page.otherProperties {
      let value: JSON =
        switch property.value {
        case .text(let text): .string(text)
        case .list(let texts): .array(texts.map(JSON.string))
        case .unread(let yaml): ["yaml": .string(yaml)]
        }
      object.set(property.name, value)
    }
    return object.json
  }

  private func section(_ section: FocusSection, _ place: DocumentPlaces.Part?, isIntroduction: Bool = false) -> JSON {
    var object = JSONObject()
    if !isIntroduction {
      object.set("title", .string(section.title))
      object.add("line", place?.line.map(JSON.integer))
      object.add("icon", section.icon?.text)
      object.add("theme", section.theme?.rawValue)
      object.addFields(section.otherFields)
    }
    object.set("items", .array(ItemJSON.objects(for: section.elements, place?.elements)))
    let groups = section.groups.enumerated().map { group($1, place?.groups[$0]) }
    object.set("groups", .array(groups))
    return object.json
  }

  private func group(_ group: Strategy, _ place: DocumentPlaces.Part?) -> JSON {
    var object = JSONObject()
    object.set("title", .string(group.title))
    object.add("line", place?.line.map(JSON.integer))
    object.add("icon", group.icon?.text)
    object.addFields(group.otherFields)
    object.set("items", .array(ItemJSON.objects(for: group.elements, place?.elements)))
    return object.json
  }
}
