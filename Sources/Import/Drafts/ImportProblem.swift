import Languages

/// Why nothing of some files is taken.
package enum ImportProblem: Message {
  case hasMoreCells(Int)
  case cellHasNoEnd
  case hasNoNamesOfColumns
  case hasNoColumns
  case hasNoColumn(String)
  case hasNoColumnOf(String, of: [String])
  case sayColumns(of: [String])
  case mapNamesNoDate
  case isNoBackupOfLoop
  case isOfLaterLoop(Int)
  case nameBackupAlone
  case hasNoHabitsFile
  case hasNoCalendar
  case hasMoreEvents(Int)
  case isNestedDeeper(Int)
  case endsNothing(String)
  case hasNoEnd(String)
  case hasMoreBytes(Int)
  case isNotUTF8
  case isVaultAlready
}
