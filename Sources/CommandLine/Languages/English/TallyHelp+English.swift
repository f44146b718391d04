extension TallyHelp {
  var english: String {
    switch self {
    case .strokesExpected: "a number of strokes"
    case .strokes: "how many strokes, or a negative number to remove some (default: 1)"
    case .summary: "Add a stroke to a tally"
    case .addOneStroke: "Add one stroke"
    case .removeOneStroke: "Remove one stroke"
    }
  }
}
