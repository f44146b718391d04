import Languages

/// A command that leads on, for a person who has nothing yet of what a view shows.
enum BeginningStep: Hashable, Sendable, CaseIterable {
  case showPresets, beginRitual, noteTask, beginProject, beginDay, planDay, addBlock, addActivity, beginActivities, beginLife

  /// As it is typed. Names in it are examples, in the language of the person.
  private func command(in language: Language) -> String {
    let name = BeginningMessage.example(self).text(in: language)
    let words =
      switch self {
      case .showPresets: ["presets"]
      case .beginRitual: ["new", "ritual", name]
      case .noteTask: ["add", name]
      case .beginProject: ["new", "project", name]
      case .beginDay, .planDay: ["new", "day"]
      case .addBlock: ["block", "add", name]
      case .addActivity: ["activity", "add", name]
      case .beginActivities: ["new", "activities", "--activity", name]
      case .beginLife: ["new", "life", "--born", name]
      }
    return ShellWord.line(["tidemark"] + words)
  }

  fileprivate func step(in language: Language) -> NextSteps.Step {
    (command(in: language), BeginningMessage.summary(self).text(in: language))
  }
}

extension NextSteps {
  /// - Parameter words: what there is not; nil where that has been said.
  init(_ words: BeginningMessage?, _ steps: [BeginningStep], in language: Language) {
    self.init(words.map(language.say) ?? "", steps.map { $0.step(in: language) })
  }
}
