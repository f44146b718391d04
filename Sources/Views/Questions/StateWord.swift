/// How something is to stand today, for a list to show it.
package enum StateWord: String, CaseIterable, Sendable {
  case open, waiting, done, dropped, skipped, over
  /// Open, and due before today.
  case overdue
  /// In *Things that used to matter*, whatever its state.
  case setAside = "set-aside"

  /// The state that it is; nil for the two that are more than one.
  var state: ListedItem.State? { ListedItem.State(rawValue: rawValue) }
}
