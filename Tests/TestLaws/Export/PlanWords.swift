import Chronology
import Markdown
public import Planner

/// Every text that a person wrote in a file.
public struct PlanWords {
  /// Those that are Markdown.
  public private(set) var texts: [String] = []
  /// Those that are not: properties, tags, ids, dates, numbers.
  public private(set) var verbatim: [String] = []
  /// The texts of quotes, which hold blocks.
  public private(set) var quotes: [String] = []

  public init(_ page: Plan) {
    texts = [page.title]
    verbatim = page.tags
    if let project = page.project { verbatim.append(project.color?.rawValue ?? "") }
    if let vault = page.vault { addSettings(of: vault) }
    if let ritual = page.ritual { addProperties(of: ritual) }
    if let life = page.life { addProperties(of: life) }
    for property in page.otherProperties {
      verbatim.append(property.name)
      switch property.value {
      case .text(let text), .unread(let text): verbatim.append(text)
      case .list(let list): verbatim += list
      }
    }
    for section in [page.introduction] + page.sections {
      add(section.title, section.icon, section.otherFields)
      verbatim.append(section.ended?.description ?? "")
      add(section.elements)
      for group in section.groups {
        add(group.title, group.icon, group.otherFields)
        add(group.elements)
      }
    }
  }

  private mutating func addSettings(of vault: VaultPlan) {
    verbatim += [vault.clock?.rawValue, vault.weekStarts?.fullName].compactMap(\.self)
    verbatim += [vault.dayStarts, vault.dayEnds, vault.midnight].compactMap { $0?.description }
    verbatim += vault.defaultBlock.map { [Span.minutes($0).description] } ?? []
    verbatim += vault.reminders.map(\.text) + vault.insights.map(\.rawValue)
    verbatim += vault.folders.days + vault.folders.pages + vault.folders.projects + vault.folders.rituals
  }

  private mutating func addProperties(of ritual: Ritual) {
    verbatim += [ritual.category, ritual.time?.rawValue, ritual.theme, ritual.finished?.description].compactMap(\.self)
    verbatim += ritual.duration.map { [Span.days($0).description] } ?? []
  }

  private mutating func addProperties(of life: Life) {
    verbatim += [life.born?.description, life.notify?.text, life.view?.rawValue].compactMap(\.self)
    verbatim += life.expectancy.map { [String($0)] } ?? []
  }

  private mutating func add(_ title: String, _ icon: Icon?, _ fields: [OtherField]) {
    texts.append(title)
    verbatim.append(icon?.text ?? "")
    add(fields)
  }

  private mutating func add(_ fields: [OtherField]) {
    for field in fields {
      verbatim.append(field.key)
      texts.append(field.value)
    }
  }

  private mutating func add(_ elements: [PlanElement]) {
    for case .item(let item) in elements {
      switch item.content {
      case .quote:
        quotes.append(item.text)
        add("", item.icon, item.otherFields)
      case .link:
        verbatim.append(InlineText.plain(item.text))
        add("", item.icon, item.otherFields)
      default: add(item.text, item.icon, item.otherFields)
      }
      verbatim += item.trailingTags + [item.id, item.task.due?.description, item.task.done?.description].compactMap(\.self)
      verbatim += [item.task.priority?.rawValue, item.color?.rawValue].compactMap(\.self)
      texts += item.notes + [item.was, item.task.project].compactMap(\.self)
      addValues(of: item.content)
      for record in item.log { add(record) }
      add(item.children)
    }
  }

  private mutating func add(_ record: LogRecord) {
    texts += [record.note] + record.notes
    add(record.otherFields)
    if record != LogRecord(days: record.days) { verbatim.append(PlanWords.text(of: record.days)) }
    verbatim += [record.source, record.time?.description, record.value?.description].compactMap(\.self)
    add(record.children)
  }

  private mutating func addValues(of content: PlanItem.Content) {
    switch content {
    case .quote(let author): texts.append(author ?? "")
    case .image(let source): verbatim.append(source)
    case .daysSince(let date), .daysUntil(let date): verbatim.append(date.description)
    case .count(let count):
      verbatim += [count.value.description, count.to?.description ?? ""]
      texts.append(count.unit)
    case .counter(let counter):
      verbatim += [counter.value.description, counter.goal.description]
      texts.append(counter.unit)
    case .textList(let values): texts += values
    case .timeline(let days): verbatim.append(PlanWords.text(of: days))
    case .tally(let count): verbatim.append(String(count))
    case .best(let best):
      verbatim.append(best.value?.description ?? "")
      texts.append(best.unit)
    case .schedule(let time), .block(let time): add(time)
    case .routine(let routine): add(routine.time)
    case .habit(let habit): verbatim.append(habit.goal.map(String.init) ?? "")
    case .mark(let mark):
      verbatim += [mark.date.description, mark.rating?.rawValue ?? "", mark.category?.rawValue ?? ""]
      verbatim.append(mark.marked?.description ?? "")
    case .phase(let days): verbatim += [days.first.description, days.last?.description ?? ""]
    case .activity(let activity):
      verbatim.append(activity.since?.description ?? "")
      texts.append(activity.category ?? "")
    default: break
    }
  }

  private mutating func add(_ time: ScheduleTime) {
    verbatim += [time.start.description, time.end?.description ?? ""]
  }

  private static func text(of days: DateRange) -> String {
    days.count == 1 ? days.first.description : days.description
  }

  /// Words, and how often each stands in a text. Quotation marks, commas and the like are no part of a word.
  public static func bag(_ text: String) -> [String: Int] {
    var bag: [String: Int] = [:]
    for word in text.unicodeScalars.split(whereSeparator: {
      $0.properties.isWhitespace || "“”,;:()#·—•.".unicodeScalars.contains($0)
    }) where String(word) != "-" {
      bag[String(word), default: 0] += 1
    }
    return bag
  }
}
