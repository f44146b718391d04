import Diagnostics
import SourceText

/// A finding with the fix that is to be tried.
struct FixCandidate {
  let finding: Diagnostic
  /// With its edits made.
  private(set) var fix: Fix
  let key: FindingKey

  init(finding: Diagnostic, fix: Fix) {
    self.finding = finding
    self.fix = fix
    self.fix.edits = fix.edits
    key = FindingKey(finding)
  }

  /// Whether what it mends is graver than a note, so that one may come of it.
  var mayBringNotes: Bool { finding.severity > .info }

  /// The files that it edits.
  var paths: [String] { fix.edits.map(\.file) }
}

/// Fixes that can be applied at once: the first of each place, in order.
struct FixBatch {
  private(set) var chosen: [FixCandidate] = []
  /// Those that are about the place of one that was chosen.
  private(set) var waiting: [FixCandidate] = []

  init(from candidates: [FixCandidate]) {
    var taken: [String: TakenRanges] = [:]
    for candidate in candidates {
      let isFree = candidate.fix.edits.allSatisfy { taken[$0.file]?.accepts($0.edit) ?? true }
      if isFree {
        for edit in candidate.fix.edits { taken[edit.file, default: TakenRanges()].add(edit.edit) }
        chosen.append(candidate)
      } else {
        waiting.append(candidate)
      }
    }
  }
}

/// The places of one file that are taken by edits.
///
/// Two edits that touch are about the same place: each was made without knowing of the other, and what they write may read as
/// one. Only new items of a list stand well behind one another.
private struct TakenRanges {
  private struct Place {
    let range: Range<Int>
    /// The new items of a list that are written there; nil where another edit is made.
    var additions: Set<String>?

    func stands(beside edit: TextEdit) -> Bool {
      range == edit.range && edit.isNewItem && additions?.contains(edit.replacement) == false
    }
  }

  /// In order. No two of those of different fixes touch.
  private var places: [Place] = []

  func accepts(_ edit: TextEdit) -> Bool {
    let next = index(of: edit)
    return places[next...].prefix { $0.range.lowerBound <= edit.range.upperBound }.allSatisfy { $0.stands(beside: edit) }
      && places[..<next].reversed().prefix { $0.range.upperBound >= edit.range.lowerBound }.allSatisfy {
        $0.stands(beside: edit)
      }
  }

  mutating func add(_ edit: TextEdit) {
    let next = index(of: edit)
    if edit.isNewItem, next < places.endIndex, places[next].range == edit.range, places[next].additions != nil {
      places[next].additions?.insert(edit.replacement)
    } else {
      places.insert(Place(range: edit.range, additions: edit.isNewItem ? [edit.replacement] : nil), at: next)
    }
  }

  private func index(of edit: TextEdit) -> Int {
    places.partitioningIndex { $0.range.lowerBound >= edit.range.lowerBound }
  }
}

extension TextEdit {
  /// Whether it inserts an item into a list, be it one of lines or one of words between commas.
  fileprivate var isNewItem: Bool {
    isNewBullet || range.isEmpty && replacement.hasPrefix(", ") && !replacement.utf8.contains(0x0A)
  }

  /// Whether it inserts one whole line, an item of a list without numbers.
  fileprivate var isNewBullet: Bool {
    guard range.isEmpty, replacement.utf8.last == UInt8(ascii: "\n"), replacement.utf8.count(where: { $0 == 0x0A }) == 1,
      let first = replacement.utf8.first(where: { $0 != 0x20 })
    else { return false }
    return "-*+".utf8.contains(first)
  }
}
