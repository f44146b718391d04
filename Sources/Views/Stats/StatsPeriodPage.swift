import Chronology
package import Languages
import Planner

extension StatsPeriodView {
  /// What the days came to as a page, a table a section.
  package func page(in language: Language) -> PageContent {
    let words = StatsPeriodWords(sheet, .short, in: language)
    let sections = StatsPeriodSections(sheet, words).all.map { section in
      PagePart.section(
        PageSection(
          PageText(section.title),
          [.table(section.table.page(PageText(section.title), in: language))] + section.closingOfPage.map { .paragraph($0) }
        )
      )
    }
    let empty = words.emptyWords.map { [PagePart.paragraph(PageText($0))] } ?? []
    return PageContent(
      title: PageText(words.title),
      details: words.scope.map { [PageText($0, .quiet)] } ?? [],
      parts: empty + sections
    )
  }
}

extension StatsPeriodTable {
  /// The same rows and columns; those that are for the eye alone are left out.
  fileprivate func page(_ caption: PageText, in language: Language) -> PageTable {
    let told = columns.filter { !$0.isPicture }
    return PageTable(
      caption,
      columns: [PageTable.Column(language.say(StatsHeading.name))]
        + told.map { PageTable.Column($0.heading.isEmpty ? $0.name : $0.heading, isNumber: $0.alignment == .right) },
      rows: titles.indices.map { row in
        PageTable.Row(
          names[row] ?? PageText(titles[row]),
          told.map { PageTable.Cell($0.cells[row].page ?? PageText($0.cells[row].text)) }
        )
      },
      isCaptionSpoken: true
    )
  }
}
