import Languages

/// How to begin, for views of tasks and planned time that have nothing to show.
enum TaskBeginning {
  static let commands: [BeginningStep] = [.noteTask, .beginProject]

  /// - Parameter words: what there is not; nil where that has been said.
  static func project(_ words: BeginningMessage? = .noProject, in language: Language) -> NextSteps {
    NextSteps(words, commands, in: language)
  }

  /// - Parameter words: what there is not.
  static func time(_ words: String, in language: Language) -> NextSteps {
    NextSteps(words, NextSteps(nil, [.beginDay, .addBlock], in: language).steps)
  }
}
