import Chronology
import Outline
import Planner
import Reading
import SourceText

/// The JSON of a document, its sections and its groups.
struct PlanJSON {
  /// What a plan was read from; nil for one that stands in no file.
  let document: Document?

  func append(_ plan: Plan, path: String?, to sink: inout some JSONSink) {
    let content = plan.content
    sink.appendObject { sink in
      sink.add("kind", plan.kind.rawValue)
      sink.add("path", path)
      sink.add("title", content.title)
      if case .day(let day) = plan { sink.add("date", day.date) }
      sink.add("icon", content.icon?.text)
      sink.addObject("properties") { sink in addProperties(of: plan, content, to: &sink) }
      sink.addObject("introduction") { sink in addItems(of: content.introduction, document?.sections.first, to: &sink) }
      sink.addArray("sections", of: content.sections.indices) { sink, index in
        append(content.sections[index], document?.sections[index + 1], to: &sink)
      }
      addMarkdown(to: &sink)
    }
  }

  /// The whole text of the file, unless it is not UTF-8.
  private func addMarkdown(to sink: inout some JSONSink) {
    guard let source = document?.source, source.invalidRanges.isEmpty else { return }
    sink.beginMember("markdown")
    source.bytes.withUnsafeBufferPointer { sink.append(utf8: $0) }
  }

  /// By the names that they have in front matter.
  private func addProperties(of plan: Plan, _ content: PlanContent, to sink: inout some JSONSink) {
    switch plan {
    case .page(let page): sink.add("theme", page.theme?.rawValue)
    case .project(let project): sink.add("color", project.color?.rawValue)
    case .vault(let vault): addSettings(of: vault, to: &sink)
    case .ritual(let ritual): addProperties(of: ritual, to: &sink)
    case .life(let life): addProperties(of: life, to: &sink)
    case .activities(let activities): sink.add("glance", activities.glance.map(String.init))
    case .day, .stacks: break
    }
    sink.addList("tags", content.tags)
    sink.addList("allow", content.allow)
    for property in content.otherProperties {
      sink.beginMember(named: property.name)
      switch property.value {
      case .text(let text): sink.append(string: text)
      case .list(let texts): sink.appendArray(of: texts) { sink, text in sink.append(string: text) }
      case .unread(let yaml): sink.appendObject { sink in sink.add("yaml", yaml) }
      }
    }
  }

  private func addProperties(of ritual: Ritual, to sink: inout some JSONSink) {
    sink.add("category", ritual.category)
    sink.add("time", ritual.time?.rawValue)
    sink.add("theme", ritual.theme)
    sink.add("duration", ritual.duration.map { Span.days($0).description })
    sink.add("finished", ritual.finished)
  }

  private func addProperties(of life: Life, to sink: inout some JSONSink) {
    sink.add("born", life.born)
    sink.add("expectancy", life.expectancy.map(String.init))
    sink.add("notify", life.notify?.text)
    sink.add("view", life.view?.rawValue)
  }

  private func addSettings(of vault: VaultPlan, to sink: inout some JSONSink) {
    sink.add("clock", vault.clock?.rawValue)
    sink.add("week-starts", vault.weekStarts?.fullName)
    sink.add("day-starts", vault.dayStarts)
    sink.add("day-ends", vault.dayEnds)
    sink.add("default-block", vault.defaultBlock.map { Span.minutes($0).description })
    sink.add("midnight", vault.midnight)
    sink.addList("reminders", vault.reminders.map(\.text))
    sink.addList("insights", vault.insights.map(\.rawValue))
    sink.addList("days", vault.folders.days)
    sink.addList("pages", vault.folders.pages)
    sink.addList("projects", vault.folders.projects)
    sink.addList("rituals", vault.folders.rituals)
  }

  private func append(_ section: PlanSection, _ outlined: Section?, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("title", section.title)
      sink.add("line", outlined?.heading?.firstLine)
      sink.add("icon", section.icon?.text)
      sink.add("theme", section.theme?.rawValue)
      addArc(section, to: &sink)
      sink.addFields(section.otherFields)
      addItems(of: section, outlined, to: &sink)
    }
  }

  /// What the introduction has, too.
  private func addItems(of section: PlanSection, _ outlined: Section?, to sink: inout some JSONSink) {
    sink.beginMember("items")
    ItemJSON.append(section.elements, places(of: outlined?.elements), to: &sink)
    sink.addArray("groups", of: section.groups.indices) { sink, index in
      append(section.groups[index], outlined?.groups[index], to: &sink)
    }
  }

  /// What the heading of an arc says.
  private func addArc(_ section: PlanSection, to sink: inout some JSONSink) {
    sink.add("ended", section.ended)
    guard let arc = section.arc else { return }
    sink.add("number", arc.number)
    sink.add("start", arc.days.first)
    sink.add("end", arc.days.last)
  }

  private func append(_ group: PlanGroup, _ outlined: Group?, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("title", group.title)
      sink.add("line", outlined?.heading.firstLine)
      sink.add("icon", group.icon?.text)
      sink.addFields(group.otherFields)
      sink.beginMember("items")
      ItemJSON.append(group.elements, places(of: outlined?.elements), to: &sink)
    }
  }

  private func places(of elements: [Element]?) -> DocumentPlaces? {
    guard let document, let elements else { return nil }
    return DocumentPlaces(document: document, elements: elements)
  }
}

extension Heading {
  /// From 1.
  fileprivate var firstLine: Int { lines.lowerBound + 1 }
}
