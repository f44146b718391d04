import Languages

/// What `tidemark pages` says.
enum PagesMessage: Message {
  case title
  /// `3 pages`
  case count(Int)
  /// `2 of 3`
  case number(Int, of: Int)
  /// `page 2 of 3`
  case page(Int, of: Int)
  /// What is before a page, and after it.
  case previous, next
  /// Where there is no such page.
  case none
  /// What stands before the first page that the root's list leaves out.
  case unlisted
  case noPage
}
