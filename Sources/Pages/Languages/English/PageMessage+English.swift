import Languages

private let language = Language.english

extension PageMessage {
  var english: String {
    switch self {
    case .toContent: "To the content"
    case .contents: "Contents"
    case .untitled: "Untitled"
    case .writtenByTidemark: "Written by Tidemark."
    case .asOf(let day): "As of \(language.weekdayAndDate(day)), written by Tidemark."
    case .today: "today"
    case .asWritten: "As it is written"
    case .table: "Table"
    case .image: "Image"
    case .color: "Color"
    case .tags: "Tags"
    case .icon(let name): "icon \(name)"
    case .ended(let day): "ended \(day)"
    }
  }
}
