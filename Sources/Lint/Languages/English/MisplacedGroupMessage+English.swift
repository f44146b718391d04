import Languages

private let language = Language.english

extension MisplacedGroupMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) does not end the headline, so it is read as words"
    case .move: "move it to the end of the headline"
    case .keepOne(let key): "the headline has \(language.quoted(key)) at its end already: keep one of the two"
    case .moveToEnd: "Move it to the end of the headline"
    case .isNoPartOfTitle(let tag): "\(language.quoted(tag)) is not read after the fields of a heading, and shown nowhere"
    case .writeBeforeFields: "write it before the fields: then it is part of the title"
    case .writeBelowHeading: "write it below the heading: an arc has only its number and its days"
    case .writeTagsBeforeFields: "Write the tags before the fields"
    case .isNoIdentifier(let id): "\(language.quoted(id)) is not read: a heading is known by its title alone"
    case .deleteIdentifier: "delete it"
    }
  }
}
