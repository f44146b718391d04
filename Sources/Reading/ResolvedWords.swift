import Outline
public import Planner

/// Values as a reader sees them: in words (titles, notes, units, the parts of a list, the author of a quote) each escape of
/// Markdown stands for the sign behind it. A backslash in a code span, or before a letter, is a sign itself and stays; so does all
/// that is no words: fields, properties, icons, tags, ids, addresses and blocks that are kept as they are.
///
/// Code is the same, indented or between fences: behind a list some can be written only so.
///
/// Two values that are equal so differ in nothing but the escapes that guard their words (`TextGuard`), and in how code is set off.
extension Plan {
  public var withResolvedWords: Plan {
    var plan = self
    plan.content.resolveWords()
    return plan
  }
}

extension PlanContent {
  fileprivate mutating func resolveWords() {
    title = Escapes.resolved(title)
    introduction = introduction.withResolvedWords
    sections = sections.map(\.withResolvedWords)
  }
}

extension PlanSection {
  fileprivate var withResolvedWords: PlanSection {
    var section = self
    section.title = Escapes.resolved(title)
    section.elements = elements.map(\.withResolvedWords)
    section.groups = groups.map { group in
      var group = group
      group.title = Escapes.resolved(group.title)
      group.elements = group.elements.map(\.withResolvedWords)
      return group
    }
    return section
  }
}

extension PlanElement {
  fileprivate var withResolvedWords: PlanElement {
    switch self {
    case .item(let item): .item(item.withResolvedWords)
    case .other(let markdown) where IndentedCode.isIndented(markdown): .other(IndentedCode.fenced(markdown))
    case .other: self
    }
  }
}

extension PlanItem {
  var withResolvedWords: PlanItem {
    var item = self
    item.text = Escapes.resolved(text)
    item.content = content.withResolvedWords
    item.notes = notes.map(Escapes.resolved)
    item.log = log.map(\.withResolvedWords)
    item.children = children.map(\.withResolvedWords)
    return item
  }
}

extension PlanItem.Content {
  fileprivate var withResolvedWords: PlanItem.Content {
    switch self {
    case .quote(let author): return .quote(author: author.map(Escapes.resolved))
    case .count(var count):
      count.unit = Escapes.resolved(count.unit)
      return .count(count)
    case .counter(var counter):
      counter.unit = Escapes.resolved(counter.unit)
      return .counter(counter)
    case .best(var best):
      best.unit = Escapes.resolved(best.unit)
      return .best(best)
    case .textList(let parts): return .textList(parts.map(Escapes.resolved))
    case .text, .bullet, .checkbox, .label, .image, .daysSince, .daysUntil, .streak, .timeline, .tally, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return self
    }
  }
}

extension LogRecord {
  var withResolvedWords: LogRecord {
    var record = self
    record.note = Escapes.resolved(note)
    record.notes = notes.map(Escapes.resolved)
    record.children = children.map(\.withResolvedWords)
    return record
  }
}
