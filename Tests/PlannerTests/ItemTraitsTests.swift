import Planner
import Testing

@Suite struct ItemTraitsTests {
  private func types(_ trait: (ItemTraits) -> Bool) -> Set<ItemType> { Set(ItemType.allCases.filter { trait($0.traits) }) }

  @Test func typesByTheirTraits() {
    #expect(types { !$0.standsInList } == [.text, .image, .quote])
    #expect(types { !$0.isOfPages } == [.task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity])
    #expect(
      types(\.isToldApart) == [
        .checkbox, .countUp, .countDown, .counter, .streak, .tally, .best, .recurring, .task, .category, .habit, .activity,
      ]
    )
    #expect(types(\.isTracker) == [.recurring, .streak, .best, .countUp, .countDown])
    #expect(types(\.hasFigure) == types(\.isTracker).union([.counter, .tally]))
    #expect(types(\.isDue) == [.recurring, .streak, .habit])
    #expect(types { $0.log == .states } == [.recurring, .streak, .habit, .activity])
    #expect(types { $0.log == .attempts } == [.best])
  }

  @Test func whatHasALogIsToldApart() {
    #expect(ItemType.allCases.allSatisfy { $0.traits.log == nil || $0.traits.isToldApart })
  }
}
