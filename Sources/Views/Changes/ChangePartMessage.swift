import Languages

/// Parts of the sentences that say what changed.
enum ChangePartMessage: Message {
  /// `3/8 → 5/8`, or `3/8 to 5/8`
  case turn(ChangeTurn)
  /// `section “S”`
  case heading(ChangedHeading)
  /// `“S”`, or `the beginning`
  case place(ChangedPlace)
  /// `due 2026-12-01 removed`
  case value(ChangedValue)
  /// `, with 3 items, 1 of them done`; nothing where there is none.
  case contents(Int, done: Int)
  /// `, with 2 below it, 1 done`, or `, done`, behind an item; nothing where nothing is to be said.
  case below(Int, done: Int)
}
