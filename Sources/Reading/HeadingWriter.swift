import Chronology
import Outline
import Planner

/// Writes a heading with its icon and fields: of the ways to write it, the first that reads back as it is.
struct HeadingWriter {
  /// The whole line.
  let text: String

  init(_ section: PlanSection, in kind: DocumentKind) {
    text = HeadingWriter.first(kind) { guards, spelling, _ in
      HeadingWriter.line("##", section.title, section.icon, section.theme, section.ended, section.otherFields, guards, spelling)
    } reads: { plan, isGuarded in
      guard let read = plan.sections.last, plan.sections.count == 1, read.isEmpty else { return false }
      var wanted = section
      (wanted.title, wanted.elements, wanted.groups) = (read.title, [], [])
      if !isGuarded { wanted.title = TextGuard.folded(section.title) }
      return read == wanted
    }
  }

  init(_ group: PlanGroup, in kind: DocumentKind) {
    text = HeadingWriter.first(kind) { guards, spelling, _ in
      HeadingWriter.line("###", group.title, group.icon, nil, nil, group.otherFields, guards, spelling)
    } reads: { plan, isGuarded in
      guard let read = plan.introduction.groups.last, plan.introduction.groups.count == 1 else { return false }
      var wanted = PlanGroup(title: read.title, icon: group.icon, otherFields: group.otherFields)
      if !isGuarded { wanted.title = TextGuard.folded(group.title) }
      return read == wanted
    }
  }

  /// The title of a file. Its icon is a property, unless that is taken.
  static func title(of plan: Plan) -> String {
    let isInTitle = plan.hasIconInTitle
    // Beside an icon that says nothing, an emoji is one of the words.
    let emptyIcon = OtherField(key: FieldKey.icon.rawValue, value: "")
    return first(plan.kind, icon: isInTitle ? nil : plan.icon, others: [[], [emptyIcon]]) { guards, spelling, others in
      line("#", plan.title, isInTitle ? plan.icon : nil, nil, nil, others, guards, spelling)
    } reads: { read, isGuarded in
      read.icon == plan.icon && (isGuarded || read.title == TextGuard.folded(plan.title))
    }
  }

  private static func first(
    _ kind: DocumentKind,
    icon: Icon? = nil,
    others: [[OtherField]] = [[]],
    _ line: (_ guards: Bool, _ spelling: FieldWriter.Spelling, _ others: [OtherField]) -> String,
    reads: (Plan, _ isGuarded: Bool) -> Bool
  ) -> String {
    let place = Probe.Place(kind, properties: icon.map { ["icon: " + PropertyWriter.scalar($0.text)] } ?? [])
    for others in others {
      for guards in [false, true] {
        for spelling in FieldWriter.Spelling.allCases {
          let line = line(guards, spelling, others)
          if reads(Probe(line, in: place).plan, guards) { return line }
        }
      }
    }
    return line(true, .group, [])
  }

  private static func line(
    _ marker: String,
    _ title: String,
    _ icon: Icon?,
    _ theme: Theme?,
    _ ended: CivilDate?,
    _ others: [OtherField],
    _ guards: Bool,
    _ spelling: FieldWriter.Spelling
  ) -> String {
    var fields = FieldWriter()
    fields.add(.theme, theme?.rawValue)
    fields.add(.ended, ended)
    fields.add(.icon, icon?.field(beside: others))
    fields.add(others)
    var words = [marker]
    if let emoji = icon?.emoji(beside: others) { words.append(emoji) }
    let title = guards ? TextGuard.heading(title) : TextGuard.folded(title)
    let titleWithFields = fields.prefix(spelling) + title
    if !titleWithFields.isEmpty { words.append(titleWithFields) }
    return words.joined(separator: " ") + fields.text(spelling)
  }
}

extension Icon {
  /// The emoji that stands before the words. Beside a field `icon`, even one that is not read, it would be one of them.
  func emoji(beside others: [OtherField]) -> String? {
    if case .emoji(let emoji) = self, !others.contains(where: { FieldKey(word: $0.key) == .icon }) { emoji } else { nil }
  }

  /// The value of the field `icon`, where the icon stands there.
  func field(beside others: [OtherField]) -> String? {
    emoji(beside: others) == nil ? text : nil
  }
}

extension Plan {
  /// Whether the icon stands in the title: a property `icon` that is not read keeps its place.
  var hasIconInTitle: Bool { content.otherProperties.contains { $0.name.lowercased() == PropertyKey.icon.rawValue } }
}
