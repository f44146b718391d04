import Planner

extension Color {
  /// The name of the color, or of the nearest that CSS has a name for (RFC 7986, 5.9).
  var cssName: String {
    switch self {
    case .mint: "mediumaquamarine"
    case .red, .orange, .yellow, .green, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray: rawValue
    }
  }
}
