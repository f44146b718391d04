import Chronology
import Diagnostics
import Languages
import Outline
import Planner
import Vault
import Views
import Workspace

/// The vault that a view shows, and the moment at which it does: what all views begin with.
struct ViewedVault {
  /// What holds in the vault, or by default outside of any.
  let settings: Settings
  /// The moment on the wall clock.
  let now: Moment
  /// The day that it belongs to: before the vault's `midnight`, the day before (format, *Streaks*).
  let today: CivilDate

  /// A folder in the vault.
  let path: String
  let jobs: Int
  private let console: Console
  /// The folder of the vault; nil outside of any.
  private let folder: String?
  private let root: VaultRoot.Reading?

  init(_ invocation: Invocation, _ console: Console) {
    path = invocation.vaultPath
    jobs = invocation.jobs
    self.console = console
    folder = VaultRoot.find(from: path)
    root = folder.flatMap { VaultRoot.read(in: $0, limit: FileSet.limit) }
    settings = root?.settings ?? Settings()
    let clock = invocation.clock
    (now, today) = (clock.now, clock.today(in: settings))
  }

  /// What words mean; where that may be several things, the one that the person chooses.
  func settle(_ choice: TitleChoice) -> SettledTitle { console.settle(choice) }

  /// Says something beside the view, which may be read by a program.
  func tell(_ sentence: some Message) { console.error.write(console.language.say(sentence) + "\n") }

  /// The day that a person's words mean today, in weeks as the vault has them.
  func day(_ word: NamedDay?) -> CivilDate? { word?.date(from: today, weekStart: settings.weekStarts) }

  /// Whether there is a vault to look at.
  var isThere: Bool { folder != nil }

  /// Reads the files of the kinds and the days that are asked for; outside of any vault none, which is `couldNotRun`. What cannot be
  /// read is one line on standard error each, and passed over. Only of the vault's root or its folder that is `couldNotRun`; the rest
  /// is shown all the same.
  ///
  /// - Parameters: as those of `glance`.
  func plans(
    days: ClosedRange<CivilDate>?,
    kinds: Set<DocumentKind> = [.project, .stacks],
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true },
    needsVault: Bool = true,
    tasks remembered: RememberedTasks = .none
  ) -> (plans: VaultPlans, status: ExitCode) {
    let (glance, status) = glance(
      days: days,
      kinds: kinds,
      where: mayMatter,
      needsVault: needsVault,
      tasks: remembered
    )
    let plans = plans(glance)
    tellOfGarbled(plans)
    return (plans, status)
  }

  /// Says of each file that is garbled that it may be read wrong.
  func tellOfGarbled(_ plans: VaultPlans) {
    for file in plans.files where file.record.isGarbled { console.tellOfGarbled(file.record.path) }
  }

  /// Reads of what a glance found what may matter.
  func plans(
    _ glance: VaultGlance,
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true }
  ) -> VaultPlans {
    let plans = VaultPlans(glance, where: mayMatter)
    console.held.hold(plans)
    return plans
  }

  /// Looks at the files of the kinds and the days that are asked for, as `plans` reads them.
  ///
  /// - Parameters:
  ///   - mayMatter: whether a file may have what is looked for; it is not read otherwise.
  ///   - needsVault: whether a folder that is in no vault is an error.
  ///   - remembered: as that of `VaultGlance`.
  func glance(
    days: ClosedRange<CivilDate>?,
    kinds: Set<DocumentKind>,
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true },
    needsVault: Bool = true,
    tasks remembered: RememberedTasks = .none
  ) -> (glance: VaultGlance, status: ExitCode) {
    guard FileSystem.isDirectory(path) else {
      let error = FileSystem.exists(path) ? FileError.isNotDirectory : .notFound
      console.error.write("tidemark: \(console.language.say(error.told(about: path)))\n")
      return (VaultGlance(at: path, days: days, kinds: kinds, limit: FileSet.limit, jobs: 1), .couldNotRun)
    }
    guard isThere || !needsVault else {
      console.error.write("tidemark: \(NoVault.lines(at: path, in: console.language))")
      // A folder that is not there holds nothing.
      let nowhere = FileSystem.path(of: VaultRoot.fileName, in: path)
      return (VaultGlance(at: nowhere, days: days, kinds: kinds, limit: FileSet.limit, jobs: 1), .couldNotRun)
    }
    let glance = VaultGlance(
      at: path,
      days: days,
      kinds: kinds,
      where: mayMatter,
      root: root,
      tasks: remembered,
      limit: FileSet.limit,
      jobs: jobs
    )
    for problem in glance.problems {
      let message = SkippedMessage.file(Told(problem.error.told(about: problem.path)))
      console.error.write("tidemark: \(console.language.say(message))\n")
    }
    return (glance, glance.isWithoutFooting ? .couldNotRun : .success)
  }
}

extension Console {
  /// Says that a file with a merge in it, or of which a bound kept the blocks unread, may be read wrong (format, *Merge conflicts and
  /// bounds*).
  func tellOfGarbled(_ path: String) {
    error.write("tidemark: \(language.say(SkippedMessage.garbled(ControlCharacters.escaping(path))))\n")
  }
}

/// What is said of something that is passed over, or of which a part may be.
enum SkippedMessage: Message {
  case file(Told)
  case garbled(String)
}
