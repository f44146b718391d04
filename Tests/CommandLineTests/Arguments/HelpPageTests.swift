import Diagnostics
import Testing

@testable import CommandLine

@Suite struct HelpPageTests {
  @Test func showsACommand() {
    #expect(
      HelpPage(of: [SampleProgram.lint], in: SampleProgram.program).text(width: 80) == """
        Check files for what the format forbids or advises against.

        Usage: tidemark lint [OPTION]... [PATH]...

        Files without a kind are left alone; naming one says so. Folders are walked, but
        for hidden ones and what .gitignore names.

        A file may allow a rule:

          <!-- tidemark: allow half-range -->

        Arguments:
          [PATH]...  Files and folders; “-” is standard input (default: .)

        Options:
              --format FORMAT        The form of the report (text, json; default: text)
              --strict               Let warnings count as errors
              --rule NAME            Look for this rule only (may be given several
                                     times)
              --stdin-filename NAME  The name to report for standard input
          -q, --quiet                Print less

        Common options:
              --color WHEN  Set words off by color (auto, always, never; default: auto)
          -h, --help        Show this help; -h shows it in short

        Examples:
          tidemark lint
              Check every file below this folder
          tidemark lint --strict pages/health.md
              Check one file, and fail for warnings too

        Exit status:
          0  nothing was found
          1  there is an error; with --strict, a warning
          2  a file could not be read

        """
    )
  }

  @Test func showsTheProgram() {
    #expect(
      HelpPage(of: [], in: SampleProgram.program).text(width: 60) == """
        Plans in plain text: checked, tidied, exported.

        Usage: tidemark COMMAND [OPTION]... [ARGUMENT]...

        Commands:
          lint    Check files for what the format forbids or advises
                  against
          export  Write pages as text
          new     Make a new file
          spec    Print the specification
          copy    Copy pages

        Options:
              --color WHEN  Set words off by color (auto, always,
                            never; default: auto)
          -h, --help        Show this help; -h shows it in short
              --version     Show the version

        “tidemark help COMMAND” explains one command.

        """
    )
  }

  @Test func showsACommandThatGathersOthers() {
    let new = SampleProgram.program.commands[2]
    #expect(
      HelpPage(of: [new], in: SampleProgram.program).text(width: 80) == """
        Make a new file.

        Usage: tidemark new COMMAND [OPTION]...

        Commands:
          page  Make a new page
          day   Make a new day

        Common options:
              --color WHEN  Set words off by color (auto, always, never; default: auto)
          -h, --help        Show this help; -h shows it in short

        """
    )
    #expect(
      HelpPage(of: [new, new.subcommands[0]], in: SampleProgram.program).text(width: 80)
        .contains("Usage: tidemark new page [OPTION]... TITLE\n")
    )
  }

  @Test func showsACommandInShort() {
    #expect(
      HelpPage(of: [SampleProgram.lint], in: SampleProgram.program).shortText(width: 44) == """
        Check files for what the format forbids or
        advises against.

        Usage: tidemark lint [OPTION]... [PATH]...

        Arguments:
          [PATH]...  Files and folders

        Options:
              --format FORMAT  The form of the…
              --strict     Let warnings count as…
              --rule NAME  Look for this rule only
              --stdin-filename NAME  The name to…
          -q, --quiet      Print less

        Examples:
          tidemark lint
              Check every file below this folder
          tidemark lint --strict pages/health.md
              Check one file, and fail for warnings
              too

        “tidemark lint --help” says more.

        """
    )
  }

  @Test(arguments: [40, 53, 80, 120])
  func keepsToTheWidth(width: Int) {
    for path in [[], [SampleProgram.lint]] {
      for line in HelpPage(of: path, in: SampleProgram.program).text(width: width).split(separator: "\n") {
        #expect(DisplayWidth.cells(of: line) <= width, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }
}
