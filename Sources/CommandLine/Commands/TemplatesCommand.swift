import BuiltIns
import Diagnostics
import Languages
import Vault

/// `tidemark templates`
enum TemplatesCommand {
  private static let name = Operand.optional("NAME", TemplatesHelp.name)

  static let command = Command(
    "templates",
    TemplatesHelp.summary,
    discussion: TemplatesHelp.discussion,
    operands: [name],
    options: [SharedOptions.vault],
    examples: [Example("tidemark templates health > templates/mine.md", TemplatesHelp.beginOwn)]
  ) { invocation, console in
    let vault = PagePath.vault(invocation)
    let shelf = TemplateShelf(vault: vault, in: console.language)
    guard let wanted = invocation[name] else {
      let own = console.language.say(TemplatesCommandMessage.ofThisVault)
      let builtIns = BuiltInTemplates.all(in: console.language)
      list(shelf.ownNames.map { ($0, own) } + builtIns.map { ($0.name, $0.summary) }, console)
      return .success
    }
    switch shelf.template(named: wanted) {
    case .success(let template):
      console.writeForeign(template.text)
      return .success
    case .failure(let problem): return console.refuse(invocation, problem.words)
    }
  }

  private static func list(_ templates: [(name: String, summary: String)], _ console: Console) {
    let names = templates.map { ControlCharacters.escaping($0.name) }
    let width = names.map(DisplayWidth.cells).max() ?? 0
    for (name, template) in zip(names, templates) {
      console.output.write(ListedLine.text(name, template.summary, column: width + 2, console))
    }
  }
}

/// What the help of `templates` says.
enum TemplatesHelp: Message {
  case name, summary, discussion, beginOwn
}

/// What stands beside the templates.
enum TemplatesCommandMessage: Message {
  case ofThisVault
}
