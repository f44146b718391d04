public import Chronology
import Outline
public import Planner
import Reading
public import SourceText

/// How the first arc of a ritual is begun that has habits and no arc (format, *Renewing*).
///
/// Its heading goes above the list items that are to be its habits, and it has the days of their logs. A section that they stand
/// in becomes a group of the arc, so that no word is lost.
public struct FirstArc: Sendable {
  public let title: ArcTitle
  public let edits: [TextEdit]

  /// Whether there is no doubt that the list items are habits.
  public let isCertain: Bool

  /// Nil where the file is no ritual, has an arc or what was meant as one, or does not tell which of its list items are the
  /// habits; and where their logs are longer than an arc can be.
  ///
  /// - Parameters:
  ///   - count: how many days it has, 7 to 365; by default those of `duration`, or more, so that its logs and today are in it.
  ///   - from: its first day; the earliest of the logs by default, or today if that is earlier.
  public init?(of file: EditableFile, days count: Int? = nil, from: CivilDate? = nil, today: CivilDate) {
    guard let ritual = file.plan.ritual, file.arcs.isEmpty,
      !file.content.sections.contains(where: { $0.role == .unreadArc }), let place = Place(in: file),
      let draft = ArcTitle(number: 1, from: today, count: Ritual.standardDuration)
    else { return nil }
    let logged = FirstArc.logged(in: file, after: place.edits(draft, in: file), today: today)
    let first = from ?? min(logged?.first ?? today, today)
    let needed = first.days(until: max(logged?.last ?? today, today)) + 1
    let length = count ?? max(ritual.duration ?? Ritual.standardDuration, from == nil ? needed : 0)
    guard Ritual.arcLengths ~= length, let title = ArcTitle(number: 1, from: first, count: length) else { return nil }
    self.title = title
    edits = place.edits(title, in: file)
    isCertain = place.isCertain
  }

  /// The first and the last day of the logs, once the items are habits; also of lines that were meant as entries: `1.11. ok`.
  private static func logged(in file: EditableFile, after edits: [TextEdit], today: CivilDate) -> DateRange? {
    guard let bytes = file.source.applying(edits) else { return nil }
    let after = EditableFile(path: file.path, bytes: bytes, kindByFolder: file.document.kindByFolder)
    let days = after.arcs.flatMap(\.arc.habits).flatMap(\.log).map(\.days)
    let meant = after.document.problems.compactMap { problem -> CivilDate? in
      guard problem.kind == .unreadEntry else { return nil }
      let line = after.source.contentRange(ofLine: after.source.line(at: problem.range.lowerBound))
      let start = problem.range.lowerBound
      guard let date = MeantDate.scan(after.source.bytes, at: start, end: line.upperBound, today: today, .back), !date.isPeriod
      else { return nil }
      return date.dates[0]
    }
    guard let first = (days.map(\.first) + meant).min(), let last = (days.map(\.last) + meant).max() else { return nil }
    return DateRange(first: first, last: last)
  }

  /// Where the heading goes.
  private struct Place {
    /// The line before which it goes.
    var line: Int
    /// Where another sign makes a group of a section.
    var demotion: Int?
    var isCertain: Bool

    init?(in file: EditableFile) {
      // A heading of an arc below the second level was meant otherwise.
      guard !file.content.allSections.flatMap(\.groups).contains(where: { SectionRole(titled: $0.title, in: .ritual) == .arc })
      else { return nil }
      let sections = file.document.sections.indices
      let holders = sections.filter { file.hasListItems(inSection: $0) }
      let dated = holders.filter { file.hasDates(inSection: $0) }
      guard holders.count <= 1 || dated.count == 1 else { return nil }
      guard let holder = dated.first ?? holders.first else {
        line = sections.count > 1 ? file.lineAbove(PlanPath(section: 1)) : file.source.numberedLineCount
        isCertain = true
        return
      }
      let section = file.document.sections[holder]
      isCertain = !dated.isEmpty || (holder == 0 && file.content.introduction.topItems.allSatisfy { $0.box == nil })
      if let heading = section.heading {
        guard heading.level == 2, !heading.isSetext else { return nil }
        line = file.lineAbove(PlanPath(section: holder))
        let start = file.source.contentRange(ofLine: heading.lines.lowerBound).lowerBound
        demotion = file.source.bytes[start...].firstIndex(of: UInt8(ascii: "#"))
        return
      }
      let own = section.elements.lazy.compactMap { file.listItem($0)?.lines.lowerBound }.first
      let group = section.groups.firstIndex { $0.elements.contains { file.listItem($0) != nil } }
      guard let first = own ?? group.map({ file.lineAbove(PlanPath(section: holder, group: $0)) }) else { return nil }
      line = first
    }

    func edits(_ title: ArcTitle, in file: EditableFile) -> [TextEdit] {
      let needsGap = line > 0 && !file.source.isBlank(line: line - 1)
      let isLast = line >= file.source.numberedLineCount
      let lines = (needsGap ? [""] : []) + ["## \(title.text)"] + (isLast ? [] : [""])
      let insertion = LineEdit.insertion(of: lines, beforeLine: line, in: file.source)
      return [insertion] + (demotion.map { [TextEdit(insertingAt: $0, "#")] } ?? [])
    }
  }
}

extension ArcTitle {
  fileprivate init?(number: Int, from first: CivilDate, count: Int) {
    guard let days = DateRange(first: first, last: first.adding(days: count - 1)) else { return nil }
    self.init(number: number, days: days)
  }
}

extension EditableFile {
  fileprivate func listItem(_ element: Element) -> Item? {
    guard case .item(let index) = element, document.items[index].form == .listItem else { return nil }
    return document.items[index]
  }

  /// The first line of a section or a group, of the comments above its heading.
  fileprivate func lineAbove(_ heading: PlanPath) -> Int { document.allLines(ofHeading: heading).lowerBound }

  fileprivate func hasListItems(inSection index: Int) -> Bool {
    let section = document.sections[index]
    return section.allElements.contains { listItem($0) != nil }
  }

  /// Whether a day stands at the start of what hangs below an item of a section, as in a log.
  fileprivate func hasDates(inSection index: Int) -> Bool {
    content[section: index].topItems.contains { item in
      item.children.contains { CivilDate(String(($0.item?.text ?? "").prefix(10))) != nil }
    }
  }
}
