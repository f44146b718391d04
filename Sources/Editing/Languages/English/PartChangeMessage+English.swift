import Languages

private let language = Language.english

extension PartChangeMessage {
  var english: String {
    switch self {
    case .hasNoGoal(let place): "\(place) has no goal that can be changed"
    case .hasFieldsAmongValues(let place): "there are fields among the values, at \(place)"
    case .changeInFile: "change them in the file"
    case .listIsTooShort(let place): "a list has two values or more, at \(place)"
    case .writeBar: "write them with a bar between them: \(language.quoted("calm | clear"))"
    case .hasNoDays(let place): "\(place) has no days before its words"
    }
  }
}
