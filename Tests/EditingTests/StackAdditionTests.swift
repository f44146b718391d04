import Editing
import Testing

@Suite struct StackAdditionTests {
  @Test func aTaskOfAProjectNamesItAndOtherWordsAreWords() {
    EditScene(TaskAdditionTests.projects).expect(
      """
      +- [ ] Outline (project: Thesis)
      +- [ ] Make the bed
      +- [ ] Draft
      """
    ) { try $0.addToStack("morning", ["outl", "Make the bed", "[ ] Draft"]) }
  }

  @Test func aStackThatThereIsNotIsMade() {
    EditScene(TaskAdditionTests.projects).expect("+\n+## Calls\n+\n+- [ ] Mum") { try $0.addToStack("Calls", ["Mum"]) }
  }

  @Test func aFileThatThereIsNotIsMade() {
    EditScene("==> projects/a.md <==\n---\nkind: project\n---\n\n# A\n\n- [ ] One\n").expect(
      """
      +---
      +kind: stacks
      +---
      +
      +# Stacks
      +
      +## Calls
      +
      +- [ ] One (project: A)
      +- [ ] Mum
      """
    ) { try $0.addToStack("Calls", ["one", "Mum"]) }
  }

  @Test func nothingIsInAStackTwice() {
    EditScene(TaskAdditionTests.projects).expectUnchanged("“Draft chapter 3” is in “Morning” already, stacks.md:9") {
      try $0.addToStack("Morning", ["Draft chapter 3"])
    }
    EditScene(TaskAdditionTests.projects).expectRefusal("“Title” is done", "reopen") { try $0.addToStack("Morning", ["Title"]) }
    EditScene(TaskAdditionTests.projects).expectRefusal("a task has no words") { try $0.addToStack("Morning", [" "]) }
  }
}
