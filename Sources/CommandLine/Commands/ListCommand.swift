import Chronology
import Outline
import Vault
import Views

/// `tidemark list`
enum ListCommand {
  private static let words = Operand.many("WORDS", "words that are in a title, a note or a log")
  private static let question = QuestionOptions(kinds: KindWord.words)

  static let command = Command(
    "list",
    "Find items and files by words, tags, kind, state, due day and more",
    discussion: """
      Each of WORDS must be in the title, the notes or the log. Upper and lower case \
      are the same, and so are letters with and without accents. Where they are in a note or an entry of the log, that line is \
      shown.

      Everything is searched: boxes, tasks, streaks, numbers, habits, activities, marked weeks, blocks, and pages, projects \
      and rituals as a whole. Plain lines of text are found by WORDS, --tag and --kind. What is in Things that used \
      to matter is found only with --state set-aside.

      --kind is the kind of a file (\(DocumentKind.allCases.map(\.rawValue).joined(separator: ", "))), for all that is in such \
      files; or file, for whole files; or the type of an item (checkbox, task, recurring, streak, habit, counter and so on, as \
      “tidemark export --to json” names them). If you give an option several times, any of them may match; with --tag, all must.

      --json prints an object with today, now, count and groups. A group has title, path and items. An item has title, kind and \
      path, and type and line, and what else it says: state, value, project, page, ritual, section, day, category, tags, due, \
      priority, done, since and found, the lines that have WORDS.
      """,
    operands: [words],
    options: question.declared + [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark list lighthouse", "Show everything that mentions a word"),
      Example("tidemark list --tag garden", "Show all that has a tag"),
      Example("tidemark list --kind streak --kind habit --open", "Show the streaks and habits that are open today"),
      Example("tidemark list --kind file --kind ritual", "Show the rituals"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "what was found was shown, or nothing was found"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or it has no such project, page, ritual or tag"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let texts = SearchWords(invocation[words])
    let namesFile = question.namesFile(invocation)
    let (plans, status) = vault.plans { namesFile || texts.mayBe(in: $0) }
    if status != .success, plans.files.isEmpty { return status }
    switch question.question(invocation, words: invocation[words], in: plans, vault) {
    case .failure(let problem): return console.refuse(invocation, problem)
    case .success(let question):
      func found(in plans: VaultPlans) -> ItemList {
        ItemList(ItemSurvey(plans, question, now: vault.now, today: vault.today, jobs: invocation.jobs))
      }
      var list = found(in: plans)
      if list.isEmpty {
        // What there would be without the words, and which tags there are, the files that were passed over tell too.
        let all = texts.isEmpty || !question.hasSeveralParts ? plans : vault.plans(tellsProblems: false) { _ in true }.plans
        if let problem = QuestionProblem(tagsOf: question, in: all) { return console.refuse(invocation, problem) }
        if question.hasSeveralParts { list = found(in: all) }
      }
      console.show(ItemListView(list), invocation)
      return status
    }
  }
}

extension ViewedVault {
  /// Reads all files that may matter, as far as their bytes tell.
  fileprivate func plans(
    tellsProblems: Bool = true,
    where mayMatter: @Sendable ([UInt8]) -> Bool
  ) -> (plans: VaultPlans, status: ExitCode) {
    let (all, kinds) = (CivilDate.earliest...CivilDate.latest, Set(DocumentKind.allCases))
    return plans(days: all, kinds: kinds, where: { _, bytes, _ in mayMatter(bytes) }, tellsProblems: tellsProblems)
  }
}
