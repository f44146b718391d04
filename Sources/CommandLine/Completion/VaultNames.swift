import BuiltIns
import Chronology
import Outline
import Phrases
import Planner
import Vault
import Views
import Workspace

/// The names of things in a vault, as a person types them.
struct VaultNames {
  private let plans: VaultPlans
  private let today: CivilDate

  /// How many days from today on are looked at.
  private static let days = 14

  /// Reads what some values are about.
  ///
  /// - Parameters:
  ///   - path: a folder of the vault.
  ///   - jobs: how many threads may read.
  init(for sources: [ValueSource], at path: String, today: CivilDate, jobs: Int) {
    self.today = today
    let kinds = sources.reduce(into: Set<DocumentKind>()) { $0.formUnion($1.kinds) }
    let days = kinds.contains(.day) ? today...today.adding(days: VaultNames.days) : nil
    plans = VaultPlans(at: path, days: days, kinds: kinds, limit: FileSet.limit, jobs: jobs)
  }

  /// - Parameter line: what was typed before, which may name a file or a day.
  func candidates(_ source: ValueSource, _ line: TypedLine) -> [Candidate] {
    switch source {
    case .titles(let kinds):
      let files = plans.files.filter { kinds.contains($0.value.kind) }
      return line.word.contains("/")
        ? files.map { Candidate($0.record.path, name($0.value.title)) }
        : files.map { Candidate(name($0.value.title), $0.value.kind.noun) }
    case .sections: return headings(in: plans.pages.map { ($0.record, $0.value.content) }, of: line.values["page"]?.last)
    case .headings: return headings(in: plans.files.map { ($0.record, $0.value.content) }, of: nil)
    case .stacks:
      return plans.stacks.flatMap { file in
        file.value.content.sections.map { Candidate(name($0.title), "\($0.topItems.count)") }
      }
    case .blocks: return blocks(on: day(of: line))
    case .tags: return tags
    case .categories: return categories
    case .items(let choice): return items(choice, line)
    // Only the names of the vault's own, which are the same in each language.
    case .templates:
      return TemplateShelf(vault: plans.root == nil ? nil : plans.folder, in: .english).ownNames.map { Candidate($0) }
    case .presets:
      let own = PresetShelf(vault: plans.root == nil ? nil : plans.folder, in: .english).ownPresets(on: today)
      return own.compactMap { try? Candidate($0.get().name) }
    case .fixed, .days, .periods, .months, .years, .times, .lengths, .rules, .topics, .commands, .keys, .files, .folders:
      return []
    }
  }

  /// The name in a title, on one line (format, *Titles and names*).
  private func name(_ title: String) -> String { Document.name(ofTitle: title.onOneLine) }

  // MARK: Items

  private func items(_ choice: ItemChoice, _ line: TypedLine) -> [Candidate] {
    let asksForLines = line.word.contains(".md:")
    return plans.files.filter { choice.kinds.contains($0.value.kind) }.flatMap { file in
      let content = file.value.content
      let hidden = pastArcs(of: file.value)
      let fitting = content.items.filter { placed in
        let section = placed.section == 0 ? content.introduction : content.sections[placed.section - 1]
        return !hidden.contains(placed.section)
          && choice.includes(placed.item, isSetAside: section.isSetAside, today: today)
      }
      return fitting.map { placed in
        let name = name(placed.item.text)
        guard asksForLines else { return Candidate(name, self.name(file.value.title)) }
        let offset = placed.item.origin?.headlineRange.lowerBound ?? 0
        return Candidate("\(file.record.path):\(file.record.source.line(at: offset) + 1)", name)
      }
    }
  }

  /// The sections of a ritual that are arcs, but for the one whose habits are shown.
  private func pastArcs(of plan: Plan) -> Set<Int> {
    guard let ritual = plan.ritual?.tracked else { return [] }
    let shown = RitualStatus(ritual, today: today).shown.map {
      ArcTitle(number: ritual.arcs[$0].number, days: ritual.arcs[$0].days)
    }
    return Set(
      plan.content.sections.indices.filter { index in
        plan.content.sections[index].arc.map { $0 != shown } ?? false
      }.map { $0 + 1 }
    )
  }

  // MARK: Days

  /// The day that is named by `--on`; else today.
  private func day(of line: TypedLine) -> CivilDate {
    let phrase = line.values["on"]?.last.flatMap { try? DayPhrase($0) }
    return phrase?.date(in: PhraseContext(today: today, weekStart: plans.settings.weekStarts, .ahead)) ?? today
  }

  private func blocks(on date: CivilDate) -> [Candidate] {
    let day = plans.days.first { $0.value.date == date }?.value
    let written = day?.blockItems ?? []
    let left = Set((written.map(\.text) + (day?.leftOut ?? [])).map(name))
    let routine = plans.root?.content.topItems.filter { item in
      guard case .routine(let routine) = item.content, !left.contains(name(item.text)) else { return false }
      return routine.rule?.schedule(weekStart: plans.settings.weekStarts, earliestEntry: nil).isDue(on: date) ?? true
    }
    return (written + (routine ?? [])).map { item in
      Candidate(item.text.isEmpty ? TimeBlock.standardTitle : name(item.text), time(of: item))
    }
  }

  private func time(of item: PlanItem) -> String {
    if case .block(let time) = item.content { return plans.settings.clock.text(time) }
    if case .routine(let routine) = item.content { return plans.settings.clock.text(routine.time) }
    return ""
  }

  // MARK: Words of files

  /// - Parameter file: the title or the path of the file that is meant, if one is.
  private func headings(in files: [(record: VaultRecord, content: PlanContent)], of file: String?) -> [Candidate] {
    let key = file.map { NameKey($0) }
    let meant = files.filter { record, content in
      key.map { NameFit($0, NameKey(content.title)) != nil || record.path == file } ?? true
    }
    return meant.flatMap { _, content in
      (content.sections.map(\.title) + content.sections.flatMap { $0.groups.map(\.title) }).map { title in
        Candidate(name(title), name(content.title))
      }
    }
  }

  private var tags: [Candidate] { ItemSurvey.tags(in: plans).map { Candidate($0) } }

  private var categories: [Candidate] {
    let own = plans.files.flatMap { $0.record.categories.map(\.name) }
    let known = DocumentKind.ritual.builtInCategories + DocumentKind.activities.builtInCategories
    return (known + own).map { Candidate($0) }
  }
}
