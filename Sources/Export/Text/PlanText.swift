import Chronology
import Diagnostics
import Planner

/// Lays out a file: its title and properties, its sections, their groups.
struct PlanText {
  let today: CivilDate
  let weekStart: Weekday
  let clock: ClockStyle

  func write(_ plan: Plan, to writer: inout TextWriter) {
    let head = writer.begin(.apart)
    write(headOf: plan, to: &writer)
    writer.end(head)
    switch plan {
    case .page, .stacks, .vault, .ritual, .life, .activities:
      for section in plan.content.allSections { write(section, rule: "─", to: &writer) }
    case .day:
      for section in plan.content.allSections { write(section, rule: "─", asTimetable: true, to: &writer) }
    case .project:
      write(project: plan.content, to: &writer)
    }
  }

  // MARK: Headings

  private func write(headOf plan: Plan, to writer: inout TextWriter) {
    write(heading: plan.title, plan.icon, details: [], rule: "═", to: &writer)
    if case .project(let project) = plan, let color = project.color { writer.write(line: "Color: " + color.rawValue) }
    for fact in PropertyText.facts(of: plan) { writer.write(line: fact.line) }
    if case .vault(let vault) = plan {
      for fact in SettingsText.facts(of: vault, clock) { writer.write(line: fact.line) }
    }
    if !plan.tags.isEmpty { writer.write(line: "Tags: " + plan.tags.flatMap(PlainText.split).joined(separator: ", ")) }
    for property in plan.otherProperties { writer.write(lines: lines(of: property)) }
  }

  private func lines(of property: OtherProperty) -> [String] {
    let name = PlainText.split(property.name).joined(separator: " ")
    switch property.value {
    case .text(let text): return hanging(name, PlainText.split(text))
    case .list(let texts): return hanging(name, [texts.flatMap(PlainText.split).joined(separator: ", ")])
    case .unread(let yaml): return hanging(name, PlainText.split(yaml))
    }
  }

  private func hanging(_ name: String, _ lines: [String]) -> [String] {
    let first = lines.first ?? ""
    return [name + ":" + (first.isEmpty ? "" : " " + first)] + Array(lines.dropFirst()).indented
  }

  /// A title over a rule that is as wide.
  private func write(
    heading title: String,
    _ icon: Icon?,
    details: [String],
    rule: String,
    to writer: inout TextWriter
  ) {
    var details = details
    writer.beginLine()
    switch icon {
    case .emoji(let emoji): writer.add(word: emoji)
    case .symbol(let name): details.insert("icon \(name)", at: 0)
    case nil: break
    }
    writer.add(markdown: title, keepsTags: false)
    if !details.isEmpty { writer.add(word: "(" + details.joined(separator: ", ") + ")") }
    let cells = writer.cells
    writer.endLine()
    writer.write(rule: rule, cells: max(1, cells))
  }

  // MARK: Sections

  /// What is to be done, then what is done, each by section; before both, the words with which the project begins.
  private func write(project content: PlanContent, to writer: inout TextWriter) {
    var introduction = content.introduction
    let words = introduction.elements.prefix { $0.item.map { [$0].tasks.isEmpty } ?? true }
    introduction.elements.removeFirst(words.count)
    let sections = [introduction] + content.sections
    write(PlanSection(title: "", elements: Array(words)), rule: "─", to: &writer)
    // A section that was empty before keeps its heading; one of which all is done has it below.
    let open = sections.filter { $0.isEmpty || !$0.withoutFinishedTasks.isEmpty }.map(\.withoutFinishedTasks)
    let done = sections.map(\.finishedTasks).filter { !$0.isEmpty || $0.isDone }
    // What has no heading of its own comes first, or it would seem to be of the section before it.
    let bare = done.filter { $0.isDone || !$0.hasHeading }
    let titled = done.filter { !$0.isDone && $0.hasHeading }
    write(part: "To-Do", open.filter { !$0.isEmpty || ($0.hasHeading && !$0.isDone) }, to: &writer)
    write(part: done.first(where: \.isDone)?.title ?? Project.doneTitle, bare + titled, to: &writer)
  }

  private func write(part title: String, _ sections: [PlanSection], to writer: inout TextWriter) {
    guard !sections.isEmpty else { return }
    let heading = writer.begin(.heading)
    write(heading: title, nil, details: [], rule: "─", to: &writer)
    writer.end(heading)
    // The section *Done*, of which the part has the title, and the words before any section need none of their own.
    let namesake = sections.firstIndex { $0.isDone && $0.title == title }
    for (index, section) in sections.enumerated() {
      var section = section
      if index == namesake { section.title = "" }
      write(section, rule: "·", to: &writer)
    }
  }

  /// - Parameter asTimetable: whether the blocks of each list stand by their start.
  private func write(_ section: PlanSection, rule: String, asTimetable: Bool = false, to writer: inout TextWriter) {
    let elements = ElementText(today: today, weekStart: weekStart, clock: clock, isSetAside: section.isSetAside)
    func write(_ list: [PlanElement], to writer: inout TextWriter) {
      writer.beginList()
      elements.write(asTimetable ? list.byTime : list, to: &writer)
    }
    let piece = writer.begin(.apart)
    if section.hasHeading {
      let details = (section.ended.map { ["ended \($0)"] } ?? []) + Details.of(section.otherFields)
      self.write(heading: section.title, section.icon, details: details, rule: rule, to: &writer)
    }
    write(section.elements, to: &writer)
    writer.end(piece)
    for group in section.groups {
      let piece = writer.begin(.apart)
      self.write(heading: group.title, group.icon, details: Details.of(group.otherFields), rule: "·", to: &writer)
      write(group.elements, to: &writer)
      writer.end(piece)
    }
  }
}

extension [PlanElement] {
  /// The elements, the blocks that follow one another by their start.
  fileprivate var byTime: [PlanElement] {
    guard !isByTime else { return self }
    var sorted: [PlanElement] = []
    var run: [(start: TimeOfDay, element: PlanElement)] = []
    for element in self {
      if case .block(let time) = element.item?.content {
        let place = run.lastIndex { $0.start <= time.start }.map { $0 + 1 } ?? 0
        run.insert((time.start, element), at: place)
      } else {
        sorted += run.map(\.element) + [element]
        run = []
      }
    }
    return sorted + run.map(\.element)
  }

  /// Whether they stand so already, as they mostly do.
  private var isByTime: Bool {
    var last: TimeOfDay?
    for element in self {
      guard case .block(let time) = element.item?.content else {
        last = nil
        continue
      }
      if let last, time.start < last { return false }
      last = time.start
    }
    return true
  }
}

extension PlanSection {
  /// Whether it has a heading, which an introduction has not.
  fileprivate var hasHeading: Bool { !title.isEmpty || icon != nil || ended != nil || !otherFields.isEmpty }

  /// Whether it is the section that receives finished tasks.
  fileprivate var isDone: Bool { role == .done }

  fileprivate var withoutFinishedTasks: PlanSection { keeping(emptyGroups: !isDone) { $0.item?.isFinishedTask != true } }

  fileprivate var finishedTasks: PlanSection { keeping(emptyGroups: isDone) { $0.item?.isFinishedTask == true } }

  /// Some of its elements. A group of which nothing is kept is left out; one in which nothing stands is kept or not.
  private func keeping(emptyGroups: Bool, _ isKept: (PlanElement) -> Bool) -> PlanSection {
    var section = self
    section.elements = elements.filter(isKept)
    section.groups = groups.compactMap { group in
      var kept = group
      kept.elements = group.elements.filter(isKept)
      return kept.elements.isEmpty && !(emptyGroups && group.elements.isEmpty) ? nil : kept
    }
    return section
  }
}

extension PlanItem {
  /// Whether it is a task that is done or dropped. One that recurs never is.
  fileprivate var isFinishedTask: Bool { type == .task && (box == .done || box == .dropped) }
}
