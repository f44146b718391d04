import Diagnostics
import Reading

/// `tidemark new page`
enum NewPageCommand {
  private static let title = Operand.one("TITLE", "the title of the page")
  private static let template = Option.text(
    "template",
    value: "NAME|FILE",
    "Begin from this template: a built-in one, one of the vault's templates folder, or a file"
  )
  private static let output = Option.text("output", short: "o", value: "FILE", "Write this file")

  static let command = Command(
    "page",
    "Begin a Focus page from a template",
    discussion: """
      Without --output the page goes to pages/ in the vault, else to this folder, under its title in small letters. A file that \
      exists is never written over. `tidemark templates` lists the templates; in them {{title}} stands for the title and \
      {{today}} for the day.
      """,
    operands: [title],
    options: [template, output, SharedOptions.today],
    examples: [
      Example("tidemark new page \"Deep Work\"", "Begin a page of six sections"),
      Example("tidemark new page Health --template health -o pages/body.md", "Begin one with every tracker"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the page was written"),
      ExitCodeNote(.couldNotRun, "nothing was written: the file exists, or the template is unknown"),
    ]
  ) { invocation, console in
    let file = NewFile(invocation, console)
    let words = NewFile.words(of: invocation[title])
    guard !words.isEmpty else { return file.refuse("the title has no words") }
    let vault = PagePath.vaultFromHere()
    let chosen: PageTemplate
    switch TemplateShelf(vault: vault).template(named: invocation[template] ?? "default") {
    case .success(let found): chosen = found
    case .failure(let problem): return file.refuse(problem.words)
    }
    let page = chosen.filled(title: TextGuard.heading(words), today: invocation.today.description)
    let path = invocation[output] ?? PagePath.standard(forTitle: words, vault: vault)
    let status = file.write(page, to: path)
    if status == .success, !chosen.hasTitle {
      file.say("the template has no {{title}}, so the page does not have the title that you gave")
    }
    return status
  }
}
