import Chronology
import Diagnostics
import Languages
import Planner
import Reading
import SourceText
import Views
import Workspace

/// `tidemark new activities`
enum NewActivitiesCommand {
  private static let title = Operand.optional("TITLE", NewActivitiesHelp.title)
  private static let activity = Option.texts("activity", value: "TEXT", NewActivitiesHelp.activity)
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  private static let fileName = "activities.md"

  static let command = Command(
    "activities",
    NewActivitiesHelp.summary,
    discussion: NewActivitiesHelp.discussion,
    operands: [title],
    options: [activity, output, SharedOptions.vault, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark new activities", NewActivitiesHelp.logToChange),
      Example("tidemark new activities --activity Tennis --activity Dentist", NewActivitiesHelp.beginYourOwn),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let language = console.language
    let standardTitle = language.say(NewFileWords.activities)
    let title = invocation[title]?.onOneLine ?? standardTitle
    guard !title.isEmpty else { return file.refuse(NewFileMessage.noTitle) }
    let texts = invocation[activity]
    let items = texts.map { WrittenItem.activity($0)?.since(file.today) }
    guard items.allSatisfy({ $0 != nil }) else { return file.refuse(NewFileMessage.noActivity) }
    if let problem = WrittenItem.repetition(in: items.compactMap(\.self)) { return file.refuse(problem) }
    let first = PlanItem(
      .activity(ActivityDetails(category: "Hobby", since: file.today)),
      text: language.say(NewFileWords.walk),
      icon: .emoji("🚶")
    )
    let text = NewActivitiesCommand.text(title, texts.isEmpty ? [first] : items.compactMap(\.self))
    let path = invocation[output] ?? PagePath.atRoot(fileName, vault: file.vault)
    let check = NewFileCheck(today: file.today, path: path)
    if let problem = check.problem(in: text, beside: NewActivitiesCommand.text(standardTitle, [first])) {
      return file.refuse(problem)
    }
    let status = file.write(text, to: path, next: (["activity", "add", "Tennis"], .addsActivity))
    if status == .success, texts.isEmpty, !invocation.isGiven(output) {
      let line = ShellWord.line(["tidemark", "edit", first.text, language.say(NewFileWords.yourWords), "--in", path])
      console.write(messages: "  \(language.say(NewFileMessage.onlyActivity(first.text)))\n")
      console.write(messages: "  \(language.say(ReportMessage.type))\(language.colon) \(ControlCharacters.escaping(line))\n")
    }
    return status
  }

  private static func text(_ title: String, _ activities: [PlanItem]) -> String {
    let items = PlanSection(title: "", elements: activities.map { .item($0) })
    return Plan.activities(Activities(content: PlanContent(title: title, introduction: items))).markdown
  }
}

extension PlanItem {
  /// An activity that says since when it is there, as `activity add` writes it.
  fileprivate func since(_ day: CivilDate) -> PlanItem {
    guard case .activity(var details) = content, details.since == nil else { return self }
    details.since = day
    var item = self
    item.content = .activity(details)
    return item
  }
}

/// What the help of `new activities` says.
enum NewActivitiesHelp: Message {
  case title, activity, summary, discussion, logToChange, beginYourOwn
}
