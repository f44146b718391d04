/// How to begin with activities, for a view that has none to show.
enum ActivityBeginning {
  /// - Parameter file: whether there is a file of activities, which is empty.
  static func steps(isFileThere: Bool) -> NextSteps {
    NextSteps(
      "There is no activity yet.",
      [
        isFileThere
          ? ("tidemark activity add Tennis", "Add one")
          : ("tidemark new activities --activity Tennis", "Begin their file with one")
      ]
    )
  }
}
