extension FileSetMessage {
  var english: String {
    switch self {
    case .nothingToDo(let folders):
      "nothing to do in \(folders.joined(separator: ", ")): no Markdown file there has front matter with a known kind"
    }
  }
}
