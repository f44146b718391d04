import BuiltIns
import Diagnostics
import Languages
import SourceText

/// `tidemark spec`
enum SpecCommand {
  private static let section = Operand.optional("SECTION", "the heading of a section, its beginning, or words of it")

  static let command = Command(
    "spec",
    "Print the specification of the format, or a section of it",
    operands: [section],
    examples: [
      Example("tidemark spec fields", "Print the chapter on fields, with all below it"),
      Example("tidemark spec \"log entries\"", "Print one section"),
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
