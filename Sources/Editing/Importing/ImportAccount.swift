package import Import
package import Languages

/// What became of each thing that was read for an import. Nothing that was read is in no line of it.
package struct ImportAccount: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    case written
    /// The vault has it already.
    case present
    /// It needs no line, or it was not asked for.
    case leftOut
    /// It was not taken; what it was is kept beside.
    case left
  }

  /// What became of one thing.
  package struct Line: Sendable {
    package var place: ImportPlace
    package var outcome: Outcome
    /// Why, in words without a full stop; nil where that is plain.
    package var reason: Told?
    /// The thing as it was.
    package var original: String
    /// What is kept as words.
    package var kept: [KeptThing]
  }

  /// In the order in which the things were read.
  package private(set) var lines: [Line] = []

  /// - Parameter count: how many things were read.
  package init(count: Int = 0) { lines.reserveCapacity(count) }

  package mutating func add(_ draft: ImportDraft, _ outcome: Outcome, _ reason: Told? = nil) {
    lines.append(
      Line(
        place: draft.place,
        outcome: outcome,
        reason: reason,
        original: draft.original,
        kept: outcome == .written ? draft.kept : []
      )
    )
  }

  package func count(of outcome: Outcome) -> Int { lines.count { $0.outcome == outcome } }

  package var left: [Line] { lines.filter { $0.outcome == .left } }

  /// The reasons of an outcome, each with the lines that have it, in the order of the first of them.
  package func reasons(of outcome: Outcome) -> [(reason: Told, lines: [Line])] {
    // There may be a line for each day of many years, and a line is large.
    let places = lines.indices.filter { lines[$0].outcome == outcome && lines[$0].reason != nil }
    return places.inGroups { lines[$0].reason }.compactMap { group in
      group.key.map { (reason: $0, lines: group.elements.map { lines[$0] }) }
    }
  }
}
