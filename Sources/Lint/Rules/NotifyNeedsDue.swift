public import Diagnostics
import Languages
import Outline
import Reading

/// `notify-needs-due`: a reminder of a task without a day.
public enum NotifyNeedsDue: Rule {
  public static let name = "notify-needs-due"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in file.items(with: .notify) { check(items[index], in: file, &findings) }
  }

  /// A recurring task has its days by its rule.
  private static func check(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    let headline = item.headline
    guard let field = headline.field(.notify), headline.field(.due) == nil, headline.field(.every) == nil,
      let row = KeyTable.row(for: .notify, in: headline.places), case .reminder = row.value,
      case .success = FieldValue.read(file.document.value(of: field), as: row.value)
    else { return }
    findings.add(
      at: field.nameRange,
      NotifyNeedsDueMessage.hasNoDay(value: file.text(field.valueRange)),
      help: NotifyNeedsDueMessage.addDueOrDelete
    )
  }

  public static let example = RuleExample(
    found: "- [ ] Call the bank (notify: 09:00)",
    instead: "- [ ] Call the bank (due: 2026-12-01, notify: 09:00)"
  )
}

/// What `notify-needs-due` says.
enum NotifyNeedsDueMessage: Message {
  /// `“notify: 09:00” has no day: there is no “due” beside it`
  case hasNoDay(value: String)
  case addDueOrDelete
}
