import Vault
import Workspace

/// An export in several forms at once: each goes into a folder of its own, below the one that is named, so that no form takes what
/// another wrote for its own.
enum SeveralForms {
  /// The forms that are asked for, each once, in the order of the command line.
  static func forms(_ words: [String]) -> [ExportFormat] {
    var forms: [ExportFormat] = []
    for form in words.compactMap(ExportFormat.init(rawValue:)) where !forms.contains(form) { forms.append(form) }
    return forms.isEmpty ? [.text] : forms
  }

  /// Where a form goes.
  static func output(of form: ExportFormat, in folder: String) -> String {
    let own = FileSystem.path(of: form.rawValue, in: folder)
    return form == .ics ? FileSystem.path(of: "calendar.ics", in: own) : own + "/"
  }

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ forms: [ExportFormat], output: String?) -> ExportMessage? {
    guard let output, FolderExport.isFolder(output) else { return .formsNeedFolder }
    if let word = invocation[PageChoice.view] { return .isOneFile("--view \(word)") }
    if let word = invocation[TableChoice.table] { return .isOneFile("--table \(word)") }
    if invocation[SharedOptions.paths].contains(FileSet.standardInput) { return .inputIsReadOnce }
    // An option is for one of the forms; where none has a use for it, any of them says so.
    func form(_ isMeant: (ExportFormat) -> Bool) -> ExportFormat { forms.first(where: isMeant) ?? forms[0] }
    func problem(_ ask: (Invocation, ExportFormat, String?) -> ExportMessage?, _ form: ExportFormat) -> ExportMessage? {
      ask(invocation, form, SeveralForms.output(of: form, in: output))
    }
    return problem(CalendarChoice.problem, form(\.isCalendar)) ?? problem(TableChoice.problem, form { $0 == .csv })
      ?? problem(PageChoice.problem, forms.contains(.svg) ? .svg : form { $0 == .html })
  }
}
