import Diagnostics
import Editing
import Languages
import Lint
import SourceText
import Workspace

extension LintFixes {
  /// `3 findings fixed in 2 files`
  var message: LintReportMessage { .fixed(applied.count, files: changes.count) }

  /// Writes the files, or prints what would be written.
  ///
  /// - Returns: false where a file could not be written, which was said.
  func finish(_ fixing: LintFixing, _ console: Console, isJSON: Bool) -> Bool {
    for note in notes { console.error.write("tidemark: \(console.language.say(note))\n") }
    if fixing.isDryRun {
      if !isJSON { console.writeForeign(diff) }
      return true
    }
    guard !fixing.isStandardInput else {
      for file in checked { fixing.passOn(file.source, console) }
      return true
    }
    guard let problem = write() else {
      console.written.add(revisions)
      return true
    }
    console.error.write("tidemark: \(problem.text(in: console.language))\n")
    return false
  }

  /// The members `fixed` and `changes` of a report as JSON.
  var members: [(String, JSON)] {
    let fixed = applied.map { applied -> JSON in
      [
        "file": .string(applied.finding.file),
        "severity": .string(applied.finding.severity.rawValue),
        "rule": .string(applied.finding.rule),
        "message": .string(applied.finding.message),
        "fix": .string(applied.fix.title),
      ]
    }
    guard case .object(let members) = RevisionJSON.object(revisions, notes: []) else { return [] }
    return [("fixed", .array(fixed))] + members.filter { $0.0 == "changes" }
  }
}

extension LintFixing {
  /// Standard input goes to standard output in any case, so that an editor that takes that for its text loses nothing.
  func passOn(_ source: SourceText, _ console: Console) {
    if isStandardInput, !isDryRun { console.writeForeign(source.bytes) }
  }
}
