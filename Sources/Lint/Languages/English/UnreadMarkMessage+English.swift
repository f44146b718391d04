import Languages

private let language = Language.english

extension UnreadMarkMessage {
  var english: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) is not read as a date, so the line marks no week"
    case .isRange(let text): "\(language.quoted(text)) is a range, so it marks no week"
    case .beginsNoItem(let date): "\(language.quoted(date)) does not begin a list item, so it is neither a mark nor a phase"
    case .hasNoDate(let words): "\(language.quoted(words)) has no date, so it is not a phase"
    case .isNoPhase: "a phase without words has no date, so it is not a phase"
    case .isPartOfName(let words): "\(language.quoted(words)) is read as part of what the phase is called"
    case .write(let texts): "write \(language.or(texts.map(language.quoted)))"
    case .writeOneDay: "write one day of the week, as 2026-11-20"
    case .writeOneDayOrPhase:
      "write one day of the week; what lasts longer is a phase, and belongs in \(language.quoted("Phases"))"
    case .writeInPhases(let text):
      "what lasts longer is a phase: call the section \(language.quoted("Phases")), and write \(language.quoted(text))"
    case .writeItem(let text): "make it a list item: \(language.quoted("- \(text)"))"
    case .beginWithDay: "begin it with its first day, or with both, as \(language.quoted("1990-06-14 - 1996-08-31"))"
    case .removeEnd: "remove it: a phase without a last day goes on until the next begins"
    case .makeItem: "Make it a list item"
    case .makeItems: "Make list items of the lines"
    }
  }
}
