public import Chronology
import Outline
public import Planner

extension EditedVault {
  /// Keeps an attempt in the log of a best; its number changes only if the attempt beats it.
  ///
  /// - Parameter words: the note of the entry.
  public mutating func attempt(_ thing: Thing, _ value: Number, on day: CivilDate, words: String = "") throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing), case .best(let best) = item.content else {
      throw EditRefusal("\(EditRefusal.quote(thing.title)) is not a best so far, at \(try place(of: thing))")
    }
    let name = EditRefusal.quote(item.text)
    guard day <= today else { throw EditRefusal("\(day) is after today, \(today)") }
    if let hasLengths = best.hasLengths(in: item.log), hasLengths != value.isLength {
      throw EditRefusal(
        "the attempts at \(name) are \(hasLengths ? "lengths of time" : "numbers"), and \(value) is not one, at \(try place(of: thing))",
        help: hasLengths ? "give minutes and seconds, like 24:30, or hours too, like 1:02:03" : "give a number, like 24.5"
      )
    }
    let old = [best.value, best.bestAttempt(in: item.log)].compactMap(\.self).reduce(nil as Number?) { left, right in
      left.map { best.better($0, right) } ?? right
    }
    let isBeaten = old.map { $0 != value && best.better($0, value) == value } ?? true
    if let written = best.value, !isBeaten, written != value, !item.log.contains(where: { $0.value == written }) {
      throw EditRefusal(
        "\(value) does not beat \(written), which is in no entry of the log of \(name), at \(try place(of: thing))",
        help: "record that one first: `tidemark best` with \(written) and --on its day"
      )
    }
    var file = try file(thing.file)
    file = try file.adding(LogRecord(days: DateRange(day), value: value, note: words), to: path)
    if isBeaten, let written = best.value, written != value { file = try file.settingValue(value, of: path) }
    update(thing.file, to: file)
    let outcome =
      if let old {
        isBeaten ? "a new best; it was \(old)" : old == value ? "as good as the best" : "the best stays \(old)"
      } else {
        "the first attempt"
      }
    note("kept: \(name) \(value) on \(day), \(outcome), \(try place(of: thing))")
  }
}
