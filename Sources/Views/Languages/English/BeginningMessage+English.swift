import Languages

private let language = Language.english

extension BeginningMessage {
  var english: String {
    switch self {
    case .noRitual: "There is no ritual yet."
    case .noProject: "There is no project yet."
    case .noTask: "There is no task yet."
    case .noActivity: "There is no activity yet."
    case .noLife: "There is no life in weeks yet."
    case .nothingPlanned: "Nothing is planned or due today."
    case .summary(let step): summary(of: step)
    case .example(let step): example(of: step)
    case .noBirth(let path):
      "\(path) says no day of birth: add to its front matter a line such as \(language.quoted("born: 1990-06-14"))."
    case .unreadBirth(let place, let written, let example):
      "\(place) says no day of birth: \(language.quoted(written)) is not read as a date; write \(language.quoted("born: " + example))."
    }
  }

  private func summary(of step: BeginningStep) -> String {
    switch step {
    case .showPresets: "Show ready-made rituals"
    case .beginRitual: "Begin one of your own"
    case .noteTask: "Note a task for today"
    case .beginProject: "Begin a project"
    case .beginDay: "Begin today"
    case .planDay: "Plan the day"
    case .addBlock: "Add a time block to today"
    case .addActivity: "Add one"
    case .beginActivities: "Begin their file with one"
    case .beginLife: "Begin one from your birthday"
    }
  }

  private func example(of step: BeginningStep) -> String {
    switch step {
    case .showPresets, .beginDay, .planDay: ""
    case .beginRitual: "Evening walk"
    case .noteTask: "Buy bread"
    case .beginProject: "Thesis"
    case .addBlock: "Deep work"
    case .addActivity, .beginActivities: "Tennis"
    case .beginLife: "1990-06-14"
    }
  }
}
