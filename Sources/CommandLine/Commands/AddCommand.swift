import Chronology
import Editing
import Outline
import Planner
import Views
import Workspace

/// `tidemark add`
enum AddCommand {
  private static let text = Operand.one("TEXT", "the item as in a file, with box, icon and fields")
  private static let page = EditOptions.page
  private static let section = Option.text("section", value: "TITLE", "The section or strategy of the page")
  private static let types = ItemType.allCases.filter { !$0.standsInList || ItemType.listTypes.contains($0) }
  private static let type = Option.text(
    "type",
    value: "TYPE",
    choices: types.map(\.rawValue),
    "What the item is to be, if its words do not say it"
  )

  /// The options that are keys of the format, with texts as values.
  private static let texts: [(key: FieldKey, option: Option<String?>)] = [
    (.every, Option.text("every", value: "RULE", "When it recurs, like “2 weeks on mon”")),
    (.streak, Option.text("streak", value: "RULE", "The rule of a streak, like daily")),
    (.best, Option.text("best", value: "WHICH", choices: Extreme.allCases.map(\.rawValue), "Which attempt is the best")),
    (.goal, Option.text("goal", value: "N", "The goal of a counter or a streak")),
    (.to, Option.text("to", value: "N", "Where a count ends")),
    (.at, Option.text("at", value: "TIME", "The time of a schedule row, like “05:00 - 06:30”, or of what recurs")),
    (.priority, Option.text("priority", value: "P", choices: Priority.allCases.map(\.rawValue), "How important it is")),
    (.icon, Option.text("icon", value: "ICON", "Its icon: an emoji, or the name of a symbol")),
  ]

  /// Those with days.
  private static let dates: [(key: FieldKey, option: Option<NamedDay?>)] = [
    (.from, EditOptions.day("from", "The first day: of a timeline, or from which a rule counts")),
    (.until, EditOptions.day("until", "The last day, or the one that is counted down to")),
    (.since, EditOptions.day("since", "The day from which days are counted up")),
    (.due, EditOptions.day("due", "The day on which it is due")),
  ]

  static let command = Command(
    "add",
    "Add an item to a page",
    discussion: """
      It goes to the end of the section, as a line like those round it. Without --type the words say what it is, and so do the \
      options: --every makes a recurring task, --streak a streak, --best a best so far, --since and --until count days, --goal \
      makes a counter, --at a schedule row, --from a timeline, --due a box. A value that lint would complain about is refused.
      """,
    operands: [text],
    options: [page, section, type] + texts.map { $0.option } + dates.map { $0.option } + EditSession.options,
    examples: [
      Example("tidemark add \"The garden at dawn\" --page Compass --section Inspired", "Add a line of words"),
      Example("tidemark add \"Water: 0/8 glasses\" --page Health --section Daily", "Add a counter by its pattern"),
      Example("tidemark add Meditate --page Health --section Daily --streak daily", "Add a streak"),
      Example("tidemark add Coffee --page Health --section Daily --type tally", "Add a tally without strokes"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      var values: [FieldKey: String] = [:]
      for (key, option) in texts { values[key] = invocation[option] }
      for (key, option) in dates {
        values[key] = vault.day(invocation[option])?.description
      }
      let thing = try vault.page(named: invocation[page])
      let kind = invocation[type].flatMap { ItemType(rawValue: $0) }
      try vault.add(ItemDraft(invocation[text], type: kind, values: values), to: thing, section: invocation[section])
      try EditCheck(vault).check()
    }
  }
}
