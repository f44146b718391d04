import Chronology
import Languages
import Testing

@testable import CommandLine

/// Help, mistakes, completions and pages of the manual in the languages that people speak.
@Suite struct HelpLanguageTests {
  @Test func theWordsOfTheHelpAreThoseOfTheLanguage() {
    #expect(
      HelpPage(of: [SampleProgram.lint], in: SampleProgram.program, language: .spanish).text(width: 80) == """
        es: Check files for what the format forbids or advises against.

        Uso: tidemark lint [OPTION]... [PATH]...

        es: Files without a kind are left alone; naming one says so. Folders are walked,
        but for hidden ones and what .gitignore names.

        A file may allow a rule:

          <!-- tidemark: allow half-range -->

        Argumentos:
          [PATH]...  es: Files and folders; “-” is standard input (valor predeterminado:
                     .)

        Opciones:
              --format FORMAT        es: The form of the report (text, json; valor
                                     predeterminado: text)
              --strict               es: Let warnings count as errors
              --rule NAME            es: Look for this rule only (se puede repetir)
              --stdin-filename NAME  es: The name to report for standard input
          -q, --quiet                es: Print less

        Opciones comunes:
              --color WHEN  es: Set words off by color (auto, always, never; valor
                            predeterminado: auto)
          -h, --help        Mostrar esta ayuda; -h la muestra resumida

        Ejemplos:
          tidemark lint
              es: Check every file below this folder
          tidemark lint --strict pages/health.md
              es: Check one file, and fail for warnings too

        Estado de salida:
          0  es: nothing was found
          1  es: there is an error; with --strict, a warning
          2  es: a file could not be read

        """
    )
  }

  @Test func aFrenchColonStandsBehindASpace() {
    let text = HelpPage(of: [], in: SampleProgram.program, language: .french).shortText(width: 80)
    #expect(text.hasPrefix("fr: Plans in plain text: checked, tidied, exported.\n\nUtilisation\u{A0}: tidemark COMMAND "))
    #expect(text.contains("fr: Commands\u{A0}: lint, export, new, spec, copy.\n"))
    #expect(text.contains("«\u{A0}tidemark --help\u{A0}» dit ce que fait chacune"))
  }

  @Test(
    arguments: [
      (["--lang", "es", "help", "done"], "Dar cosas por hechas: marcar"),
      (["help", "done", "--lang=fr"], "Noter ce qui est fait\u{A0}: cocher"),
      (["done", "--help", "--lang", "fr"], "Noter ce qui est fait"),
      (["done", "-h", "--lang=es"], "Dar cosas por hechas"), (["--help", "--lang", "es"], "Revisa, ordena y exporta"),
      (["done", "--lang", "fr", "--lang", "es", "--help"], "Dar cosas"), (["done", "--help", "--lang", "de"], "Do things"),
      (["done", "--help", "--", "--lang", "es"], "Do things"),
    ] as [([String], String)]
  )
  func helpIsInTheLanguageThatIsAskedFor(arguments: [String], beginning: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.output.hasPrefix(beginning), "\(run.output.prefix(80))")
  }

  @Test(
    arguments: [
      (
        ["done", "--lang=fr", "--nope"],
        "tidemark done: «\u{A0}--nope\u{A0}» n’est pas une option; vouliez-vous dire «\u{A0}--note\u{A0}»?"
      ),
      (["dne", "--lang", "es"], "tidemark: “dne” no es un comando; ¿quisiste decir “done”?"),
      (
        ["--lang", "fr", "lint", "--color", "blue"],
        "tidemark lint: «\u{A0}blue\u{A0}» n’est pas une valeur de «\u{A0}--color\u{A0}»; "
          + "choisissez parmi\u{A0}: auto, always, never"
      ),
      (["lint", "--jobs", "0", "--lang", "es"], "tidemark lint: “--jobs” necesita un número de 1 a 256, no “0”"),
      (
        ["today", "--today", "tomorow", "--lang", "es"],
        "tidemark today: --today: “tomorow” no es \(PhraseKind.day.spanish); ¿quisiste decir “tomorrow”?"
      ),
      (["done", "--lang", "de"], "tidemark done: “--lang” needs en, es or fr, not “de”"),
    ] as [([String], String)]
  )
  func aMistakeIsToldInTheLanguageThatIsAskedFor(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error == message + "\n")
  }

  @Test(arguments: [
    (["complete", "fish", "--", "hel"], "help\tShow the help of a command"),
    (["complete", "--lang", "es", "fish", "--", "hel"], "help\tMostrar la ayuda de un comando"),
    (["complete", "--lang", "es", "fish", "--", "--lang", "fr", "hel"], "help\tAfficher l’aide d’une commande"),
    (
      ["complete", "--lang", "es", "--today", "2026-11-20", "fish", "--", "done", "x", "--on", "fri"], "friday\tvie 20 nov 2026"
    ),
  ])
  func completionsAreInTheLanguage(arguments: [String], candidate: String) {
    #expect(CommandRun(arguments).output == "words\n\(candidate)\n")
  }

  @Test func aPageOfTheManualHasTheHeadingsOfItsLanguage() {
    let run = CommandRun("manual", "done", "--lang", "es", "--today", "2026-11-20")
    #expect(run.lines[0] == ".Dd November 20, 2026")
    #expect(
      run.lines.filter { $0.hasPrefix(".Sh") } == [
        ".Sh NOMBRE", ".Sh SINOPSIS", ".Sh DESCRIPCI\\[u00D3]N", ".Sh OPCIONES", ".Sh ESTADO DE SALIDA", ".Sh EJEMPLOS",
        ".Sh V\\[u00C9]ASE TAMBI\\[u00C9]N",
      ]
    )
  }

  @Test(arguments: [(Language.english, ""), (.spanish, "es/"), (.french, "fr/")])
  func thePagesOfALanguageLieWhereManLooksForThem(language: Language, folder: String) throws {
    let pages = ManualPage.all(of: SampleProgram.program, date: try #require(CivilDate("2026-11-20")), in: language)
    #expect(pages.first?.path == "\(folder)man1/tidemark.1")
    // There is one specification.
    #expect(pages.last?.path == "man5/tidemark-format.5")
    for page in pages { #expect(page.text.utf8.allSatisfy { $0 < 0x80 }, "\(page.name)") }
  }
}
