import Languages

/// What a person is told in a terminal, whatever the command.
enum ConsoleMessage: Message {
  /// Asks for one of so many things, to stand before a colon.
  case whichOne(of: Int)
  case nothingWritten
  /// To stand above what a command would say.
  case nothingWrittenYet
  /// So many lines do not fit on the screen.
  case moreLines(Int)
  case inputDoesNotChange
  case outputFailed(Told)
}
