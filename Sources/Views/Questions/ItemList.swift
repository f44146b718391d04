import Chronology
import Languages
import Planner

/// What `tidemark list` shows: what a question asks for, in groups.
package struct ItemList: Sendable {
  let question: Question
  let time: SurveyTime
  let clock: ClockStyle
  /// By file unless another grouping is asked for, or an order of all.
  let groups: [ItemGroup]
  let count: Int
  private let widened: [(option: String, count: Int)]
  private let setAside: Int

  package init(_ survey: ItemSurvey) {
    question = survey.question
    time = survey.time
    clock = survey.clock
    let items = survey.items.sorted(by: survey.question)
    let grouping = survey.question.grouping ?? (survey.question.sorting == nil ? .page : .none)
    groups = ItemGroup.groups(of: items, by: grouping, today: survey.time.today)
    count = items.count
    widened = survey.widened
    setAside = survey.setAside
  }

  package var isEmpty: Bool { count == 0 }
  /// Whether nothing narrows what is asked for, and there is nothing.
  var isOfNothing: Bool { isEmpty && question.parts.isEmpty }

  /// `12 items with #garden`, or why there is none.
  func heading(_ words: TaskWords) -> String {
    let language = words.language
    let phrases = QuestionWords(question: question, words: words, isOfOne: count == 1)
    if isOfNothing { return language.say(ItemMessage.nothingToList) }
    if isEmpty { return phrases.nothing(.item, widened, setAside: setAside) }
    let project = question.project.map { " " + language.say(QuestionMessage.ofProject($0)) } ?? ""
    return language.say(ItemMessage.items(count)) + project + phrases.phrases
  }
}
