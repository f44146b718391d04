extension SetAsideHelp {
  var english: String {
    switch self {
    case .summary: "Move an item of a page to the things that used to matter"
    case .discussion:
      """
      It goes with all its lines to the section “Things that used to matter”, which is made at the end of the page if it is \
      missing, and gets the field “was”, which says where it was: “was: How > Strategy > Item”. What is set aside is not due, \
      counted or shown.
      """
    case .setAside: "Set an item aside"
    }
  }
}
