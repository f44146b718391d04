import Chronology
public import Diagnostics
import Editing
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
        message(date),
        help: recurs ? entryHelp(date) : help,
        fixes: (recurs ? [] : [tick(box, file)]) + [removal(of: field, in: item.headline, file)].compactMap(\.self)
      )
    }
  }

  private static func tick(_ box: Box, _ file: LintedFile) -> Fix {
    file.fix("Tick the box", isSafe: false, TextEdit(replacing: box.range, with: "[x]"))
  }

  private static func removal(of field: Field, in headline: Headline, _ file: LintedFile) -> Fix? {
    let place = headline.fields.firstIndex(of: field)
    guard let group = headline.groups.first(where: { group in place.map(group.fieldIndexes.contains) ?? false }) else {
      return nil
    }
    let edit = FieldRemoval.edit(of: field, from: group, of: headline, in: file.source)
    return file.fix("Remove “done”", isSafe: false, edit)
  }

  public static let example = RuleExample(
    found: "- [ ] Pay the rent (done: 2026-11-20)",
    instead: "- [x] Pay the rent (done: 2026-11-20)"
  )

  // MARK: Messages

  private static func message(_ date: CivilDate) -> String { "the box is open, and “done” says \(date)" }
  private static let help = "tick the box, or remove “done”"
  private static func entryHelp(_ date: CivilDate) -> String {
    "what recurs is done in its log: write “- \(date)” below it, and remove “done”"
  }
}
