public import Chronology
import Outline
public import Planner

/// What a name means to a command that does, skips or reopens things: one of them, or a ritual with its habits.
public enum NamedDoing: Hashable, Sendable {
  case item(Thing)
  case ritual(Thing)
}

extension EditedVault {
  /// The thing that a name means, or the ritual, where that is called so and no thing is called so in full.
  ///
  /// Of several things of a name the one that is open is meant, and of several that are open that of the day.
  ///
  /// - Parameters: as those of `thing(named:)`.
  public func doing(
    named name: String,
    on date: CivilDate,
    in scope: String? = nil,
    called word: String,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    try named(
      name,
      in: scope,
      called: word,
      preferring: [
        { self.date(of: $0) == date && $1?.box == .open }, { $1?.box == .open }, { thing, _ in self.date(of: thing) == date },
      ],
      where: fits
    )
  }

  /// The same for what was done or skipped: of several things of a name the one that is not open is meant.
  public func reopening(
    named name: String,
    on date: CivilDate,
    in scope: String? = nil,
    called word: String,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    try named(
      name,
      in: scope,
      called: word,
      preferring: [
        { self.date(of: $0) == date && $1?.box != .open }, { $1.map { $0.box != nil && $0.box != .open } ?? false },
        { thing, _ in self.date(of: thing) == date },
      ],
      where: fits
    )
  }

  private func named(
    _ name: String,
    in scope: String?,
    called word: String,
    preferring preferences: [(Thing, PlanItem?) -> Bool],
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    let wanted = ThingName(name)
    let ritual = FileLine(name) == nil && scope == nil ? try? file(named: name, of: [.ritual]) : nil
    do throws(EditRefusal) {
      let thing = try thing(named: name, in: scope, called: word, preferring: preferences, where: fits)
      if let ritual, wanted.matches(ritual.title, .equal), !wanted.matches(thing.title, .equal) { return .ritual(ritual) }
      return .item(thing)
    } catch {
      guard let ritual, error.candidates.count < 2 || wanted.matches(ritual.title, .equal) else { throw error }
      return .ritual(ritual)
    }
  }

  /// Whether an item has this name in full, whatever the case.
  public func hasItem(called name: String, where fits: (PlanItem) -> Bool) -> Bool {
    let wanted = ThingName(name)
    return files.contains { file in
      file.source != nil && !file.plan.content.placedItems { wanted.matches($0.text, .equal) && fits($0) }.isEmpty
    }
  }
}
