import Outline
import Planner
import Reading
import SourceText

/// Tells whether an item or an entry reads as it is meant when it is written.
struct DraftReading {
  private let plan: Plan

  init(kind: DocumentKind) {
    plan = Plan(kind: kind, title: "x")
  }

  /// The item as it reads; nil where it would say something else. An emoji that its words begin with is its icon.
  func readable(_ item: PlanItem, in section: String?) -> PlanItem? {
    guard let read = read(item, in: section) else { return nil }
    if isSame(read, item) { return item }
    guard item.icon == nil, let icon = read.icon else { return nil }
    var wanted = item
    (wanted.icon, wanted.text) = (icon, read.text)
    guard Document.name(ofTitle: icon.text + " " + read.text) == Document.name(ofTitle: item.text), isSame(read, wanted) else {
      return nil
    }
    return wanted
  }

  /// The entry as it reads; nil where it would say something else.
  func readable(_ record: LogRecord, of item: PlanItem, in section: String?) -> LogRecord? {
    if record == LogRecord(days: record.days, status: record.status, source: record.source), record.source?.isPlainWord ?? true
    {
      return record
    }
    var owner = item
    owner.log = [record]
    guard let read = read(owner, in: section), isSame(read, owner) else { return nil }
    return record
  }

  func isSame(_ item: PlanItem, _ other: PlanItem) -> Bool {
    var (left, right) = (plan, plan)
    left.content.introduction.elements = [.item(item)]
    right.content.introduction.elements = [.item(other)]
    return EditStep.isSame(left, right)
  }

  /// The item as it reads where it stands alone.
  private func read(_ item: PlanItem, in section: String?) -> PlanItem? {
    var plan = plan
    if let section {
      plan.content.sections = [
        PlanSection(title: section, role: PlanSection.Role(titled: section, in: plan.kind), elements: [.item(item)])
      ]
    } else {
      plan.content.introduction.elements = [.item(item)]
    }
    let content = EditableFile(path: "x.md", source: SourceText(plan.markdown)).content
    let holder = section == nil ? content.introduction : content.sections.first
    guard let holder, content.sections.count == (section == nil ? 0 : 1), holder.elements.count == 1, holder.groups.isEmpty
    else {
      return nil
    }
    return holder.elements[0].item
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}
