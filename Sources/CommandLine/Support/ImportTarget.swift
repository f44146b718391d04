import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Planner
import Reading
import SourceText
import Vault
import Workspace

/// The vault that an import goes to.
struct ImportTarget {
  let vault: EditedVault
  let today: CivilDate
  /// Whether there is no vault yet.
  let isNew: Bool
  /// What earlier imports brought.
  let memory: ImportMemory
  private let memoryText: SourceText?

  /// - Parameter folder: the folder of `--into`; nil for the vault that one is in.
  init(_ folder: String?, _ invocation: Invocation, _ console: Console) throws(EditRefusal) {
    let path = folder ?? NoVault.standardPath
    isNew = VaultRoot.find(forNew: path) == nil
    guard !isNew || folder != nil else {
      throw EditRefusal(ImportMessage.noVault, help: .nameFolder)
    }
    if isNew, FoundFolder(at: path).fileCount > 0 {
      throw EditRefusal(ImportMessage.isNoVault(path), help: .nameEmptyFolder, commands: [["init", path]])
    }
    if FileSystem.exists(path), !FileSystem.isDirectory(path) {
      throw EditRefusal(FileError.isNotDirectory.told(about: path))
    }
    guard isNew || FileSystem.exists(path) else {
      throw EditRefusal(ImportMessage.wouldBeInVault(path), help: .nameVault)
    }
    let settings = Settings(ofRoot: isNew ? nil : VaultRoot.find(from: path))
    let clock = invocation.clock
    today = clock.today(in: settings)
    let plans = VaultPlans(
      at: isNew ? FileSystem.path(of: VaultRoot.fileName, in: path) : path,
      days: isNew ? nil : CivilDate.earliest ... .latest,
      kinds: isNew ? [] : Set(DocumentKind.allCases),
      limit: FileSet.limit,
      jobs: invocation.jobs
    )
    guard isNew || !plans.isWithoutFooting else { throw EditRefusal(ImportMessage.vaultIsUnread) }
    for problem in isNew ? [] : plans.problems {
      let message = SkippedMessage.file(Told(problem.error.told(about: problem.path)))
      console.error.write("tidemark: \(console.language.say(message))\n")
    }
    vault = EditedVault(
      plans,
      folder: isNew ? path : plans.shownFolder,
      today: today,
      now: clock.now,
      exists: FileSystem.exists
    )
    let memoryPath = FileSystem.path(of: ImportMemory.fileName, in: vault.folder)
    guard FileSystem.exists(memoryPath) else {
      (memory, memoryText) = (ImportMemory(), nil)
      return
    }
    guard case .success(let bytes) = FileSystem.read(memoryPath, limit: FileSet.limit) else {
      throw EditRefusal(ImportMessage.isUnread(memoryPath))
    }
    let text = SourceText(bytes)
    memory = ImportMemory(text: text.string(in: 0..<bytes.count))
    memoryText = text
  }

  /// What is to be written so that the vault remembers what imports brought; nil where it does already.
  func revision(of memory: ImportMemory) -> FileRevision? {
    let all = self.memory.joined(with: memory)
    let text = SourceText(all.text)
    guard !all.isEmpty, text != memoryText else { return nil }
    let name = ImportMemory.fileName
    return FileRevision(name: name, path: FileSystem.path(of: name, in: vault.folder), before: memoryText, after: text)
  }

  /// The root of a new vault: the folders that `init` names.
  var root: String {
    var plan = VaultPlan(content: PlanContent(title: "My Tidemark"))
    plan.folders = .usual
    return Plan.vault(plan).markdown
  }

  /// The path for a note of what was left, and whether it is there already as it is.
  func leftNote(for text: String) -> (path: String, isThere: Bool) {
    var number = 1
    while true {
      let path = FileSystem.path(of: number == 1 ? "left.md" : "left-\(number).md", in: vault.folder)
      guard FileSystem.exists(path) else { return (path, false) }
      if case .success(let bytes) = FileSystem.read(path, limit: FileSet.limit), bytes.elementsEqual(text.utf8) {
        return (path, true)
      }
      number += 1
    }
  }
}
