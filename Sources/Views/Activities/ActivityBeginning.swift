import Languages

/// How to begin with activities, for a view that has none to show.
enum ActivityBeginning {
  /// - Parameter isFileThere: whether there is a file of activities, which is empty.
  static func steps(isFileThere: Bool, in language: Language) -> NextSteps {
    NextSteps(.noActivity, [isFileThere ? .addActivity : .beginActivities], in: language)
  }
}
