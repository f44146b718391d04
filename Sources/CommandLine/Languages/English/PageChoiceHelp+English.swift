import Pages

extension PageChoiceHelp {
  var english: String {
    switch self {
    case .view:
      "As HTML or SVG: write this view and not the files: \(PageView.allCases.map(\.rawValue).joined(separator: ", "))"
    case .on: "As HTML or SVG: the day that --view shows, or whose week, month or year; today by default"
    }
  }
}
