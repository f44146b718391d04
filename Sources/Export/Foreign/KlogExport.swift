import Chronology
import Import
import Planner
import SourceText

/// Days as records of klog: blocks as times, and lines of the day as its summary. An entry is written only if reading it gives the same
/// block.
enum KlogExport {
  static func part(of file: ForeignFile) -> ForeignPart {
    var part = ForeignPart(title: file.plan.title)
    guard let date = file.plan.day?.date else { return part }
    var record = Record(date: date)
    for placed in file.plan.content.itemsInPlace where placed.parents.isEmpty {
      let item = placed.item
      let (place, words) = (file.place(of: item), item.wholeText)
      if let reason = record.refusal(of: item) {
        part.leave(words, at: place, reason)
        continue
      }
      let kept = record.add(item)
      let lost = item.lost(besides: [.notes, .below]) + (placed.section.title.isEmpty ? [] : [.section])
      part.write(words, at: place, kept: kept, without: lost)
    }
    part.text = record.text
    return part
  }

  /// The record of a day.
  private struct Record {
    let date: CivilDate
    private var summary: [String] = []
    private var should: String?
    private var entries: [String] = []
    private var hasOpenTime = false

    init(date: CivilDate) { self.date = date }

    /// Why an item has no place in it; nil for one that has.
    func refusal(of item: PlanItem) -> ForeignReason? {
      if case .block(let time) = item.content {
        if item.box == .dropped { return .klogHasNoDropped }
        if time.end == nil, hasOpenTime { return .klogHasOneOpenTime }
        return reads(Record.entry(of: time, item), as: item) ? nil : .klogReadsOtherwise
      }
      guard [.bullet, .text].contains(item.type), item.box == nil else { return .hasNoTime }
      return item.wholeText.isEmpty ? .hasNoWords : nil
    }

    /// Adds an item that has a place.
    ///
    /// - Returns: what is written as words.
    mutating func add(_ item: PlanItem) -> [KeptThing] {
      let below = Record.lines(below: item)
      switch item.content {
      case .block(let time):
        if time.end == nil { hasOpenTime = true }
        entries.append(Record.entry(of: time, item) + below.map { "\n        " + $0 }.joined())
        return item.children.isEmpty ? [] : [.below]
      default:
        if let found = Record.should(in: item), should == nil {
          should = found
          return []
        }
        if let duration = Record.duration(in: item) {
          entries.append("    " + duration + below.map { "\n        " + $0 }.joined())
          return []
        }
        summary += [item.wholeText] + below
        return [.lineOfDay]
      }
    }

    var text: String {
      guard !summary.isEmpty || !entries.isEmpty || should != nil else { return "" }
      let head = date.description + (should.map { " (\($0)!)" } ?? "")
      return ([head] + summary + entries).joined(separator: "\n") + "\n\n"
    }

    private static func entry(of time: ScheduleTime, _ item: PlanItem) -> String {
      let end = time.end.map(\.description) ?? "?"
      return "    " + ["\(time.start) - \(end)", item.wholeText].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What `To be worked: 8h` says.
    private static func should(in item: PlanItem) -> String? {
      let start = "To be worked: "
      guard item.wholeText.hasPrefix(start), item.children.isEmpty, item.notes.isEmpty else { return nil }
      var words = item.wholeText.dropFirst(start.count).split(separator: " ").map(String.init)
      let found = length(&words)
      return words.isEmpty ? found : nil
    }

    /// The duration that an item begins with, as an import keeps it, and its other words.
    private static func duration(in item: PlanItem) -> String? {
      var words = item.wholeText.split(separator: " ").map(String.init)
      let isNegative = words.first == "minus"
      if isNegative { words.removeFirst() }
      return length(&words).map { ([(isNegative ? "-" : "") + $0] + words).joined(separator: " ") }
    }

    /// Takes a length, as `1h 30m` or `1h30m`, off the beginning of some words.
    private static func length(_ words: inout [String]) -> String? {
      func isNumber(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 } }
      if let first = words.first, let sign = first.firstIndex(of: "h"), first.last == "m", isNumber(first[..<sign]),
        isNumber(first[first.index(after: sign)...].dropLast())
      {
        words.removeFirst()
        return first
      }
      var length = ""
      for unit in ["h", "m"] {
        guard let first = words.first, first.hasSuffix(unit), let number = Int(first.dropLast()), number >= 0,
          first == "\(number)\(unit)", length.isEmpty || 1..<60 ~= number
        else { continue }
        length += first
        words.removeFirst()
      }
      return length.isEmpty ? nil : length
    }

    /// What is below an item, a line for each, none of them empty.
    private static func lines(below item: PlanItem) -> [String] {
      let notes = item.notes.flatMap { $0.split(whereSeparator: \.isNewline).map { $0.onOneLine } }
      let children = item.children.flatMap { child -> [String] in
        switch child {
        case .item(let item):
          if item.type == .quote { return item.text.split(whereSeparator: \.isNewline).map { $0.onOneLine } }
          let words = [item.box?.text ?? "", item.wholeText].filter { !$0.isEmpty }.joined(separator: " ")
          return [words] + lines(below: item)
        case .other(let text): return text.split(whereSeparator: \.isNewline).map { $0.onOneLine }
        }
      }
      return (notes + children).filter { !$0.isEmpty }
    }

    /// Whether an import takes the line of a block as the block.
    private func reads(_ line: String, as item: PlanItem) -> Bool {
      let file = ImportedFile(path: "a.klg", name: "a.klg", bytes: Array("\(date)\n\(line)\n".utf8))
      let drafts = (try? KlogFile.drafts(of: [file], ImportOptions(today: date))) ?? []
      guard drafts.count == 1, case .item(let drafted) = drafts[0].content, drafted.home.date == date else { return false }
      return drafted.item.content == item.content && drafted.item.text == item.wholeText
    }
  }
}
