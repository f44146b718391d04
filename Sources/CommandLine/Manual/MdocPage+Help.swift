import Languages
import Manual
import Markdown

extension MdocPage {
  /// Prose of a help: paragraphs with an empty line between them; one that begins with a space stays as it is.
  mutating func prose(_ text: String, isFirst: Bool = false) {
    var isFirst = isFirst
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "") {
      if paragraph.first?.first == " " {
        let margin = paragraph.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        literal(paragraph.map { String($0.dropFirst(margin)) })
      } else {
        let runs = MdocPage.runs(paragraph.joined(separator: " "))
        if isFirst { sentences(runs) } else { self.paragraph(runs) }
      }
      isFirst = false
    }
  }

  /// Names, each with the macro that says what it is, and what they mean.
  mutating func definitions(_ definitions: [(name: String, macro: String, meaning: String)]) {
    macro("Bl", raw: "-tag -width Ds")
    for (name, kind, meaning) in definitions {
      macro("It", raw: "\(kind) \(MdocText.argument(name))")
      sentences(MdocPage.runs(meaning.prefix(1).uppercased() + meaning.dropFirst()))
    }
    macro("El")
  }

  mutating func options(_ options: [OptionSyntax], in language: Language) {
    macro("Bl", raw: "-tag -width Ds")
    for option in options {
      let short = option.short.map { "Fl \($0) , " } ?? ""
      let value = option.value.map { value in
        " Ar " + value.name.split(separator: " ").map { MdocText.argument(String($0)) }.joined(separator: " ")
      }
      macro("It", raw: short + "Fl \\-" + MdocText.escaped(option.name, isLiteral: true) + (value ?? ""))
      sentences(MdocPage.runs(language.summary(of: option) + "."))
    }
    macro("El")
  }

  /// Other pages of the manual, those of section 1 first.
  mutating func seeAlso(_ pages: [(name: String, section: Int)], in language: Language) {
    heading(language.say(ManualHeading.seeAlso))
    for (index, page) in pages.enumerated() {
      macro("Xr", raw: "\(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : ""))
    }
  }

  /// The words of a help, with code and options in bold.
  private static func runs(_ text: String) -> [InlineRun] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap { index, part -> [InlineRun] in
      if index % 2 == 1 { return [InlineRun(.code, String(part))] }
      return optionRuns(String(part))
    }
  }

  /// `--json prints …`: an option begins a word.
  private static func optionRuns(_ text: String) -> [InlineRun] {
    var runs: [InlineRun] = []
    var plain = ""
    var rest = text[...]
    while let found = rest.firstRange(of: "--") {
      let isAtWord = found.lowerBound == text.startIndex || !(text[text.index(before: found.lowerBound)].isLetter)
      let word = rest[found.upperBound...].prefix { $0.isLetter || $0 == "-" }
      plain += rest[..<found.lowerBound]
      rest = rest[found.upperBound...].dropFirst(word.count)
      guard isAtWord, !word.isEmpty else {
        plain += "--" + word
        continue
      }
      runs += [InlineRun(.plain, plain), InlineRun(.code, "--" + word)]
      plain = ""
    }
    return runs + [InlineRun(.plain, plain + rest)]
  }
}
