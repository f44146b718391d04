import Chronology
import Diagnostics
package import Languages
import Planner

extension TaskListView {
  /// The tasks as a page, a group a section.
  package func page(in language: Language) -> PageContent {
    let words = TaskListWords(list, .short, in: language)
    let entries = TaskEntries(words.details)
    let empty = words.emptyWords
    var parts: [PagePart] = empty.map { [.paragraph(PageText($0))] } ?? []
    for group in empty == nil ? list.groups : [] {
      var title = PageText.titled(words.pageTitle(of: group), group.icon)
      if let place = group.place { title = title.leading(to: .file(place.path)) }
      let tasks = group.items.map { entries.entry($0, besides: group.told) }
      let rest: [PagePart] = tasks.isEmpty ? [.paragraph(PageText(words.say(.nothingToDo)))] : [.list(tasks)]
      parts.append(
        .section(
          PageSection(
            title,
            details: [PageText(words.open(in: group), .quiet)],
            color: group.color,
            (list.question.project == nil ? [] : [PagePart](group.notes)) + rest
          )
        )
      )
    }
    for stack in list.stacks {
      let tasks = stack.tasks.map { entries.entry($0, besides: []) }
      let title = PageText("\(words.say(.stack))\(language.colon) ") + PageText.titled(stack.name.page, stack.icon)
      parts.append(.section(PageSection(title, [PagePart](stack.notes) + [.list(tasks)])))
    }
    if !list.done.isEmpty {
      let told: Set<ItemGroup.Detail> = list.question.project == nil ? [] : [.project]
      parts.append(
        .section(PageSection(PageText(words.doneHeading), [.list(list.done.map { entries.entry($0, besides: told) })]))
      )
    }
    return PageContent(
      title: PageText(words.heading),
      details: [PageText(words.summary), PageText(list.today, language.weekdayAndDate(list.today), .quiet)],
      parts: parts
    )
  }
}

/// Tasks as entries of a page.
private struct TaskEntries {
  let details: TaskDetailWords

  init(_ details: TaskDetailWords) { self.details = details }

  func entry(_ task: ListedItem, besides told: Set<ItemGroup.Detail>) -> PageEntry {
    PageEntry(
      .titled(task.name(in: details.words.language).page, task.icon),
      state: PageState(task),
      details: details.texts(of: task, besides: told)
    )
  }
}

extension ProjectListView {
  /// The projects as a page.
  package func page(in language: Language) -> PageContent {
    let words = ProjectListWords(list, .short, in: language)
    let rows = list.rows.map { row in
      let title = PageText.titled(row.project?.name.page ?? PageText(words.title(of: row)), row.project?.icon)
      let due = words.due(row).map { PageText($0) }
      let next = row.next.map { [words.details.piece(naming: $0, isLabelled: false).page] } ?? []
      func cell(_ pieces: [PageText]) -> PageTable.Cell {
        PageTable.Cell(pieces.dropFirst().reduce(pieces.first ?? "–") { $0 + ", " + $1 })
      }
      return PageTable.Row(
        title.leading(to: row.project.map { .file($0.place.path) }),
        [
          cell([PageText(language.number(row.open))]), cell([PageText(language.number(row.done))]), cell(due), cell(next),
        ],
        color: row.project.map { $0.color ?? .standard }
      )
    }
    let title = words.say(.projects)
    let columns = [
      PageTable.Column(words.say(.project)), PageTable.Column(words.say(.open), isNumber: true),
      PageTable.Column(words.say(.done), isNumber: true), PageTable.Column(words.say(.due)), PageTable.Column(words.say(.next)),
    ]
    return PageContent(
      title: PageText(title),
      details: [PageText(list.today, language.weekdayAndDate(list.today), .quiet)],
      parts: [.table(PageTable(PageText(title), columns: columns, rows: rows, isCaptionSpoken: true))]
    )
  }
}
