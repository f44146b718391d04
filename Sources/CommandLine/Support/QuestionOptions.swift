import Chronology
import Diagnostics
import Editing
import Languages
import Phrases
import Planner
import Vault
import Views

/// The options of a question, which all reports have in common, and the one place where they are read.
struct QuestionOptions: Sendable {
  let kind: Option<[String]>
  let tag = Option.texts("tag", value: "TAG", QuestionHelp.tag)
  let project = Option.text("project", short: "p", value: "PROJECT", QuestionHelp.project)
  let page = Option.text("page", value: "PAGE", QuestionHelp.page)
  let ritual = Option.text("ritual", value: "RITUAL", QuestionHelp.ritual)
  let category = Option.text("category", value: "NAME", QuestionHelp.category)
  let state = Option.texts(
    "state",
    value: "STATE",
    choices: StateWord.allCases.map(\.rawValue),
    QuestionHelp.state
  )
  let open = Option.flag("open", QuestionHelp.open)
  let due = Option.due(QuestionHelp.due)
  let priority = Option.text(
    "priority",
    value: "PRIORITY",
    choices: Priority.allCases.map(\.rawValue),
    QuestionHelp.priority
  )
  let sort = Option.text(
    "sort",
    value: "BY",
    choices: Question.Sorting.allCases.map(\.rawValue),
    QuestionHelp.sort
  )
  let reverse = Option.flag("reverse", QuestionHelp.reverse)
  let group = Option.text(
    "group",
    value: "BY",
    choices: Question.Grouping.allCases.map(\.rawValue),
    QuestionHelp.group
  )

  /// The names of those that a command does not have.
  private let missing: Set<String>

  /// - Parameters:
  ///   - kinds: what can be asked for.
  ///   - listing: the command line that lists these.
  ///   - missing: the names of the options that make no sense there.
  init(kinds: [String], listedBy listing: String = "tidemark help list", without missing: Set<String> = []) {
    self.missing = missing
    kind = Option.texts("kind", value: "KIND", choices: kinds, listedBy: listing, QuestionHelp.kind)
  }

  /// Those that a command has.
  var declared: [any DeclaredOption] {
    let all: [any DeclaredOption] = [
      kind, tag, project, page, ritual, category, state, open, due, priority, sort, reverse, group,
    ]
    return all.filter { !missing.contains($0.syntax.name) }
  }

  /// The value of an option; that of one which is not given, where the command does not have it.
  private func value<Value>(of option: Option<Value>, _ invocation: Invocation) -> Value {
    missing.contains(option.syntax.name) ? option.read([]) : invocation[option]
  }

  /// Whether a command line chooses among what there is, but for a project.
  func narrows(_ invocation: Invocation, _ words: [String]) -> Bool {
    let choosing: [any DeclaredOption] = [kind, tag, page, ritual, category, state, open, due, priority]
    return !words.isEmpty || choosing.contains { invocation.isGiven($0) }
  }

  /// Whether a command line names a file, which then has to be found whatever is in it.
  func namesFile(_ invocation: Invocation) -> Bool {
    let naming: [any DeclaredOption] = [project, page, ritual]
    return naming.contains { invocation.isGiven($0) }
  }

  /// What is asked for, with words to look for.
  ///
  /// - Returns: a problem to be told, where a title is not known or means several things.
  func question(
    _ invocation: Invocation,
    words: [String] = [],
    in plans: VaultPlans,
    _ vault: ViewedVault
  ) -> Result<Question, QuestionProblem> {
    var question = Question()
    question.words = SearchWords(words)
    question.kinds = value(of: kind, invocation).compactMap(KindWord.init)
    question.tags = value(of: tag, invocation).map { String($0.drop { $0 == "#" }) }
    question.states =
      value(of: state, invocation).compactMap(StateWord.init(rawValue:)) + (value(of: open, invocation) ? [.open] : [])
    question.priority = value(of: priority, invocation).flatMap(Priority.init(rawValue:))
    question.category = value(of: category, invocation)
    question.sorting = value(of: sort, invocation).flatMap(Question.Sorting.init(rawValue:))
    question.isReversed = value(of: reverse, invocation)
    question.grouping = value(of: group, invocation).flatMap(Question.Grouping.init(rawValue:))
    do throws(QuestionProblem) {
      let text = invocation.options[due.syntax.name]?.last ?? ""
      try settleDue(&question, value(of: due, invocation), text, vault)
      try settleFiles(&question, invocation, plans, vault)
      return .success(question)
    } catch {
      return .failure(error)
    }
  }

  private func settleDue(
    _ question: inout Question,
    _ word: DueWord?,
    _ text: String,
    _ vault: ViewedVault
  ) throws(QuestionProblem) {
    guard let word else { return }
    do throws(PhraseProblem) {
      question.due = try word.question(today: vault.today, weekStart: vault.settings.weekStarts)
    } catch {
      throw QuestionProblem(error, about: text, .period)
    }
  }

  private func settleFiles(
    _ question: inout Question,
    _ invocation: Invocation,
    _ plans: VaultPlans,
    _ vault: ViewedVault
  ) throws(QuestionProblem) {
    if let words = value(of: project, invocation) {
      let titles = plans.projectTitles
      if let choice = TitleChoice.project(words, among: titles) { question.project = titles[try vault.settle(choice).index] }
    }
    if let words = value(of: page, invocation) {
      question.page = plans.questionFile(ofPage: try vault.settle(TitleChoice.page(words, in: plans)).index)
    }
    if let words = value(of: ritual, invocation) {
      let choice = vault.settle(TitleChoice.ritual(words, among: plans.ritualTitles))
      question.ritual = plans.questionFile(ofRitual: try choice.index)
    }
  }
}

/// Why a question cannot be asked.
struct QuestionProblem: Error, Hashable {
  var problem: Told
  /// What to write in place of a part of the command line.
  var respelling: EditRefusal.Respelling?

  init(_ problem: Told) { self.problem = problem }
  init(_ problem: some Message) { self.problem = Told(problem) }
  init(message: String) { problem = Told(message) }
}

extension QuestionProblem {
  /// Days that do not read.
  init(_ problem: PhraseProblem, about text: String, _ kind: PhraseKind) {
    let refusal = problem.refusal(about: text, kind)
    (self.problem, respelling) = (refusal.problem, refusal.respelling)
  }
}

extension Console {
  /// Says on standard error why a question is not answered.
  func refuse(_ invocation: Invocation, _ problem: QuestionProblem) -> ExitCode {
    // A message without one may have lines of its own.
    guard let respelling = problem.respelling else { return refuse(invocation, problem.problem) }
    var refusal = EditRefusal(problem: problem.problem)
    refusal.respelling = respelling
    return refuse(invocation, refusal)
  }
}

extension SettledTitle {
  /// The one thing that is meant.
  fileprivate var index: Int {
    get throws(QuestionProblem) {
      switch self {
      case .title(let index): return index
      case .problem(let problem): throw QuestionProblem(problem)
      }
    }
  }
}

extension QuestionProblem {
  /// A tag that is asked for and nowhere in the vault; nil where each is somewhere.
  init?(tagsOf question: Question, in plans: VaultPlans) {
    guard !question.tags.isEmpty else { return nil }
    let known = ItemSurvey.tags(in: plans)
    guard let unknown = question.tags.first(where: { asked in !known.contains { Question.isTag($0, asked) } }) else {
      return nil
    }
    let tag = ControlCharacters.escaping(unknown)
    if let nearest = nearestWord(to: unknown, in: known) {
      self.init(QuestionProblemMessage.tagNearly(tag, nearest: ControlCharacters.escaping(nearest)))
    } else if known.isEmpty {
      self.init(QuestionProblemMessage.noTags(tag))
    } else {
      let shown = known.prefix(QuestionProblem.shownTags).map { ControlCharacters.escaping($0) }
      let hasMore = known.count > QuestionProblem.shownTags
      self.init(QuestionProblemMessage.tagNotAmong(tag, shown, hasMore: hasMore))
    }
  }

  private static let shownTags = 20
}

/// What the help says of the options of a question.
enum QuestionHelp: Message {
  case tag, project, page, ritual, category, state, open, due, priority, sort, reverse, group, kind
  /// What the value of `--due` must be.
  case dueExpected
}

/// What is wrong with the tags of a question. Tags are safe to show.
enum QuestionProblemMessage: Message {
  case tagNearly(String, nearest: String)
  case noTags(String)
  case tagNotAmong(String, [String], hasMore: Bool)
}
