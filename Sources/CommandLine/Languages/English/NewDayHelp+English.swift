extension NewDayHelp {
  var english: String {
    switch self {
    case .date: "a day like 2026-11-20, tomorrow or “next mon”; today by default"
    case .summary: "Begin a day with the blocks of the routine"
    case .discussion:
      """
      The blocks of the vault's routine that are due on the day are written into it, with their icons, colors and tasks. Of \
      two that overlap, the one that begins first is written. Without --output the file goes to days/ in the vault, or to \
      where its other days are; outside of any vault to this folder. A day that has a file is left as it is.

      A day without a file shows the routine anyway. Begin a file to change what the day says.
      """
    case .beginToday: "Begin today"
    case .beginTomorrow: "Begin tomorrow"
    }
  }
}
