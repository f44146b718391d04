package import Chronology
import Import
import Outline
import Planner
import SourceText

/// A file of a vault that is written for another program.
package struct ForeignFile {
  let path: String
  let plan: Plan
  let today: CivilDate
  private let document: Document

  package init(_ document: ExportedDocument, today: CivilDate) {
    (path, plan, self.today) = (document.path, document.reading.plan, today)
    self.document = document.document
  }

  package func part(for format: ForeignFormat) -> ForeignPart {
    switch format {
    case .loop: LoopExport.part(of: self)
    case .todotxt: TodoTxtExport.part(of: self)
    case .klog: KlogExport.part(of: self)
    }
  }

  func place(of item: PlanItem) -> ImportPlace {
    ImportPlace(path: path, line: item.origin.map { document.items[$0.index].lines.lowerBound + 1 })
  }
}

extension PlanItem {
  /// Its words as they stand in its line, with its icon and the tags after it.
  var wholeText: String {
    ([icon?.text ?? "", text] + trailingTags.map { "#" + $0 }).filter { !$0.isEmpty }.joined(separator: " ").onOneLine
  }

  /// What no other program has a place for.
  ///
  /// - Parameter besides: what was written.
  func lost(besides written: Set<KeptThing> = []) -> [KeptThing] {
    let parts: [(KeptThing, Bool)] = [
      (.notes, !notes.isEmpty), (.below, !children.isEmpty), (.log, !log.isEmpty), (.id, id != nil),
      (.reminder, task.notify != nil || !notify.isEmpty), (.color, color != nil), (.otherFields, !otherFields.isEmpty),
      (.box, box != nil), (.priority, task.priority != nil), (.dueDate, task.due != nil),
    ]
    return parts.filter { $0.1 && !written.contains($0.0) }.map(\.0)
  }
}
