import Languages

private let language = Language.english

extension PropertyValueMessage {
  var english: String {
    switch self {
    case .writeAllInBrackets: "write all of them between brackets, as [one, two], or each on a line of its own"
    case .writeAfterColon: "write one after the colon, or delete the line"
    case .writePartOfDayAndTime: "write the part of the day and a time, as \(language.quoted("morning 07:00"))"
    case .writeTimeOrOff: "write hours and minutes, as 08:00, or off"
    case .writeOneOfAndTime(let words): "write \(language.or(words)) and a time, as \(language.quoted("morning 07:00"))"
    case .writeOneText: "write one text, without brackets"
    case .takesOneValue(let key, let words): "\(language.quoted(key)) takes one value; delete \(language.quoted(words))"
    case .isComment(let words): "\(language.quoted(words)) is a comment to YAML, so it is not read"
    case .writeTags(let list): "write \(language.quoted(list))"
    case .writeWithoutSign: "write it without the \(language.quoted("#")), or in double quotes"
    }
  }
}
