import Languages

private let language = Language.english

extension AmbiguityMessage {
  var english: String {
    switch self {
    case .mayMean(let name, let count, .things): "\(language.title(name)) may mean \(count) things"
    case .mayMean(let name, let count, .leftTasks): "\(language.title(name)) may mean \(count) tasks that earlier days left"
    case .mayMean(let name, let count, .settledThings):
      "\(language.title(name)) may mean \(count) things that earlier days have as done or dropped"
    case .mayMean(let name, let count, .thingsBeside): "\(language.title(name)) may mean \(count) things beside it"
    case .nameByPlace: "name one by FILE:LINE"
    case .nameByPlaceOrIn: "name one by FILE:LINE, or say with --in where it is"
    }
  }
}
