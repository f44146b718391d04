import Diagnostics
import SourceText

/// A finding with the fix that is to be tried.
struct FixCandidate {
  let finding: Diagnostic
  let fix: Fix
  let key: FindingKey

  init(finding: Diagnostic, fix: Fix) {
    self.finding = finding
    self.fix = fix
    key = FindingKey(finding)
  }

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
/// one. Only new lines of a list stand well behind one another.
private struct TakenRanges {
  /// In order. No two of them touch, but where both are places of new lines.
  private var edits: [TextEdit] = []

  func accepts(_ edit: TextEdit) -> Bool {
    let next = place(of: edit)
    return edits[next...].prefix { $0.range.lowerBound <= edit.range.upperBound }.allSatisfy { stands($0, beside: edit) }
      && edits[..<next].reversed().prefix { $0.range.upperBound >= edit.range.lowerBound }.allSatisfy {
        stands($0, beside: edit)
      }
  }

  mutating func add(_ edit: TextEdit) {
    edits.insert(edit, at: place(of: edit))
  }

  private func place(of edit: TextEdit) -> Int {
    edits.partitioningIndex { $0.range.lowerBound >= edit.range.lowerBound }
  }

  private func stands(_ left: TextEdit, beside right: TextEdit) -> Bool {
    left.range == right.range && left.isNewBullet && right.isNewBullet && left.replacement != right.replacement
  }
}

extension TextEdit {
  /// Whether it inserts one whole line, an item of a list without numbers.
  fileprivate var isNewBullet: Bool {
    guard range.isEmpty, replacement.utf8.last == UInt8(ascii: "\n"), replacement.utf8.count(where: { $0 == 0x0A }) == 1,
      let first = replacement.utf8.first(where: { $0 != 0x20 })
    else { return false }
    return "-*+".utf8.contains(first)
  }
}
