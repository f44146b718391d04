import Languages

/// What the help of `block` says.
enum BlockHelp: Message {
  case aboutNames, summary, discussion, name, day, nearest, overlap
}

/// What the help of `block add` says.
enum BlockAddHelp: Message {
  case text, when, at, length, day, summary, discussion, planMorning, asWritten, withOptions, planEvening
}

/// What the help of `block move` says.
enum BlockMoveHelp: Message {
  case when, toDay, at, length, summary, discussion, toAfternoon, withEnd, halfHourLater, nineToTomorrow
}

/// What the help of `block extend` says.
enum BlockExtendHelp: Message {
  case length, summary, discussion, fiveMinutesMore, halfHourMore, withEnd, quarterHourLess
}

/// What the help of `block split` says.
enum BlockSplitHelp: Message {
  case when, at, summary, discussion, inMiddle, atLunch
}

/// What the help of `block remove` says.
enum BlockRemoveHelp: Message {
  case name, summary, discussion, fromToday, ofSeveral, leaveOut
}
