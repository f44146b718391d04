import Languages
import Planner

private let language = Language.english

extension LifeMessage {
  var english: String {
    switch self {
    case .born(let date): "born \(language.weekdayAndDate(date))"
    case .expected(let years): "\(language.years(years)) expected"
    case .weeksLived(let count): "\(language.weeks(count)) lived"
    case .remaining(let count): "\(language.number(count)) remaining"
    case .inAll(let count): "\(language.number(count)) in all"
    case .beyond(let count): "\(language.number(count)) beyond"
    case .percentInWords(let percent): "\(percent) percent"
    case .otherLives(let titles, let command):
      "\(language.counted(titles.count, "other life", "other lives")): \(titles.joined(separator: ", "))."
        + " \(language.quoted(command)) shows \(titles.count == 1 ? "it" : "one")."
    case .file(let path): "File: \(path)"
    case .noteOfMark: "Note of the mark"
    case .noteOfPhase: "Note of the phase"
    case .noWeekMarked(let command?): "No week is marked yet: \(language.quoted(command)) says how this one was."
    case .noWeekMarked(nil): "No week is marked yet."
    case .weeksMarked(let count): "\(language.weeks(count)) marked"
    case .inARow(let count, let isPending):
      "\(language.number(count)) in a row" + (isPending ? ", this week pending" : "")
    case .atMost(let count): "\(language.number(count)) at most"
    case .rating(let rating): rating.rawValue
    case .category(let category): category.rawValue
    case .marked(let date): date.map { "marked \($0)" } ?? "marked"
    case .mark(let parts): "Mark: \(parts.joined(separator: ", "))."
    case .notMarked: "not marked"
    case .also: "also"
    case .milestone(.birthday(let age)), .shortMilestone(.birthday(let age)): language.years(age)
    case .milestone(.halfway): "half of the weeks"
    case .shortMilestone(.halfway): "half"
    case .milestone(.marking(let weeks)): "\(language.weeks(weeks)) marked in a row"
    case .shortMilestone(.marking(let weeks)): "\(language.number(weeks)) marked in a row"
    case .milestones: "Milestones, and the weeks that remain after each"
    case .standing(.today): "today"
    case .standing(.next): "next"
    case .standing(.reached): "reached"
    case .standing(.ahead): "ahead"
    case .next(let weeks): "next, \(LifeMessage.distance(weeks: weeks).english)"
    case .milestoneSentence(let milestone, let standing): sentence(milestone, standing)
    case .otherMilestones(let count, let command):
      "and \(language.counted(count, "other", "others")): \(language.quoted(command))"
    case .week(let number): "Week \(language.number(number))"
    case .distance(0): "this week"
    case .distance(1): "next week"
    case .distance(-1): "last week"
    case .distance(let weeks) where weeks > 0: "in \(language.weeks(weeks))"
    case .distance(let weeks): "\(language.weeks(-weeks)) ago"
    case .age(let age): "age \(age)"
    case .ageFrom(let age, let weekday): "age \(age), from this \(language.name(of: weekday)) on"
    case .ageUntil(let age, let date): "age \(age), \(age + 1) on \(date)"
    case .yearOfAge(let age): "Age \(age)"
    case .ageColumn: "age"
    case .afterExpected(let years): "after the expected \(language.years(years))"
    case .sign(.lived): "lived"
    case .sign(.livedAndMarked): "lived and marked"
    case .sign(.thisWeek): "this week"
    case .sign(.ahead): "ahead"
    case .sign(.birthday): "birthday"
    case .sign(.marked): "marked"
    case .days(let days): "\(days.first) to \(days.last)"
    case .from(let date): "from \(date)"
    case .weeks(let first, let last): "weeks \(language.number(first)) to \(language.number(last))"
    case .countLived(let count): "\(language.number(count)) lived"
    case .countAhead(let count): "\(language.number(count)) ahead"
    case .countMarked(let count): "\(language.number(count)) marked"
    case .phases(let titles): "phase \(titles.joined(separator: ", then "))"
    }
  }

  private func sentence(_ milestone: LifeMilestone, _ standing: Standing) -> String {
    let name = LifeMessage.milestone(milestone.kind).english
    let remaining = "\(language.weeks(milestone.remaining)) remaining after it"
    let isSetOff = standing == .today || standing == .next
    return "Milestone \(milestone.date): \(name), \(remaining)"
      + (isSetOff ? ", \(LifeMessage.standing(standing).english)." : ".")
  }
}
