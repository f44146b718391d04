import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// `open-with-done`: an open box with the day on which it was done.
public enum OpenWithDone: Rule {
  public static let name = "open-with-done"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for item in file.document.items where item.headline.box?.state == .open && !item.headline.groups.isEmpty {
      guard let box = item.headline.box, let field = item.headline.field(.done),
        let date = CivilDate(spelled: file.document.value(of: field))
      else { continue }
      let recurs = item.headline.field(.every) != nil
      findings.add(
        at: field.nameRange.lowerBound..<field.valueRange.upperBound,
        OpenWithDoneMessage.isOpenAndDone(date),
        help: recurs ? OpenWithDoneMessage.writeInLog(date) : .tickOrRemove,
        fixes: (recurs ? [] : [tick(box, file)]) + [removal(of: field, in: item.headline, file)].compactMap(\.self)
      )
    }
  }

  private static func tick(_ box: Box, _ file: LintedFile) -> Fix {
    file.fix(OpenWithDoneMessage.tick, isSafe: false, TextEdit(replacing: box.range, with: "[x]"))
  }

  private static func removal(of field: Field, in headline: Headline, _ file: LintedFile) -> Fix? {
    let place = headline.fields.firstIndex(of: field)
    guard let group = headline.groups.first(where: { group in place.map(group.fieldIndexes.contains) ?? false }) else {
      return nil
    }
    let edit = FieldRemoval.edit(of: field, from: group, of: headline, in: file.source)
    return file.fix(CommonMessage.remove("done"), isSafe: false, edit)
  }

  public static let example = RuleExample(
    found: "- [ ] Pay the rent (done: 2026-11-20)",
    instead: "- [x] Pay the rent (done: 2026-11-20)"
  )
}

/// What `open-with-done` says.
enum OpenWithDoneMessage: Message {
  case isOpenAndDone(CivilDate)
  case tickOrRemove
  /// What to do with a task that recurs.
  case writeInLog(CivilDate)
  case tick
}
