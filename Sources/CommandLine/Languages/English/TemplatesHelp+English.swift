extension TemplatesHelp {
  var english: String {
    switch self {
    case .name: "a template to print"
    case .summary: "List the templates of new page, or print one"
    case .discussion:
      "The Markdown files in the folder templates/ of a vault are templates too, and win over built-in ones of the same name."
    case .beginOwn: "Begin a template of your own from one"
    }
  }
}
