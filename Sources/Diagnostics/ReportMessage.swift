import Languages

/// What a report of findings says besides the findings.
package enum ReportMessage: Message {
  case severity(Severity)
  case help, fix
  /// The labels of a command line that does what was wanted, and of one that comes next.
  case type, next
  /// `Write “due” (applied only when you ask)`
  case appliedWhenAsked(String)
  /// `and 812 more on this line`
  case moreOnLine(Int)
}
