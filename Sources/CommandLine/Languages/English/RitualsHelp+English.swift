extension RitualsHelp {
  var english: String {
    switch self {
    case .all: "Also show those that are over"
    case .summary: "List the rituals and how each is going"
    case .discussion:
      """
      A ritual is active while one of its arcs runs, upcoming while its latest arc is in the future. One whose latest arc is \
      complete can be renewed, unless it says that it is finished; one without an arc begins with `tidemark renew` too. \
      Rituals come in the order of the section Rituals of the vault's tidemark.md, then by title.

      --json prints an object with streak (of days on which all that was due was done), rituals and hidden, how many are over \
      and not shown. A ritual has group (active, upcoming, toRenew, withoutArc, unreadArc, over), and what “tidemark ritual \
      --json” prints of it.
      """
    case .showCurrent: "Show what runs, what is coming, and what can be renewed"
    case .showAll: "Show all"
    case .success: "the rituals were shown, or there are none"
    }
  }
}
