import Chronology
import Diagnostics
package import Languages
import Planner

extension TaskListView {
  /// The tasks as a page, a group a section.
  package func page(in language: Language) -> PageContent {
    let words = TaskWords(language: .english, today: list.today, clock: list.clock, style: .short)
    let entries = TaskEntries(TaskDetailWords(words: words, now: list.now, showsPlaces: true))
    let empty = list.emptyWords(words)
    var parts: [PagePart] = empty.map { [.paragraph(PageText($0))] } ?? []
    for group in empty == nil ? list.groups : [] {
      var title = PageText.titled(plain: list.title(of: group, words), group.icon)
      if let place = group.place { title = title.leading(to: .file(place.path)) }
      let tasks = group.items.map { entries.entry($0, besides: group.told) }
      let rest: [PagePart] = tasks.isEmpty ? [.paragraph("nothing to do")] : [.list(tasks)]
      parts.append(
        .section(
          PageSection(
            title,
            details: [PageText(group.openWords, .quiet)],
            color: group.color,
            (list.question.project == nil ? [] : [PagePart](group.notes)) + rest
          )
        )
      )
    }
    for stack in list.stacks {
      let tasks = stack.tasks.map { entries.entry($0, besides: []) }
      let title = PageText("Stack: ") + PageText.titled(plain: stack.title, stack.icon)
      parts.append(.section(PageSection(title, [PagePart](stack.notes) + [.list(tasks)])))
    }
    if !list.done.isEmpty {
      let told: Set<ItemGroup.Detail> = list.question.project == nil ? [] : [.project]
      parts.append(
        .section(PageSection(PageText(list.doneHeading), [.list(list.done.map { entries.entry($0, besides: told) })]))
      )
    }
    return PageContent(
      title: PageText(list.heading(words)),
      details: [PageText(list.summary), PageText(list.today, Language.english.weekdayAndDate(list.today), .quiet)],
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
      .titled(plain: task.title, task.icon),
      state: PageState(task),
      details: details.pieces(of: task, besides: told).map { PageText($0) }
    )
  }
}

extension ProjectListView {
  /// The projects as a page.
  package func page(in language: Language) -> PageContent {
    let words = TaskWords(language: .english, today: list.today, clock: list.clock, style: .short)
    let details = TaskDetailWords(words: words, now: list.now)
    let rows = list.rows.map { row in
      let title = PageText.titled(plain: row.title, row.project?.icon)
      let due = ProjectListLayout.due(row, words).map { PageText($0) }
      let next = row.next.map { [PageText(details.piece(of: $0, isLabelled: false))] } ?? []
      func cell(_ pieces: [PageText]) -> PageTable.Cell {
        PageTable.Cell(pieces.dropFirst().reduce(pieces.first ?? "–") { $0 + ", " + $1 })
      }
      return PageTable.Row(
        title.leading(to: row.project.map { .file($0.place.path) }),
        [cell([PageText("\(row.open)")]), cell([PageText("\(row.done)")]), cell(due), cell(next)],
        color: row.project.map { $0.color ?? .standard }
      )
    }
    let columns = [PageTable.Column("Project")] + ["Open", "Done"].map { PageTable.Column($0, isNumber: true) }
    return PageContent(
      title: "Projects",
      details: [PageText(list.today, Language.english.weekdayAndDate(list.today), .quiet)],
      parts: [
        .table(
          PageTable(
            "Projects",
            columns: columns + ["Due", "Next"].map { PageTable.Column($0) },
            rows: rows,
            isCaptionSpoken: true
          )
        )
      ]
    )
  }
}
