extension BlockMoveHelp {
  var english: String {
    switch self {
    case .when: "where it goes: 15:00, tomorrow, “fri 9:30”, 10:00-11:30, +30m"
    case .toDay: "Move it to this day"
    case .at: "When it is to begin, or from when to when; when it does now by default"
    case .length: "How long it is to last; as long as now by default"
    case .summary: "Move a time block to another day or time"
    case .discussion:
      """
      It moves with its tasks and everything below it, and keeps its length unless you give an end or a length. A time that is \
      taken is refused, with the nearest that are free; --nearest takes the nearest, --overlap moves it there anyway. \
      \(BlockHelp.aboutNames.english)
      """
    case .toAfternoon: "Move it to the afternoon"
    case .withEnd: "Say when it ends, too"
    case .halfHourLater: "Make it half an hour later"
    case .nineToTomorrow: "Move what begins at nine to tomorrow"
    }
  }
}
