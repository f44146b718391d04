import Languages

private let language = Language.english

extension MissingImageMessage {
  var english: String {
    switch self {
    case .doesNotExist(let path): "the image \(language.quoted(path)) does not exist"
    case .correctPath: "correct the path, which counts from the folder of this file, or put the image there"
    case .writeSlashes(let path): "write \(language.quoted(path)): folders are separated by a slash"
    case .hasNoPath: "the image has no path"
    case .writePath: "write one between the round brackets, as \(language.quoted("img/sunrise.jpg"))"
    case .hasSpace(let path): "\(language.quoted(path)) has a space in it, so Markdown reads no image"
    case .writeInBrackets(let path): "write the path in angle brackets, \(language.quoted("<\(path)>"))"
    case .putInBrackets: "Write the path in angle brackets"
    }
  }
}
