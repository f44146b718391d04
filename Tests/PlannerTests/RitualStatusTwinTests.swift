import Chronology
import Planner
import TestSupport
import Testing

/// Where random rituals, their arcs and habits stand, against a count by hand, day by day (format, *Arcs and rituals*).
@Suite struct RitualStatusTwinTests {
  @Test(arguments: caseChunks(default: 300))
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let ritual = random.ritual()
      let today = random.today
      let words: Comment = "seed \(seed): on \(today), \(ritual)"
      let twins = ritual.arcs.map { ArcTwin($0, today: today) }
      // Of arcs that overlap, the one that begins last has the day.
      let runs = ritual.arcs.indices.map { index in
        let later = ritual.arcs[(index + 1)...].map(\.days.first.dayNumber).min() ?? .max
        return twins[index].days.filter { $0 < later }
      }
      #expect(ritual.runs.map { $0.map { $0.days.map(\.dayNumber) } ?? [] } == runs, words)
      for (index, arc) in ritual.arcs.enumerated() {
        #expect(ArcTwin.told(ArcProgress(arc, today: today)) == twins[index].progress, words)
        #expect(arc.milestones.map { "\($0.kind.rawValue) \($0.day) \($0.date)" } == twins[index].milestones, words)
        guard let run = ritual.runs[index] else { continue }
        let days = arc.habits.map { HabitDays($0, in: run, weekStart: random.weekStart) }
        let habitTwins = arc.habits.map { HabitTwin($0, run, random.weekStart) }
        for milestone in arc.milestones {
          let standing = ArcMilestoneStanding(milestone, of: days, today: today)
          let twin = MilestoneTwin(milestone.date.dayNumber, habitTwins, from: run.first.dayNumber, today: today.dayNumber)
          #expect(standing.state == twin.state && standing.keptDays == Rate(done: twin.kept, of: twin.due), words)
        }
        for habit in arc.habits {
          let twin = HabitTwin(habit, run, random.weekStart)
          let progress = HabitProgress(habit, HabitDays(habit, in: run, weekStart: random.weekStart), today: today)
          let done = twin.done.filter { $0 <= today.dayNumber }
          let counted = twin.due.filter { $0 <= today.dayNumber && !(twin.skipped.contains($0) && !done.contains($0)) }
          let goal = habit.goal ?? twin.due.count
          #expect([progress.completed, progress.goal] == [done.count, goal], words)
          let settled = counted.filter { $0 < today.dayNumber || done.contains($0) }
          #expect(progress.soFar == Rate(done: settled.filter(done.contains).count, of: settled.count), words)
          #expect(progress.ofGoal == Rate(done: done.count > goal ? goal : done.count, of: goal), words)
        }
      }
      let status = RitualStatus(ritual, today: today)
      let current = runs.indices.filter { runs[$0].contains(today.dayNumber) }.last
      #expect(status.current == current && status.latest == ritual.arcs.count - 1, words)
      #expect(status.shown == current ?? ritual.arcs.count - 1, words)
      #expect(status.completed == twins.count { $0.progress.hasPrefix("complete") }, words)
      let isFinished = ritual.finished.map { $0.dayNumber <= today.dayNumber } ?? false
      #expect(status.asksForRenewal == (twins.last!.progress.hasPrefix("complete") && !isFinished), words)
    }
  }
}

/// What became of a milestone, gone through day by day.
private struct MilestoneTwin {
  var state = ArcMilestoneStanding.State.ahead
  var due = 0
  var kept = 0

  init(_ milestone: Int, _ habits: [HabitTwin], from first: Int, today: Int) {
    var hasAny = false
    var isPerfect = false
    for day in first...max(first, min(milestone, today)) where day <= min(milestone, today) {
      let wanted = habits.filter { $0.due.contains(day) && ($0.done.contains(day) || !$0.skipped.contains(day)) }
      let isActive = habits.contains { $0.done.contains(day) }
      if isActive { hasAny = true }
      if !wanted.isEmpty { due += 1 }
      if !wanted.isEmpty && isActive { kept += 1 }
      isPerfect = !wanted.isEmpty && wanted.allSatisfy { $0.done.contains(day) }
    }
    if milestone < today || milestone == today && isPerfect { state = hasAny && kept >= due - kept ? .reached : .passed }
  }
}

/// One arc, gone through day by day.
private struct ArcTwin {
  /// The days that count, as if no other arc were there.
  var days: [Int] = []
  /// Its status, which day it is, how many there are, and how many remain.
  var progress = ""
  var milestones: [String] = []

  init(_ arc: RitualArc, today: CivilDate) {
    let planned = Array(arc.days.first.dayNumber...arc.days.last.dayNumber)
    for day in planned where day <= arc.ended?.dayNumber ?? day { days.append(day) }
    var status = days[0] > today.dayNumber ? "upcoming" : days.count < planned.count ? "ended-early" : "complete"
    var place: Int?
    for (index, day) in days.enumerated() where day == today.dayNumber { (status, place) = ("active", index + 1) }
    let remaining = days.filter { $0 > today.dayNumber }.count
    progress = "\(status) \(place ?? 0) \(days.count) \(remaining) \(place == days.count)"
    for (index, day) in days.enumerated() {
      let number = index + 1
      let isHalfway = number * 2 >= planned.count && (number - 1) * 2 < planned.count
      let names = [
        number == 1 ? "first-day" : nil, number == 7 ? "one-week" : nil, isHalfway ? "halfway" : nil,
        number == 21 ? "three-weeks" : nil, number == planned.count ? "complete" : nil,
      ]
      let date = CivilDate(dayNumber: day)
      milestones += names.compactMap(\.self).map { "\($0) \(number) \(date)" }
    }
  }

  static func told(_ progress: ArcProgress) -> String {
    "\(progress.status.rawValue) \(progress.day ?? 0) \(progress.count) \(progress.remaining) \(progress.isLastDay)"
  }
}
