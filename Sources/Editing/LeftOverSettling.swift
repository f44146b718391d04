import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Makes a change, and settles what earlier days left open and would show again only because of it: what was carried over from
  /// a day is settled by the later line, and stays so when that line is renamed, removed or moved (commands, *What is left over*).
  ///
  /// - Parameters:
  ///   - date: the day of the line that changes; nil where it is in no day, so that nothing is settled.
  ///   - settle: does it with a line of an earlier day, and is asked again while others come back.
  mutating func keepingLeftOversSettled(
    on date: CivilDate?,
    _ change: (inout EditedVault) throws(EditRefusal) -> Void,
    settle: (inout EditedVault, Thing) throws(EditRefusal) -> Bool
  ) throws(EditRefusal) {
    guard let date else { return try change(&self) }
    let target = max(date, today)
    let known = Set(leftOvers(before: target).map(LeftOverKey.init))
    try change(&self)
    var settled: Set<LeftOverKey> = []
    while let next = leftOvers(before: target).first(where: { thing in
      let key = LeftOverKey(thing)
      return !known.contains(key) && !settled.contains(key)
    }) {
      settled.insert(LeftOverKey(next))
      guard try settle(&self, next) else { break }
    }
  }

  /// Gives up on its own day what an earlier day left open, because the later line of the same task is gone.
  mutating func giveUp(leftOver thing: Thing) throws(EditRefusal) {
    guard let path = thing.path, let day = date(of: thing), day < today else { return }
    update(thing.file, to: try file(thing.file).settingBox(.dropped, of: path))
    note(.noLongerLeftOver, LeftOverSettlingMessage.isOfDay(thing.title, day, at: try place(of: thing)))
  }

  /// Says that what an earlier day left open is left over again: the later line had settled it.
  mutating func tell(leftOver thing: Thing) throws(EditRefusal) {
    guard let day = date(of: thing), day < today else { return }
    note(.leftOverAgain, LeftOverSettlingMessage.canBeGivenUp(thing.title, day, at: try place(of: thing)))
  }
}

/// A line of a day that is left open, wherever in its file it is.
private struct LeftOverKey: Hashable {
  let file: String
  let title: String

  init(_ thing: Thing) { (file, title) = (thing.file, thing.title) }
}

/// What is said of a task that an earlier day left open.
enum LeftOverSettlingMessage: Message {
  /// `“Water plants” of Thu 19 Nov 2026, days/2026-11-19.md:7`
  case isOfDay(String, CivilDate, at: String)
  case canBeGivenUp(String, CivilDate, at: String)
}
