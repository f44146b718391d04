extension BlockAddHelp {
  var english: String {
    switch self {
    case .text: "its words, with an icon and fields if you like"
    case .when: "its day and its times: “fri 9:30 for 45m”, 10:00-11:30"
    case .at: "When it is to begin, or from when to when; in the next free slot by default"
    case .length: "Let it last this long; by default as long as default-block of the vault"
    case .day: "The day that it is on; today by default"
    case .summary: "Add a time block to a day"
    case .discussion:
      """
      A time that is taken is refused, and you are told the nearest free ones; --nearest uses the nearest of them within the \
      hours of the day, and --overlap writes the block anyway. The blocks of the routine that the day shows count as taken. \
      Without a time the block goes into the next free slot. A day and times in TEXT itself, before or after its words, are \
      read where nothing else says when: “9:00-11:00 Work”. Times alone make an untitled block, \
      which `tidemark rename 10:00 "Deep work"` names.

      A day without a file gets one with its title and this block. The routine is not written into it; views show it as \
      before. `tidemark new day` writes it.
      """
    case .planMorning: "Plan this morning"
    case .asWritten: "Write it as it is written in a file"
    case .withOptions: "Do the same with options"
    case .planEvening: "Plan an evening"
    }
  }
}
