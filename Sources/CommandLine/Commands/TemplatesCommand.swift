import Diagnostics

/// `tidemark templates`
enum TemplatesCommand {
  private static let name = Operand.optional("NAME", choices: BuiltInTemplates.all.map(\.name), "a template to print")

  static let command = Command(
    "templates",
    "List the templates of new page, or print one",
    operands: [name],
    examples: [Example("tidemark templates health > templates/mine.md", "Begin a template of your own from one")]
  ) { invocation, console in
    if let wanted = invocation[name] {
      console.output.write(BuiltInTemplates.all.first { $0.name == wanted }?.text ?? "")
      return .success
    }
    let width = BuiltInTemplates.all.map(\.name.count).max() ?? 0
    for template in BuiltInTemplates.all {
      console.output.write("\(DisplayWidth.padded(template.name, to: width))  \(template.summary)\n")
    }
    return .success
  }
}

/// A page to begin from. `{{title}}` stands for the title and `{{today}}` for the day.
struct PageTemplate {
  var name: String
  var summary: String
  var text: String
}
