import Languages

/// What a report of findings says besides the findings.
enum ReportMessage: Message {
  case severity(Severity)
  case help, fix
  /// `Write “due” (applied only when you ask)`
  case appliedWhenAsked(String)
  /// `and 812 more on this line`
  case moreOnLine(Int)
}
