package import Chronology
import Export
package import Languages
package import Planner
package import Views

/// A file as a page, in its own order: what a text export says of it, with its words set off and its links.
package struct DocumentPage: Sendable {
  let today: CivilDate
  let settings: Settings
  let language: Language

  package init(today: CivilDate, settings: Settings, in language: Language) {
    (self.today, self.settings, self.language) = (today, settings, language)
  }

  private func say(_ message: PageMessage) -> String { language.say(message) }

  package func content(of plan: Plan) -> PageContent {
    let theme = plan.page?.theme
    return PageContent(
      title: title(plan.title, plan.icon),
      details: details(of: plan.icon),
      color: plan.project?.color,
      theme: theme,
      parts: facts(of: plan) + parts(of: plan.content, theme)
    )
  }

  /// Its sections, and before them what stands in none.
  private func parts(of content: PlanContent, _ theme: Theme?) -> [PagePart] {
    parts(of: content.allSections, theme, isTimetabled: false)
  }

  /// - Parameter isTimetabled: whether a table tells the blocks, of which only the times are told here.
  private func parts(of sections: [PlanSection], _ theme: Theme?, isTimetabled: Bool) -> [PagePart] {
    var found: [PagePart] = []
    for section in sections {
      let parts = self.parts(of: section, isTimetabled: isTimetabled)
      guard hasHeading(section) else {
        found += parts
        continue
      }
      var details = section.ended.map { [PageText($0, say(.ended($0)), .quiet)] } ?? []
      details += self.details(of: section.otherFields)
      details += self.details(of: section.icon)
      if isTimetabled { details += times(of: section.elements) }
      found.append(
        .section(PageSection(title(section.title, section.icon), details: details, theme: section.theme ?? theme, parts))
      )
    }
    return found
  }

  private func hasHeading(_ section: PlanSection) -> Bool {
    !section.title.isEmpty || section.icon != nil || section.ended != nil || !section.otherFields.isEmpty
  }

  private func title(_ title: String, _ icon: Icon?) -> PageText {
    let words = PageText(markdown: title)
    guard case .emoji(let emoji) = icon else { return words }
    return PageText(emoji + " ", .sign) + words
  }

  /// The name of an icon that is no emoji.
  func details(of icon: Icon?) -> [PageText] {
    guard case .symbol(let name) = icon else { return [] }
    return [PageText(say(.icon(PlainText.line(name))), .quiet)]
  }

  /// When the blocks among some items are.
  private func times(of elements: [PlanElement]) -> [PageText] {
    elements.compactMap { element in
      guard let item = element.item, item.type == .block else { return nil }
      return RowColumns.when(item, settings.clock, in: language).map { PageText($0, .quiet) }
    }
  }

  // MARK: Properties

  /// What the front matter says.
  func facts(of plan: Plan) -> [PagePart] {
    var facts = PropertyText.facts(of: plan, in: language).map(fact)
    if let color = plan.project?.color { facts.append(PageFact(PageText(say(.color)), PageText(color.rawValue))) }
    if case .vault(let vault) = plan { facts += SettingsText.facts(of: vault, settings.clock, in: language).map(fact) }
    if !plan.tags.isEmpty {
      let tags = plan.tags.flatMap(PlainText.split).joined(separator: ", ")
      facts.append(PageFact(PageText(say(.tags)), PageText(tags)))
    }
    for property in plan.otherProperties {
      let value =
        switch property.value {
        case .text(let text), .unread(let text): text
        case .list(let texts): texts.joined(separator: ", ")
        }
      facts.append(PageFact(PageText(property.name), PageText(value)))
    }
    return facts.isEmpty ? [] : [.facts(facts)]
  }

  private func fact(_ fact: Fact) -> PageFact { PageFact(PageText(fact.name), PageText(fact.value)) }

  // MARK: Items

  private func parts(of section: PlanSection, isTimetabled: Bool) -> [PagePart] {
    var found = parts(of: section.elements, isSetAside: section.isSetAside, isTimetabled: isTimetabled)
    for group in section.groups {
      var details = self.details(of: group.otherFields)
      details += self.details(of: group.icon)
      if isTimetabled { details += times(of: group.elements) }
      let parts = self.parts(of: group.elements, isSetAside: section.isSetAside, isTimetabled: isTimetabled)
      found.append(.section(PageSection(title(group.title, group.icon), details: details, parts)))
    }
    return found
  }

  /// Items that follow each other are one list.
  ///
  /// - Parameter isTimetabled: whether a table tells those that are blocks.
  private func parts(of elements: [PlanElement], isSetAside: Bool, isTimetabled: Bool = false) -> [PagePart] {
    var row = PagePartRow()
    for element in elements {
      switch element {
      case .other(let markdown): row.append(MarkdownParts.parts(of: markdown, in: language))
      case .item(let item):
        if isTimetabled, item.type == .block { continue }
        if item.type.standsInList { row.append(entry(item, isSetAside)) } else { row.append(prose(item, isSetAside)) }
      }
    }
    return row.parts
  }

  private func entry(_ item: PlanItem, _ isSetAside: Bool) -> PageEntry {
    let tracker = TrackerText(
      today: today,
      weekStart: settings.weekStarts,
      clock: settings.clock,
      isSetAside: isSetAside,
      keepsTags: true,
      in: language
    )
    var text = RowColumns.when(item, settings.clock, in: language).map { PageText($0 + " ", .strong) } ?? PageText()
    if case .emoji(let emoji) = item.icon { text += PageText(emoji + " ", .sign) }
    let words = PageText(markdown: item.text)
    // A link without words is its address.
    let name = words.isEmpty ? PageText(PlainText.line(item.text)) : words
    text += name
    if let id = item.id { text += PageText((name.isEmpty ? "" : " ") + "(\(id))", .quiet) }
    let value = self.value(of: item, tracker)
    if !value.isEmpty {
      if !name.isEmpty { text.append(name.words.hasSuffix(":") ? " " : language.colon + " ") }
      text += value
    }
    return PageEntry(
      text,
      state: item.box.map { PageState($0) },
      number: item.number,
      details: details(of: item, tracker),
      color: item.color,
      parts: below(item, isSetAside)
    )
  }

  /// What stands after the name of an item. In a list of texts links and emphasis stay.
  private func value(of item: PlanItem, _ tracker: TrackerText) -> PageText {
    guard item.type == .textList, case .textList(let texts) = item.content else { return PageText(tracker.value(of: item)) }
    var value = PageText()
    for (place, text) in texts.enumerated() {
      if place > 0 { value.append(" · ") }
      value += PageText(markdown: text)
    }
    return value
  }

  /// What it says beside its words and its value. No word of a page is markup, so that HTML stays as it is written.
  private func details(of item: PlanItem) -> [PageText] {
    let details = Details.known(of: item, settings.clock, in: language, keepsTags: true)
    let others = self.details(of: item.otherFields)
    guard let project = item.task.project else { return details.map { PageText($0, .quiet) } + others }
    // The name of a project leads to it, and is most often all that is said.
    guard details.count > 1 else { return details.map { PageText($0, .quiet, target: .page(project)) } + others }
    let alone = PlanItem(.task, text: "", task: TaskDetails(project: project))
    let told = Details.known(of: alone, settings.clock, in: language, keepsTags: true)
    return details.map { PageText($0, .quiet, target: told == [$0] ? .page(project) : nil) } + others
  }

  /// Fields that mean nothing to Tidemark.
  private func details(of fields: [OtherField]) -> [PageText] { fields.map { words(of: $0).styled(.quiet) } }

  /// One of them. Links, emphasis and code of its value stay.
  private func words(of field: OtherField) -> PageText {
    let value = PageText(name: field.value)
    return PageText(field.key + (value.isEmpty ? ":" : ": ")) + value
  }

  /// The same between what its value leaves to be said and its tags. Most items have nothing of it.
  private func details(of item: PlanItem, _ tracker: TrackerText) -> [PageText] {
    var details = self.details(of: item)
    let rest = tracker.details(of: item)
    if !rest.isEmpty { details = rest.map { PageText($0, .quiet) } + details }
    if !item.trailingTags.isEmpty { details += tags(of: item) }
    return details
  }

  private func tags(of item: PlanItem) -> [PageText] { item.trailingTags.map { PageText("#" + $0, .quiet) } }

  /// A text, a quote or an image.
  private func prose(_ item: PlanItem, _ isSetAside: Bool) -> [PagePart] {
    let details = (item.id.map { [PageText($0, .quiet)] } ?? []) + self.details(of: item)
    var lead = item.box.map { PageText.box(PageState($0), in: language) } ?? PageText()
    if case .emoji(let emoji) = item.icon { lead += PageText(emoji + " ", .sign) }
    var closing = PageText()
    for detail in details { closing += closing.isEmpty ? detail : PageText(" · ", .quiet) + detail }
    for tag in tags(of: item) { closing += (closing.isEmpty ? PageText() : " ") + tag }
    var parts: [PagePart] = []
    if case .quote(let author) = item.content {
      parts.append(.quote(MarkdownParts.parts(of: item.text, in: language), author: author.map { PageText(markdown: $0) }))
    } else if case .image(let source) = item.content {
      let words = PageText(markdown: item.text)
      let label = PageText(say(.image) + language.colon + " ")
      parts.append(.paragraph(label + (words.isEmpty ? PageText(source) : words + PageText(" (\(source))", .quiet))))
    } else {
      parts = PageText.lines(item.text).map { .paragraph($0) }
    }
    if !lead.isEmpty { parts.insert(.paragraph(lead), at: 0) }
    if !closing.isEmpty { parts.append(.paragraph(closing)) }
    parts += below(item, isSetAside)
    return parts
  }

  /// What stands below an item: its notes, its log, and its children.
  private func below(_ item: PlanItem, _ isSetAside: Bool) -> [PagePart] {
    // As nothing does below most.
    if item.notes.isEmpty, item.log.isEmpty, item.children.isEmpty { return [] }
    var parts = paragraphs(of: item.notes)
    if !item.log.isEmpty {
      let export = TextExport(today: today, weekStart: settings.weekStarts, clock: settings.clock)
      let lines = export.lines(of: item.log, in: language, keepsTags: true)
      parts.append(.list(lines.map { entry(of: $0, isSetAside) }))
    }
    if !item.children.isEmpty { parts += self.parts(of: item.children, isSetAside: isSetAside) }
    return parts
  }

  private func paragraphs(of notes: [String]) -> [PagePart] {
    notes.flatMap { PageText.lines($0) }.map { .paragraph($0) }
  }

  /// An entry of a log with what hangs below it, or days that share a line.
  private func entry(of line: LogLine, _ isSetAside: Bool) -> PageEntry {
    let note = line.note.isEmpty ? PageText() : PageText(markdown: line.note)
    var text = PageText(line.lead + (note.isEmpty ? "" : line.separator)) + note
    for (place, detail) in (line.details.map { PageText($0) } + line.otherFields.map { words(of: $0) }).enumerated() {
      text += PageText(place == 0 ? " (" : ", ") + detail
    }
    if !line.details.isEmpty || !line.otherFields.isEmpty { text.append(")") }
    var below = paragraphs(of: line.notes)
    if !line.children.isEmpty { below += parts(of: line.children, isSetAside: isSetAside) }
    return PageEntry(text.styled(.quiet), parts: below)
  }
}

extension DocumentPage: DayWriter {
  package func details(ofBlock item: PlanItem) -> [PageText] {
    var item = item
    // The bar before the block has the color, and words for the ear beside it.
    if let color = item.color, color != .standard { item.color = nil }
    return details(of: item) + tags(of: item)
  }

  package func parts(below item: PlanItem) -> [PagePart] { below(item, false) }

  package func parts(of elements: [PlanElement]) -> [PagePart] { parts(of: elements, isSetAside: false) }

  package func partsBesideBlocks(of sections: [PlanSection]) -> [PagePart] {
    parts(of: sections, nil, isTimetabled: true)
  }
}
