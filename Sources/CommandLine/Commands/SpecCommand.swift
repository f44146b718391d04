import BuiltIns
import Diagnostics
import Languages
import SourceText

/// `tidemark spec`
enum SpecCommand {
  private static let section = Operand.optional("SECTION", SpecHelp.section)

  static let command = Command(
    "spec",
    SpecHelp.summary,
    operands: [section],
    examples: [
      Example("tidemark spec fields", SpecHelp.printChapter),
      Example("tidemark spec \"log entries\"", SpecHelp.printSection),
    ]
  ) { invocation, console in
    guard let wanted = invocation[section] else {
      console.write(paged: SpecificationText.text)
      return .success
    }
    let specification = Specification.ofFormat
    let sections = specification.sections(named: wanted)
    guard !sections.isEmpty else {
      let nearest = nearestWord(to: wanted, in: specification.headings(upTo: 3).dropFirst())
      let problem = ManualCommandMessage.noSection(ControlCharacters.escaping(wanted), nearest: nearest)
      let status = console.refuse(invocation, problem)
      console.error.write(console.language.say(ManualCommandMessage.chapters) + "\n")
      for heading in specification.headings(upTo: 2).dropFirst() { console.error.write("  \(heading)\n") }
      return status
    }
    console.write(paged: sections.joined(separator: "\n"))
    return .success
  }
}

/// What the help of `spec` says.
enum SpecHelp: Message {
  case section, summary, printChapter, printSection
}
