package import Languages

/// What a command says of something that it did or found.
package struct EditNote: Hashable, Sendable {
  /// What was done, to stand before a colon; nil where the words are a sentence.
  package let deed: Deed?
  /// To what it was done, or the sentence.
  package let words: Told

  init(_ deed: Deed?, _ words: Told) { (self.deed, self.words) = (deed, words) }

  /// In the words that programs get.
  var english: String { told(isChanged: true).english }

  /// - Parameter isChanged: whether anything is to be written; else nothing was done, and the thing is as it was wanted.
  func told(isChanged: Bool) -> Told {
    guard let deed else { return words }
    return Told(EditNoteMessage.deed(isChanged || !deed.isChange ? deed : .nothingToChange, words))
  }
}

/// What was done, to stand before what it was done to: `done: “Water”`.
package enum Deed: Message, CaseIterable {
  case added, begun, carriedOver, changed, counted, done, doneThereToo, dropped, droppedThereToo, edited, editedThereToo, ended
  case kept, leftOverAgain, marked, moved, noLongerLeftOver, noLongerSkipped, noted, planned, removed, renamed, renamedThereToo
  case renewed, reopened, reopenedThereToo, restored, set, setAside, skipped, split, tallied, unscheduled, unset
  case extended, shortened, writtenFromRoutine
  /// Something was left as it is.
  case notCopied
  /// All is as it was wanted.
  case nothingToChange

  /// Whether it is of something that was changed.
  var isChange: Bool { self != .notCopied }
}

/// What was done, and to what.
enum EditNoteMessage: Message {
  case deed(Deed, Told)
}

/// What a file calls something, and where it is.
enum PlaceMessage: Message {
  /// `“Water”, pages/health.md:7`
  case title(String, at: String)
}
