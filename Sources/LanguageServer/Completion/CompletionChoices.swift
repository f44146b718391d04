import Chronology
import Diagnostics
import Editing
import Languages
import Lint
import Outline
import Phrases
import Planner
import Reading
import SourceText
import Vault
import Views

/// What may come at a place of a document, the best first. Whether it reads as it is meant, a trial says (`CompletionTrial`).
struct CompletionChoices {
  let read: ReadDocument
  let index: VaultIndex
  let today: CivilDate
  /// All tags of the vault, where the place is one for tags.
  let tags: [String]
  let language: Language

  private var outline: Document { read.outline }
  private var settings: Settings { index.settings }

  func candidates(at place: CompletionPlace) -> [CompletionCandidate] {
    switch place.kind {
    case .property: properties
    case .propertyValue(let key): values(of: key, typed: place.typed)
    case .key(let places, let beside): keys(in: places, beside: beside, typed: place.typed)
    case .value(let row): values(of: row, typed: place.typed)
    case .tag: tags.map { detailed($0, .tag) }
    case .link: links
    case .task: tasks(typed: place.typed)
    case .rule: silencedRules
    case .section: sections
    case .entry(let item): entries(of: item, typed: place.typed)
    }
  }

  // MARK: Front matter

  private var properties: [CompletionCandidate] {
    guard let kind = outline.kind else { return [] }
    return PropertyKey.allCases.filter { $0.kinds.contains(kind) && outline.properties[$0] == nil }.compactMap { key in
      guard let value = values(of: key, typed: "").first?.text else { return nil }
      var candidate = CompletionCandidate(
        key.rawValue,
        "\(key.rawValue): \(value)",
        language.say(PropertyMeaning(key, in: kind))
      )
      candidate.placeholderRange = key.rawValue.utf8.count + 2..<candidate.text.utf8.count
      return candidate
    }
  }

  private func values(of key: PropertyKey, typed: String) -> [CompletionCandidate] {
    switch key {
    case .kind: words(DocumentKind.allCases.map(\.rawValue))
    case .tags: tags.map { CompletionCandidate($0, WrittenText.propertyValue($0)) }
    case .allow: silencedRules
    case .theme: words(Theme.allCases.map(\.rawValue))
    case .color: words(Color.allCases.map(\.rawValue))
    case .time: words(DaySlot.allCases.map(\.rawValue))
    case .duration: words(["28", "7", "14", "21", "90"])
    case .category: categories(for: .ritual).map { CompletionCandidate($0, WrittenText.propertyValue($0)) }
    case .finished: dates(typed, .ahead)
    case .notify: words(["off"]) + times
    case .view: words(LifeView.allCases.map(\.rawValue))
    case .glance: words(["\(Activities.standardGlance)"])
    case .clock: words(ClockStyle.allCases.map(\.rawValue))
    case .weekStarts: words(Weekday.allCases.map { $0.title.lowercased() })
    case .dayStarts, .dayEnds, .midnight: times
    case .defaultBlock: words(["30m", "45m", "60m", "90m"])
    case .insights: words(InsightCard.allCases.map(\.rawValue))
    case .icon: icons
    // What nobody can guess.
    case .born, .expectancy, .reminders, .days, .pages, .projects, .rituals: []
    }
  }

  private func words(_ words: [String]) -> [CompletionCandidate] { words.map { CompletionCandidate($0) } }

  // MARK: Fields

  private func keys(in places: Place, beside: Set<FieldKey>, typed: String) -> [CompletionCandidate] {
    let typed = NameKey(typed.withoutOuterSpaces).text
    return FieldKey.allCases.compactMap { key in
      guard !beside.contains(key), let row = KeyTable.row(for: key, in: places) else { return nil }
      guard KeyTable.leads(key, in: places) || key.leaders.contains(where: beside.contains) else { return nil }
      // Of a vault a value may take a while to find, and most keys are not those that are typed.
      guard typed.isEmpty || NameKey(key.rawValue).text.contains(typed), let value = example(of: row) else { return nil }
      var candidate = CompletionCandidate(
        key.rawValue,
        "\(key.rawValue): \(value)",
        language.say(FieldMeaning(key, in: places))
      )
      candidate.placeholderRange = key.rawValue.utf8.count + 2..<candidate.text.utf8.count
      return candidate
    }
  }

  /// The first of the values of a key; nil where there is none.
  private func example(of row: KeyTable.Row) -> String? {
    switch row.value {
    case .rule, .streakRule, .dayRule, .blockRule:
      let words = CompletionChoices.ruleWords(after: "")
      return words.lazy.compactMap { rule($0, after: "", as: row.value) }.first?.text
    default: return values(of: row, typed: "").first?.text
    }
  }

  private func values(of row: KeyTable.Row, typed: String) -> [CompletionCandidate] {
    switch row.value {
    case .date: dates(typed, row.key.looksBack ? .back : .ahead)
    case .text: names(for: row.key).map { CompletionCandidate($0, WrittenText.fieldValue($0)) }
    case .rule, .streakRule, .dayRule, .blockRule: rules(typed, as: row.value)
    case .times: times
    case .months: months(typed)
    case .reminder: words(["yes"]) + times
    case .count: words(["1", "2", "3", "5", "10"])
    case .number: words(["10", "100"])
    case .priority, .extreme, .direction, .color, .rating, .lifeCategory, .theme, .listType, .moments: words(row.value.words)
    case .icon: icons
    case .word: []
    }
  }

  /// The icons of the document and of the root, those that are there most often first.
  private var icons: [CompletionCandidate] {
    let contents = [read.file.content] + [index.root?.content].compactMap(\.self)
    let icons = contents.flatMap { content in
      [content.icon] + content.allSections.map(\.icon) + content.placedItems.map(\.item.icon)
    }
    var counts: [String: Int] = [:]
    for icon in icons.compactMap(\.?.text) { counts[icon, default: 0] += 1 }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { CompletionCandidate($0.key) }
  }

  /// The open tasks of projects that the day does not have yet, with their projects.
  private func tasks(typed: String) -> [CompletionCandidate] {
    let typed = NameKey(typed.withoutOuterSpaces).text
    let items = read.items.values.map(\.item).filter { $0.task.project != nil }
    let planned = Set(items.map { [Document.name(ofTitle: $0.text), Document.key(ofTitle: $0.task.project ?? "")] })
    return index.ordered(.project).flatMap { project in
      let title = Document.name(ofTitle: project.title)
      return project.tasks.filter { $0.box ?? .open == .open }.compactMap { task -> CompletionCandidate? in
        guard typed.isEmpty || NameKey(task.title).text.contains(typed) else { return nil }
        let name = Document.name(ofTitle: task.title)
        guard !planned.contains([name, Document.key(ofTitle: title)]) else { return nil }
        let words = project.source.string(in: task.wordsRange) + (task.id.map { " ^" + $0 } ?? "")
        return CompletionCandidate(name, "\(words) (project: \(WrittenText.fieldValue(title)))", title)
      }
    }
  }

  private func names(for key: FieldKey) -> [String] {
    if key == .project { return index.ordered(.project).map { Document.name(ofTitle: $0.title) } }
    if key == .category { return categories(for: .activities) }
    guard key == .was else { return [] }
    let content = read.file.content
    let sections = content.sections.indices.filter { !content.sections[$0].isSetAside }.map { $0 + 1 }
    let places = sections.flatMap { section in
      [PlanPath(section: section)] + content[section: section].groups.indices.map { PlanPath(section: section, group: $0) }
    }
    return ([PlanPath(section: 0)] + places).map { FormerPlace.words(for: $0, in: content) }
  }

  /// The categories of a kind, those of the root first.
  private func categories(for kind: DocumentKind) -> [String] {
    var seen: Set<String> = []
    return (index.categories + kind.builtInCategories).map { Document.name(ofTitle: $0) }.filter {
      seen.insert($0.lowercased()).inserted
    }
  }

  // MARK: Days and times

  /// Days in words and as they are written, the nearest first.
  private func dates(_ typed: String, _ direction: PhraseDirection) -> [CompletionCandidate] {
    let sign = direction == .ahead ? 1 : -1
    if typed.first?.isNumber == true {
      return (0...60).map { today.adding(days: sign * $0) }.map { detailed($0.description, .day(seen($0))) }
    }
    let context = PhraseContext(today: today, weekStart: settings.weekStarts, direction)
    let near =
      direction == .ahead ? ["today", "tomorrow", "+2d", "+3d", "+1w", "+2w", "end of month"] : ["today", "yesterday"]
    let known = near + Weekday.allCases.map { String($0.title.lowercased()) }
    let own = typed.withoutOuterSpaces
    let phrases = (own.isEmpty || known.contains(own) ? [] : [own]) + known
    let found = phrases.compactMap { phrase -> (String, CivilDate)? in
      guard let date = (try? DayPhrase(phrase))?.date(in: context) else { return nil }
      return (phrase, date)
    }
    return found.enumerated().sorted {
      (abs(today.days(until: $0.element.1)), $0.offset) < (abs(today.days(until: $1.element.1)), $1.offset)
    }
    .map { detailed($0.element.0, writing: $0.element.1.description, .date(seen($0.element.1))) }
  }

  private func seen(_ date: CivilDate) -> SeenDay { SeenDay(date, from: today, .full) }

  private func detailed(_ label: String, writing text: String? = nil, _ detail: DetailMessage) -> CompletionCandidate {
    CompletionCandidate(label, text, language.say(detail))
  }

  private var times: [CompletionCandidate] {
    stride(from: 6 * 60, through: 23 * 60 + 30, by: 30).compactMap { TimeOfDay(minutes: $0) }.map {
      CompletionCandidate($0.description)
    }
  }

  private func months(_ typed: String) -> [CompletionCandidate] {
    let names = Month.allCases.map { String($0.title.lowercased().prefix(3)) }
    let before = CompletionChoices.wholeWords(of: typed)
    let written = Set(before.split(separator: " ").map(String.init))
    return names.filter { !written.contains($0) }.map { CompletionCandidate(before + $0) }
  }

  // MARK: Rules

  /// The words with which a rule begins or goes on.
  private static let ruleWords = [
    "daily", "weekday", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "week", "month", "year", "2 days", "2 weeks",
    "3 months", "mon wed fri", "sat sun", "days", "weeks", "months", "after done", "2 times a week", "times a week",
  ]
  private static let placeWords = ["on 1", "on 15", "on last", "on 1st mon", "on sat", "on sun"]

  /// The words that may come after others.
  private static func ruleWords(after before: String) -> [String] {
    if before.isEmpty {
      return ruleWords + [
        "month on 1", "month on 15", "month on last", "month on 1st mon", "2 weeks on sat", "week after done",
      ]
    }
    return (before.hasSuffix(" on ") ? placeWords.map { String($0.dropFirst(3)) } : []) + ruleWords + placeWords
  }

  /// Rules that go on with what was typed.
  private func rules(_ typed: String, as type: ValueType) -> [CompletionCandidate] {
    let before = CompletionChoices.wholeWords(of: typed)
    return CompletionChoices.ruleWords(after: before).compactMap { rule($0, after: before, as: type) }
  }

  /// Nil where the words are no rule.
  private func rule(_ word: String, after before: String, as type: ValueType) -> CompletionCandidate? {
    let text = before + word
    guard case .success(let value) = FieldValue.read(text, as: type) else { return nil }
    guard case .rule(let rule) = value else { return CompletionCandidate(text) }
    let schedule = RecurrenceSchedule(rule, weekStart: settings.weekStarts)
    let day = rule.isAfterDone || rule.times != nil || today == .latest ? nil : schedule.next(onOrAfter: today)
    var candidate = CompletionCandidate(text, nil, day.map { language.say(DetailMessage.due(seen($0))) } ?? "")
    // Of every other week somebody must say which.
    candidate.other = day.map { "\(text), from: \($0)" }
    return candidate
  }

  /// What was typed without the word at its end: `2 weeks ` of `2 weeks s`.
  private static func wholeWords(of typed: String) -> String {
    guard let space = typed.lastIndex(of: " ") else { return "" }
    return String(typed[...space])
  }

  // MARK: Titles, sections, rules of lint

  private var links: [CompletionCandidate] {
    index.records.filter { $0.kind.traits.identity == .title }.compactMap { record in
      let title = Document.name(ofTitle: record.title)
      guard let link = VaultLink("[[\(title)]]"), index.target(of: link, in: .pages)?.name == record.name else { return nil }
      return detailed(title, .file(record.kind))
    }
  }

  /// Those that a comment or a property can silence.
  private var silencedRules: [CompletionCandidate] {
    RuleCatalogue.all.filter { $0.canBeSuppressed }.map {
      CompletionCandidate($0.name, nil, $0.words(in: language).summary)
    }
  }

  /// The sections that mean something in a kind of file, as far as it lacks them.
  private var sections: [CompletionCandidate] {
    let known = Set(outline.sections.map(\.role))
    let titles: [String]
    switch outline.kind {
    case .page: titles = [SectionRole.setAsideTitle]
    case .project: titles = [SectionRole.doneTitle]
    case .life: titles = [SectionRole.phasesTitle]
    case .vault: titles = VaultSection.allCases.map(\.rawValue)
    case .ritual: titles = [nextArc].compactMap(\.self)
    case .day, .stacks, .activities, nil: titles = []
    }
    return titles.filter { title in
      let role = SectionRole(titled: title, in: outline.kind)
      return !role.isOfOneSection || !known.contains(role)
    }.map { detailed($0, .section) }
  }

  /// The heading of the arc after the last.
  private var nextArc: String? {
    guard let ritual = read.file.plan.ritual else { return nil }
    let arcs = ritual.arcs
    let last = arcs.map(\.effectiveDays.last).max()
    let first = last.map { max(today, $0.adding(days: 1)) } ?? today
    let count = ritual.duration ?? Ritual.standardDuration
    let days = DateRange(first: first, last: first.adding(days: count - 1))
    return days.map { ArcTitle(number: (arcs.map(\.number).max() ?? 0) + 1, days: $0).text }
  }

  /// Days on which something was done that the log does not have.
  private func entries(of item: Int, typed: String) -> [CompletionCandidate] {
    let log = read.items[item]?.item.log ?? []
    return dates(typed, .back).filter { candidate in
      CivilDate(candidate.text).map { day in !log.contains { $0.days.contains(day) } } ?? false
    }
  }
}
