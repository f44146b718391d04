/// How to begin a life in weeks, for a view that has none to show.
package enum LifeBeginning {
  package static let noLife = "There is no life in weeks yet."

  package static let steps = NextSteps(noLife, [("tidemark new life --born 1990-06-14", "Begin one from your birthday")])

  /// Where a file says no day of birth.
  package static func noBirth(_ path: String) -> String {
    "\(path) says no day of birth: its front matter wants a line such as “born: 1990-06-14”."
  }
}
