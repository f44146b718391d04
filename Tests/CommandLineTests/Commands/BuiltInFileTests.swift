import Languages
import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

/// The files that a person begins with, in each language.
@Suite struct BuiltInFileTests {
  private static let days = ["2026-11-20", "2028-02-29", "2026-12-31", "2026-01-31"]
  private static let languages = [Language.spanish, .french]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectClean(_ path: String, on day: String) {
    let lint = folder.run("lint --strict @/\(path) --today \(day)")
    #expect(lint.output.isEmpty && lint.status == .success, "\(lint.output)")
    let format = folder.run("fmt --check @/\(path)")
    #expect(format.output.isEmpty && format.status == .success, "\(format.output)")
  }

  @Test(arguments: BuiltInTemplates.names, languages)
  func aPageLintsCleanOnAnyDay(name: String, language: Language) throws {
    for day in Self.days {
      let options = ["--template", name, "--lang", language.rawValue, "--today", day, "-o", "@/\(day).md"]
      #expect(folder.run(["new", "page", "Été #1"] + options).status == .success)
      expectClean("\(day).md", on: day)
      #expect(!(try folder.text("\(day).md").contains("{{")))
    }
  }

  @Test(arguments: BuiltInPresets.names, languages)
  func aRitualLintsCleanOnAnyDay(name: String, language: Language) throws {
    for day in Self.days {
      let run = CommandRun("presets", name, "--today", day, "--lang", language.rawValue)
      #expect(run.status == .success)
      try folder.write("\(day).md", run.output)
      expectClean("\(day).md", on: day)
    }
  }

  @Test(arguments: languages)
  func aVaultLintsCleanOnAnyDay(language: Language) throws {
    for day in Self.days {
      let names = BuiltInPresets.names.joined(separator: ",")
      let run = folder.run("init @/\(day) --with \(names) --today \(day) --lang \(language.rawValue)")
      #expect(run.status == .success && run.error.isEmpty, "\(run.error)")
      #expect(try folder.names(in: "\(day)/rituals").count == BuiltInPresets.names.count)
      expectClean(day, on: day)
    }
  }

  @Test(arguments: ["ritual Té", "activities", "life --born 1990-06-14", "project Té"], languages)
  func whatIsBegunWithoutATemplateLintsClean(words: String, language: Language) {
    let day = Self.days[0]
    let options = ["--lang", language.rawValue, "--today", day, "-o", "@/a.md"]
    #expect(folder.run(["new"] + words.split(separator: " ").map(String.init) + options).status == .success)
    expectClean("a.md", on: day)
  }

  /// What the format reads is the same in each language: the front matter but for tags, the marks of the lines, and the fields.
  @Test(arguments: languages)
  func onlyWordsAreTranslated(language: Language) {
    let pairs =
      zip(BuiltInTemplates.all(in: .english), BuiltInTemplates.all(in: language)).map { ($0.text, $1.text) }
      + zip(BuiltInPresets.all(in: .english), BuiltInPresets.all(in: language)).map { ($0.text, $1.text) }
    for (english, other) in pairs { #expect(frame(of: english) == frame(of: other), "\(other)") }
  }

  /// The lines of a file without their words.
  private func frame(of text: String) -> [String] {
    var isFrontMatter = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line == "---" { isFrontMatter.toggle() }
      if isFrontMatter { return line.hasPrefix("tags:") ? "tags:" : String(line) }
      guard let parts = line.wholeMatch(of: /( *(?:- (?:\[ \] )?|#+ |> )?)(.*?)(\([a-z]+: [^()]*\))?/) else { return "" }
      return parts.1 + (parts.2.isEmpty ? "" : "…") + (parts.3 ?? "")
    }
  }

  @Test func aPresetIsCalledByItsNameAndByItsTitleInEachLanguage() throws {
    for (title, language) in [("Agua por la mañana", "es"), ("l’eau du matin", "fr"), ("Morning Hydration", "es")] {
      let run = CommandRun("presets", title, "--lang", language)
      #expect(run.output.contains("icon: 💧\n"), "\(run.error)")
    }
    #expect(CommandRun("presets", "--lang", "es").lines.contains { $0.hasSuffix("--preset \"Agua por la mañana\"") })
  }
}
