import Chronology
import Languages
import Phrases
import Planner
import Reading
import SourceText
import Workspace

/// `tidemark new life`
enum NewLifeCommand {
  /// A date with its year in other words: “14 june 1990”. A day that hangs on today is no birth.
  private static func birth(_ text: String) -> CivilDate? {
    guard text.contains(where: \.isNumber), let phrase = try? DayPhrase(text) else { return nil }
    let (one, other) = (CivilDate.earliest, CivilDate(year: 2000, month: 6, day: 15) ?? .latest)
    let dates = [one, other].map { phrase.date(in: PhraseContext(today: $0, .back)) }
    return dates[0] == dates[1] ? dates[0] : nil
  }

  private static let title = Operand.optional("TITLE", NewLifeHelp.title)
  private static let born = Option.value(
    "born",
    value: "DATE",
    expectation: NewLifeHelp.bornExpected,
    NewLifeHelp.born
  ) { text in CivilDate(text) ?? birth(text) }
  private static let expectancy = Option.value(
    "expectancy",
    value: "N",
    expectation: NewLifeHelp.expectancyExpected,
    NewLifeHelp.expectancy
  ) { text in Int(text).flatMap { (1...130).contains($0) ? $0 : nil } }
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  private static let fileName = "life.md"

  static let command = Command(
    "life",
    NewLifeHelp.summary,
    discussion: NewLifeHelp.discussion,
    operands: [title],
    options: [born, expectancy, output, SharedOptions.vault, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark new life --born 1990-06-14", NewLifeHelp.beginYourOwn),
      Example("tidemark new life \"Gran\" --born 1938-02-28 --expectancy 100 -o gran.md", NewLifeHelp.beginAnother),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let today = file.today
    guard let born = invocation[born] else { return file.refuse(LifeCommandMessage.nameBirth) }
    guard born <= today else { return file.refuse(LifeCommandMessage.bornLater(born, today: today)) }
    let standardTitle = console.language.say(NewFileWords.life)
    let title = invocation[title]?.onOneLine ?? standardTitle
    guard !title.isEmpty else { return file.refuse(NewFileMessage.noTitle) }
    var life = Life(born: born, expectancy: invocation[expectancy], content: PlanContent(title: title))
    life.content.sections = [PlanSection(title: "Phases"), PlanSection(title: String(today.parts.year))]
    let text = Plan.life(life).markdown
    life.content.title = standardTitle
    let path = invocation[output] ?? PagePath.atRoot(fileName, vault: file.vault)
    let check = NewFileCheck(today: today, path: path)
    if let problem = check.problem(in: text, beside: Plan.life(life).markdown) { return file.refuse(problem) }
    return file.write(text, to: path)
  }
}

/// What the help of `new life` says.
enum NewLifeHelp: Message {
  case title, bornExpected, born, expectancyExpected, expectancy, summary, discussion, beginYourOwn, beginAnother
}
