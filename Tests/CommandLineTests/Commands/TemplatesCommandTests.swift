import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct TemplatesCommandTests {
  @Test func listsTheBuiltInOnes() {
    let run = CommandRun("templates")
    #expect(run.status == .success)
    #expect(run.lines.dropLast().map { $0.prefix { $0 != " " } } == BuiltInTemplates.names.map { $0[...] })
    #expect(run.lines.first == "default        the six questions of a Focus page")
    #expect(BuiltInTemplates.names.count >= 4)
  }

  @Test func printsOne() {
    let run = CommandRun("templates", "health")
    #expect(run.status == .success)
    #expect(run.output == BuiltInTemplates.all(in: .english).first { $0.name == "health" }?.text)
    let unknown = CommandRun("templates", "helth")
    #expect(unknown.status == .couldNotRun)
    #expect(unknown.error == "tidemark templates: no template is called “helth”; did you mean “health”?\n")
  }

  @Test func listsThoseOfTheVaultFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n")
    try folder.write("templates/mine.md", Sample.clean)
    try folder.write("templates/b\u{1B}/c.md", Sample.clean)
    let run = try ProgramRun("tidemark templates | head -n 3", in: folder)
    #expect(
      run.text == """
        b\\u{1B}/c      of this vault
        mine           of this vault
        default        the six questions of a Focus page

        """
    )
    #expect(try ProgramRun("tidemark templates mine", in: folder).text == Sample.clean)
  }
}
