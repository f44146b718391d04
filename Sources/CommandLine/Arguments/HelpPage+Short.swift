import Languages

extension HelpPage {
  /// The help in short: the usage, one line for each argument and option, and the examples.
  public func shortText(width: Int) -> String {
    var writer = HelpWriter(width: width, language: language)
    guard let command = path.last else {
      writer.paragraphs(program.summary.text(in: language))
      writer.usage("\(program.name) COMMAND [OPTION]... [ARGUMENT]...")
      writer.paragraphs(
        program.groups.map { group in
          "\(group.title.text(in: language))\(language.colon) " + group.shown.map(\.name).joined(separator: ", ") + "."
        }.joined(separator: "\n\n")
      )
      let message = HelpMessage.saysEach(line: "\(program.name) --help", short: "\(program.name) COMMAND -h")
      writer.paragraphs(language.say(message))
      return writer.text
    }
    writer.paragraphs(command.summary.text(in: language) + ".")
    writer.usage(usage(of: command))
    writer.shortDefinitions(.arguments, command.operands.map { ($0.syntax.usage, $0.syntax.summary.text(in: language)) })
    writer.shortDefinitions(.commands, definitions(of: command.subcommands))
    writer.shortDefinitions(
      .options,
      command.options.map { (HelpPage.label(of: $0.syntax), $0.syntax.summary.text(in: language)) }
    )
    writer.examples(command.examples)
    let line = ([program.name] + path.map(\.name) + ["--help"]).joined(separator: " ")
    writer.paragraphs(language.say(HelpMessage.saysMore(line: line)))
    return writer.text
  }
}
