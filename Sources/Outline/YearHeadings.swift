/// Elements of a life below one heading, and the year that it names.
public struct ElementsOfYear: Sendable {
  /// That of the group, or else of its section; nil where neither names one.
  public let year: Int?
  public let elements: [Element]
}

extension Document {
  /// What stands in a section and in each of its groups, by the years that their headings name (format, *Marked weeks*).
  public func elementsByYear(in section: Section) -> [ElementsOfYear] {
    let year = section.heading.flatMap(year)
    return [ElementsOfYear(year: year, elements: section.elements)]
      + section.groups.map { ElementsOfYear(year: self.year($0.heading) ?? year, elements: $0.elements) }
  }

  /// The year of the heading under which a line stands.
  public func yearAbove(line: Int) -> Int? {
    guard let section = sections.last(where: { $0.lines.contains(line) }) else { return nil }
    let group = section.groups.last { $0.lines.contains(line) }
    return group.flatMap { year($0.heading) } ?? section.heading.flatMap(year)
  }

  private func year(_ heading: Heading) -> Int? { Document.year(named: name(of: heading.headline)) }

  /// The year that a heading with a name stands for; nil for any other name.
  package static func year(named name: String) -> Int? {
    guard name.utf8.count == 4, let year = Int(name), 1900...2199 ~= year else { return nil }
    return year
  }
}
