import Chronology
import Diagnostics
import Planner

/// Lays out a file: its title and properties, its sections, their groups.
struct PlanText {
  let today: CivilDate
  let weekStart: Weekday
  let clock: ClockStyle

  func lines(of plan: Plan) -> [String] {
    var pieces = [Piece(head(of: plan), .apart)]
    switch plan {
    case .page, .stacks, .vault, .ritual, .life, .activities: pieces += plan.content.allSections.flatMap { self.pieces(of: $0) }
    case .day: pieces += plan.content.allSections.map(\.asTimetable).flatMap { self.pieces(of: $0) }
    case .project: pieces += projectPieces(of: plan.content)
    }
    return pieces.lines
  }

  // MARK: Headings

  private func head(of plan: Plan) -> [String] {
    var lines = heading(plan.title, plan.icon, details: [], rule: "═")
    if case .project(let project) = plan, let color = project.color { lines.append("Color: " + color.rawValue) }
    lines += PropertyText.facts(of: plan).map(\.line)
    if case .vault(let vault) = plan { lines += SettingsText.facts(of: vault, clock).map(\.line) }
    if !plan.tags.isEmpty { lines.append("Tags: " + plan.tags.flatMap(PlainText.split).joined(separator: ", ")) }
    for property in plan.otherProperties { lines += self.lines(of: property) }
    return lines
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
  private func heading(_ title: String, _ icon: Icon?, details: [String], rule: String) -> [String] {
    var words = [PlainText.line(title)]
    var details = details
    switch icon {
    case .emoji(let emoji): words.insert(emoji, at: 0)
    case .symbol(let name): details.insert("icon \(name)", at: 0)
    case nil: break
    }
    if !details.isEmpty { words.append("(" + details.joined(separator: ", ") + ")") }
    let line = words.filter { !$0.isEmpty }.joined(separator: " ")
    return [line, String(repeating: rule, count: max(1, DisplayWidth.cells(of: line)))]
  }

  // MARK: Sections

  /// What is to be done, then what is done, each by section; before both, the words with which the project begins.
  private func projectPieces(of content: PlanContent) -> [Piece] {
    var introduction = content.introduction
    let words = introduction.elements.prefix { $0.item.map { [$0].tasks.isEmpty } ?? true }
    introduction.elements.removeFirst(words.count)
    let sections = [introduction] + content.sections
    let lead = pieces(of: PlanSection(title: "", elements: Array(words)))
    // A section that was empty before keeps its heading; one of which all is done has it below.
    let open = sections.filter { $0.isEmpty || !$0.withoutFinishedTasks.isEmpty }.map(\.withoutFinishedTasks)
    let done = sections.map(\.finishedTasks).filter { !$0.isEmpty || $0.isDone }
    // What has no heading of its own comes first, or it would seem to be of the section before it.
    let bare = done.filter { $0.isDone || !$0.hasHeading }
    let titled = done.filter { !$0.isDone && $0.hasHeading }
    return lead + part("To-Do", open.filter { !$0.isEmpty || ($0.hasHeading && !$0.isDone) })
      + part(done.first(where: \.isDone)?.title ?? Project.doneTitle, bare + titled)
  }

  private func part(_ title: String, _ sections: [PlanSection]) -> [Piece] {
    guard !sections.isEmpty else { return [] }
    let heading = Piece(heading(title, nil, details: [], rule: "─"), .heading)
    // The section *Done*, of which the part has the title, and the words before any section need none of their own.
    let namesake = sections.firstIndex { $0.isDone && $0.title == title }
    return [heading]
      + sections.enumerated().flatMap { index, section -> [Piece] in
        var section = section
        if index == namesake { section.title = "" }
        return pieces(of: section, rule: "·")
      }
  }

  private func pieces(of section: PlanSection, rule: String = "─") -> [Piece] {
    let elements = ElementText(today: today, weekStart: weekStart, clock: clock, isSetAside: section.isSetAside)
    var lines: [String] = []
    if section.hasHeading {
      lines = heading(
        section.title,
        section.icon,
        details: (section.ended.map { ["ended \($0)"] } ?? []) + Details.of(section.otherFields),
        rule: rule
      )
    }
    lines += elements.pieces(of: section.elements).lines
    return [Piece(lines, .apart)]
      + section.groups.map { strategy in
        let heading = heading(strategy.title, strategy.icon, details: Details.of(strategy.otherFields), rule: "·")
        return Piece(heading + elements.pieces(of: strategy.elements).lines, .apart)
      }
  }
}

extension PlanSection {
  /// The section with the blocks of each list by their start.
  fileprivate var asTimetable: PlanSection {
    var section = self
    section.elements = PlanSection.byTime(elements)
    section.groups = groups.map { group in
      var group = group
      group.elements = PlanSection.byTime(group.elements)
      return group
    }
    return section
  }

  private static func byTime(_ elements: [PlanElement]) -> [PlanElement] {
    var sorted: [PlanElement] = []
    var run: [(start: TimeOfDay, element: PlanElement)] = []
    for element in elements {
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
