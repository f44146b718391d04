import Chronology
import Languages
import Outline
import Vault
import Views

/// `tidemark list`
enum ListCommand {
  private static let words = Operand.many("WORDS", ListHelp.words)
  private static let question = QuestionOptions(kinds: KindWord.words)

  static let command = Command(
    "list",
    ListHelp.summary,
    discussion: ListHelp.discussion,
    operands: [words],
    options: question.declared + [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark list lighthouse", ListHelp.mentions),
      Example("tidemark list --tag garden", ListHelp.withTag),
      Example("tidemark list --kind streak --kind habit --open", ListHelp.openToday),
      Example("tidemark list --kind file --kind ritual", ListHelp.rituals),
    ],
    exitCodes: [
      ExitCodeNote(.success, ListHelp.success),
      ExitCodeNote(.couldNotRun, ListHelp.couldNotRun),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let texts = SearchWords(invocation[words])
    let namesFile = question.namesFile(invocation)
    @Sendable func mayMatter(_ peek: FilePeek, _ bytes: [UInt8], _ name: String) -> Bool { namesFile || texts.mayBe(in: bytes) }
    // Where nothing else is asked for, the bytes of a file without the words are not kept.
    let isOfWordsAlone = !question.narrows(invocation, [])
    let (glance, status) = vault.glance(days: .earliest ... .latest, kinds: Set(DocumentKind.allCases)) { peek, bytes, name in
      !isOfWordsAlone || mayMatter(peek, bytes, name)
    }
    let plans = vault.plans(glance) { peek, bytes, name in isOfWordsAlone || mayMatter(peek, bytes, name) }
    vault.tellOfGarbled(plans)
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
        let all = texts.isEmpty || !question.hasSeveralParts ? plans : vault.plans(glance)
        if let problem = QuestionProblem(tagsOf: question, in: all) { return console.refuse(invocation, problem) }
        if question.hasSeveralParts { list = found(in: all) }
      }
      console.show(ItemListView(list), invocation)
      return status
    }
  }
}

/// What the help of `list` says.
enum ListHelp: Message {
  case words, summary, discussion, mentions, withTag, openToday, rituals, success
  case couldNotRun
}
