extension HelpPage {
  /// The help in short: the usage, one line for each argument and option, and the examples.
  public func shortText(width: Int) -> String {
    var writer = HelpWriter(width: width)
    guard let command = path.last else {
      writer.paragraphs(program.summary)
      writer.usage("\(program.name) COMMAND [OPTION]... [ARGUMENT]...")
      writer.paragraphs(
        program.groups.map { group in
          "\(group.title): " + group.shown.map(\.name).joined(separator: ", ") + "."
        }.joined(separator: "\n\n")
      )
      writer.paragraphs(
        "“\(program.name) --help” says what each does, and “\(program.name) COMMAND -h” how it is used."
      )
      return writer.text
    }
    writer.paragraphs(command.summary + ".")
    writer.usage(usage(of: command))
    writer.shortDefinitions("Arguments", command.operands.map { ($0.syntax.usage, $0.syntax.summary) })
    writer.shortDefinitions("Commands", command.subcommands.map { ($0.name, $0.summary) })
    writer.shortDefinitions("Options", command.options.map { (HelpPage.label(of: $0.syntax), $0.syntax.summary) })
    writer.examples(command.examples)
    writer.paragraphs("“\(([program.name] + path.map(\.name)).joined(separator: " ")) --help” says more.")
    return writer.text
  }
}
