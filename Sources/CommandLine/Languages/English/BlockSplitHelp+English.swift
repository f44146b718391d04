extension BlockSplitHelp {
  var english: String {
    switch self {
    case .when: "when the second begins: 15:00; by default in the middle"
    case .at: "Let the second begin at this time"
    case .summary: "Split a time block in two"
    case .discussion:
      """
      Both have its name, icon and color. Its box, its tasks and everything below it stay with the first. The middle is \
      rounded to five minutes. \(BlockHelp.aboutNames.english)
      """
    case .inMiddle: "Split it in the middle"
    case .atLunch: "Split it at lunch"
    }
  }
}
