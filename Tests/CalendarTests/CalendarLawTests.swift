import Planner
import TestLaws
import TestSupport
import Testing

/// Whatever the files of a vault say, their calendar can be read.
@Suite struct CalendarLawTests {
  @Test(arguments: RandomPlan.Kind.allCases)
  func theCalendarOfAFileCanBeRead(_ kind: RandomPlan.Kind) {
    for seed in 1...UInt64(randomCases(80, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: seed % 2 == 0 ? .nasty : .words)
      let broken = CalendarLaws.broken(by: [random.plan(kind)])
      #expect(broken.isEmpty, "\(kind), seed \(seed)\n\(broken.joined(separator: "\n"))")
    }
  }

  @Test func theCalendarOfAVaultCanBeRead() {
    for seed in 1...UInt64(randomCases(40)) {
      var random = RandomPlan(seed: seed)
      let broken = CalendarLaws.broken(by: (RandomPlan.Kind.allCases + [.day, .day, .day, .project]).map { random.plan($0) })
      #expect(broken.isEmpty, "seed \(seed)\n\(broken.joined(separator: "\n"))")
    }
  }
}
