import Planner
import Testing

@Suite struct NoteTests {
  private static func item(
    _ content: PlanItem.Content,
    _ text: String,
    box: BoxState? = nil,
    _ children: PlanItem...
  ) -> PlanItem {
    PlanItem(content, text: text, box: box, children: children.map { .item($0) })
  }

  private static let nested = item(.bullet, "Buy a jug", item(.checkbox, "Measure", box: .open), item(.text, "At the market."))

  @Test(arguments: [
    ([Note]([], [.item(item(.text, "One.\nTwo."))]), ["One.", "Two."]),
    ([Note](["Room temperature."], []), ["Room temperature."]),
    ([Note]([], [.item(item(.checkbox, "Lemon?", box: .done))]), ["[x] Lemon?"]),
    ([Note]([], [.item(nested)]), ["Buy a jug", "  - [ ] Measure", "  At the market."]),
    ([Note]([], [.item(item(.quote(author: "Rui"), "Devagar"))]), ["Devagar", "— Rui"]),
    ([Note]([], [.item(item(.image(source: "jug.jpg"), "A jug"))]), ["![A jug](jug.jpg)"]),
    ([Note]([], [.other("```\ncode\n```")]), ["```", "code", "```"]),
    ([], []),
  ])
  func isTheMarkdownThatWasWritten(notes: [Note], lines: [String]) {
    #expect(notes.flatMap(\.lines) == lines)
  }

  @Test func keepsEmojiAndTags() {
    let item = PlanItem(.bullet, text: "Milk", icon: .emoji("🥛"), trailingTags: ["shop"])
    #expect([Note]([], [.item(item)]) == [Note("🥛 Milk #shop", .item(nil))])
    let symbol = PlanItem(.bullet, text: "Milk", icon: .symbol("cup"))
    #expect([Note]([], [.item(symbol)]) == [Note("Milk", .item(nil))])
  }

  /// What says something of its own is no note, at any depth; what stands around it is.
  @Test func leavesOutWhatIsCounted() {
    let task = NoteTests.item(.task, "A task", box: .open)
    let bullet = NoteTests.item(.bullet, "Around it", task)
    #expect([Note]([], [.item(task), .item(bullet)], besides: \.isTask) == [Note("Around it", .item(nil))])
  }

  @Test func thoseOfASectionAreBelowItsHeading() {
    let words = PlanElement.item(NoteTests.item(.text, "Words."))
    let content = PlanContent(
      title: "Tea",
      introduction: PlanSection(title: "", elements: [words]),
      sections: [
        PlanSection(title: "Empty"), PlanSection(title: "Told", elements: [words]),
        PlanSection(title: "Later", groups: [PlanGroup(title: "At home", elements: [words]), PlanGroup(title: "None")]),
      ]
    )
    let notes = content.notes(besides: { _ in false }, leavingOut: { $0.title == "Told" })
    let group = Note("At home", .heading, notes: [Note("Words.")])
    #expect(notes == [Note("Words."), Note("Later", .heading, notes: [group])])
    #expect(notes[1].lines == ["Later", "At home", "Words."])
  }

  /// A block that is a task keeps what is below it; a task below a block has its own.
  @Test func aTaskOfABlockHasItsSteps() throws {
    let task = PlanItem(
      .task,
      text: "Draft",
      box: .open,
      notes: ["By hand."],
      children: [.item(NoteTests.item(.checkbox, "A step", box: .done))]
    )
    let time = ScheduleTime.at(.noon)
    let block = PlanItem(.block(time), text: "Desk", box: .open, notes: ["Bring the lamp."], children: [.item(task)])
    let read = try #require(TimeBlock(block, end: .endOfDay))
    #expect(read.notes == [Note("Bring the lamp.")])
    #expect(read.tasks.map(\.notes) == [[], [Note("By hand."), Note("A step", .item(.done))]])
  }
}
