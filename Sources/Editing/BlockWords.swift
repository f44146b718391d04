import Outline
import Planner
import Reading
import SourceText

extension PlanItem {
  /// The words for a block that is made for a task: without the brackets among them that are meant as fields. Those stay on the line
  /// of the task, and a block that says them again would be due, too.
  var wordsOfBlock: String {
    guard text.contains("(") else { return text }
    let probe = Probe(text, in: Probe.Place(.day, title: "2026-01-01", lead: "- [ ] "))
    let groups = probe.document.problems.filter { problem in
      problem.kind == .misplacedGroup && probe.range.lowerBound <= problem.range.lowerBound
        && problem.range.upperBound <= probe.range.upperBound
    }
    let words = probe.words(after: groups.map { TextEdit(deleting: $0.range) }) ?? text
    let plain = words.split(separator: " ").joined(separator: " ")
    return groups.isEmpty || plain.isEmpty ? text : plain
  }

  /// Whether a block has the name of one that was made for this task.
  func isName(of block: PlanItem) -> Bool {
    let name = Document.name(ofTitle: block.text)
    return [text, wordsOfBlock].contains { Document.name(ofTitle: $0) == name }
  }
}
