import Outline
package import Planner

/// What `was` says of an item that is set aside: its section, and each after ` > ` the strategy and the items that it was below
/// (format, *Things that used to matter*).
package enum FormerPlace {
  private static let sign = " > "

  /// The words for a section, a group or an item that holds others.
  package static func words(for container: PlanPath, in content: PlanContent) -> String {
    var titles = [title(ofSection: container.section, in: content)]
    if let group = container.group { titles.append(content[section: container.section].groups[group].title) }
    titles += container.items.compactMap { content[$0]?.text }
    return titles.map { Document.name(ofTitle: $0.onOneLine) }.joined(separator: sign)
  }

  /// The place that words name; nil where there is none of these names. A title may hold the sign itself.
  static func container(named words: String, in content: PlanContent) -> PlanPath? {
    find(words, below: nil, in: content)?.last?.path
  }

  /// The titles that words are made of, from the section on, and where each begins in them, in bytes. What names nothing there is one
  /// more, or all of it.
  package static func parts(of words: String, in content: PlanContent) -> [(title: String, offset: Int)] {
    let names = words.split(separator: sign).map(String.init)
    // Only then do the names lie in the words as they are counted.
    guard names.joined(separator: sign) == words else { return [(words, 0)] }
    let counts = stride(from: names.count, to: 0, by: -1).lazy
    let found = counts.compactMap { count in
      find(names[..<count].joined(separator: sign), below: nil, in: content).map { (titles: $0.map(\.title), count: count) }
    }.first
    let rest = names[(found?.count ?? 0)...].joined(separator: sign)
    var offset = 0
    return ((found?.titles ?? []) + (rest.isEmpty ? [] : [rest])).map { title in
      defer { offset += title.utf8.count + sign.utf8.count }
      return (title, offset)
    }
  }

  /// Of words that name no place: as much of them as names one, and the name that is not there.
  static func missing(in words: String, of content: PlanContent) -> (place: String?, name: String) {
    let names = words.split(separator: sign).map(String.init)
    for count in stride(from: names.count - 1, to: 0, by: -1) {
      let place = names[..<count].joined(separator: sign)
      if container(named: place, in: content) != nil { return (place, names[count]) }
    }
    return (nil, names.first ?? words)
  }

  /// The places on the way to the one that words name, each with the words for it.
  private static func find(
    _ words: String,
    below container: PlanPath?,
    in content: PlanContent
  ) -> [(title: String, path: PlanPath)]? {
    let parts = words.split(separator: sign).map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let title = parts[..<count].joined(separator: sign)
      let name = ThingName(title)
      let rest = parts[count...].joined(separator: sign)
      let places = places(below: container, in: content)
      for level in [ThingName.Level.exact, .anyCase] {
        for place in places where name.matches(place.title, level) {
          if rest.isEmpty { return [(title, place.path)] }
          if let found = find(rest, below: place.path, in: content) { return [(title, place.path)] + found }
        }
      }
    }
    return nil
  }

  /// What a place holds that can hold others; of no place the sections, and at last the introduction, by the title of the page.
  private static func places(below container: PlanPath?, in content: PlanContent) -> [(title: String, path: PlanPath)] {
    guard let container else {
      let sections = content.sections.indices.filter { !content.sections[$0].isSetAside }.map { $0 + 1 }
      return (sections + [0]).map { (title(ofSection: $0, in: content), PlanPath(section: $0)) }
    }
    var places: [(title: String, path: PlanPath)] = []
    if container.group == nil, !container.isItem {
      for (group, held) in content[section: container.section].groups.enumerated() {
        places.append((held.title, PlanPath(section: container.section, group: group)))
      }
    }
    for (offset, element) in content[elementsOf: container].enumerated() {
      if let item = element.item { places.append((item.text, container.child(at: offset))) }
    }
    return places
  }

  private static func title(ofSection section: Int, in content: PlanContent) -> String {
    let title = content[section: section].title
    return title.isEmpty ? content.title : title
  }
}

extension PlanPath {
  /// Whether it is a part of a file, or in it.
  func isWithin(_ other: PlanPath) -> Bool {
    section == other.section && (other.group == nil || group == other.group) && elements.starts(with: other.elements)
      && (other.elements.isEmpty || group == other.group)
  }
}

extension EditableFile {
  /// The file in which what is set aside names its place by the words that a part of the file has now; and what was changed.
  ///
  /// - Parameter before: the same file with the former words.
  func renamingFormerPlaces(
    within part: PlanPath,
    since before: EditableFile
  ) throws(EditRefusal) -> (file: EditableFile, changed: [PlanPath]) {
    guard kind.traits.setsAside else { return (self, []) }
    var (file, changed): (EditableFile, [PlanPath]) = (self, [])
    for (path, item) in before.content.placedItems(where: { $0.was != nil }) {
      guard let was = item.was, let place = FormerPlace.container(named: was, in: before.content), place.isWithin(part) else {
        continue
      }
      let words = FormerPlace.words(for: place, in: content)
      guard words != FormerPlace.words(for: place, in: before.content) else { continue }
      file = try file.setting(.was, to: words, of: path)
      changed.append(path)
    }
    return (file, changed)
  }
}
