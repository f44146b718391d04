import Git
import Languages
import Vault
import Workspace

/// What `tidemark git-setup` looks after: a line in a file of attributes, and settings of git.
struct GitSetup {
  /// The line that gives Markdown files the drivers.
  static let line = "*.md merge=tidemark diff=tidemark"

  /// A setting of git and the value that it is to have.
  struct Setting {
    let key: String
    let value: String
  }

  /// Every key that there may be, for taking away.
  static let keys = ["merge.tidemark.name", "merge.tidemark.driver", "diff.tidemark.xfuncname", textKey]
  static let textKey = "diff.tidemark.textconv"

  let scope: GitConfiguration.Scope
  /// The folder whose files the attributes are for.
  let folder: String
  /// The file of attributes, and how it is shown.
  let attributesPath: String
  let settings: [Setting]
  private let configuration: GitConfiguration
  private let repository: GitRepository

  /// - Parameters:
  ///   - program: The program, by a name of `PATH` or by its path.
  ///   - showsText: Whether differences are to be shown in the text of `tidemark textconv`.
  init(_ scope: GitConfiguration.Scope, at path: String, program: String, showsText: Bool) throws(GitProblem) {
    self.scope = scope
    let repository = GitRepository(at: scope == .local ? VaultRoot.find(from: path) ?? path : ".")
    let configuration = GitConfiguration(scope, of: repository)
    self.repository = repository
    self.configuration = configuration
    settings =
      [
        Setting(key: "merge.tidemark.name", value: "Merge of Tidemark files by what they say"),
        Setting(key: "merge.tidemark.driver", value: MergeDriver.command(program: program)),
        Setting(key: "diff.tidemark.xfuncname", value: DiffDriver.hunkNames),
      ] + (showsText ? [Setting(key: Self.textKey, value: DiffDriver.textCommand(program: program))] : [])
    switch scope {
    case .local:
      let top = try askingGit(at: path) { () throws(GitRepository.Failure) in try repository.topFolder }
      folder = VaultRoot.find(from: path) ?? top
      attributesPath = Self.shown(FileSystem.path(of: ".gitattributes", in: folder))
    case .global:
      folder = "."
      let named = try askingGit(at: path) { () throws(GitRepository.Failure) in
        try configuration.value(of: "core.attributesFile", isPath: true)
      }
      if let named { attributesPath = named } else { attributesPath = try Self.standardAttributesPath() }
    }
  }

  // MARK: What there is

  /// What is not as it is to be.
  func missing() throws(GitProblem) -> [GitSetupMessage] {
    var lines: [GitSetupMessage] = []
    let written = try attributes()
    if !(written?.contains(Self.line) ?? false) {
      lines.append(.hasNoLine(attributesPath))
    } else if let other = try overriding() {
      lines.append(other)
    }
    for setting in settings {
      let value = try value(of: setting.key)
      if value == nil { lines.append(.isNotSet(scope.rawValue, key: setting.key)) }
      if let value, value != setting.value { lines.append(.hasOtherValue(scope.rawValue, key: setting.key)) }
    }
    return lines
  }

  /// What gives Markdown files of the folder other drivers, in spite of the line; nil where nothing does.
  func overriding() throws(GitProblem) -> GitSetupMessage? {
    guard scope == .local else { return nil }
    let probe = GitRepository(at: folder)
    let bytes = try asking { () throws(GitRepository.Failure) in
      try probe.bytes(["check-attr", "-z", "merge", "diff", "--", VaultRoot.fileName])
    }
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let values = stride(from: 0, to: words.count - 2, by: 3).map { (words[$0 + 1], words[$0 + 2]) }
    guard let other = values.first(where: { $0.1 != "tidemark" }) else { return nil }
    return .otherLineHolds(attributesPath, "\(other.0)=\(other.1)")
  }

  // MARK: Changing it

  /// Sets up what is missing.
  ///
  /// - Parameter say: Takes each thing that was done.
  /// - Returns: Whether the file of attributes was among it.
  func setUp(_ say: (GitSetupMessage) -> Void) throws(GitProblem) -> Bool {
    let before = try attributes()
    var after = before ?? AttributesText([])
    let lacksLine = !after.contains(Self.line)
    if lacksLine {
      after.add(Self.line)
      try write(after, over: before)
      say(.addedLine(attributesPath))
    }
    for setting in settings {
      let value = try value(of: setting.key)
      guard value != setting.value else { continue }
      try asking { () throws(GitRepository.Failure) in try configuration.set(setting.key, to: setting.value) }
      say(value == nil ? .set(scope.rawValue, key: setting.key) : .changed(scope.rawValue, key: setting.key))
    }
    return lacksLine
  }

  /// Takes away what `setUp` has made, and nothing else.
  func remove(_ say: (GitSetupMessage) -> Void) throws(GitProblem) {
    if let before = try attributes(), before.contains(Self.line) {
      var after = before
      after.remove(Self.line)
      try write(after.bytes.isEmpty ? nil : after, over: before)
      say(after.bytes.isEmpty ? .removedFile(attributesPath) : .removedLine(attributesPath))
    }
    for key in Self.keys {
      guard try value(of: key) != nil else { continue }
      try asking { () throws(GitRepository.Failure) in try configuration.unset(key) }
      say(.removed(scope.rawValue, key: key))
    }
  }

  // MARK: Reading and writing

  /// What the file of attributes holds; nil where there is none.
  private func attributes() throws(GitProblem) -> AttributesText? {
    switch FileSystem.read(attributesPath, limit: 1 << 24) {
    case .success(let bytes): return AttributesText(bytes)
    case .failure(.notFound): return nil
    case .failure(let error): throw GitProblem(error.told(about: attributesPath))
    }
  }

  private func write(_ after: AttributesText?, over before: AttributesText?) throws(GitProblem) {
    let change = FileChange(path: attributesPath, before: before?.bytes, after: after?.bytes)
    if case .failure(let failure) = FileSystem.commit([change], makingFolders: true) { throw GitProblem(failure.told) }
  }

  private func value(of key: String) throws(GitProblem) -> String? {
    try asking { () throws(GitRepository.Failure) in try configuration.value(of: key) }
  }

  private func asking<Value>(_ body: () throws(GitRepository.Failure) -> Value) throws(GitProblem) -> Value {
    try askingGit(at: folder, body)
  }

  /// A path told from the current folder, if it lies in it.
  private static func shown(_ path: String) -> String {
    guard case .success(let current) = FileSystem.currentDirectory else { return path }
    return VaultRoot.name(of: path, in: current) ?? path
  }

  /// Where git looks for a person's attributes if no setting says so (gitattributes(5), *FILES*).
  private static func standardAttributesPath() throws(GitProblem) -> String {
    if let folder = ProgramName.environment("XDG_CONFIG_HOME") { return FileSystem.path(of: "git/attributes", in: folder) }
    if let folder = ProgramName.environment("HOME") { return FileSystem.path(of: ".config/git/attributes", in: folder) }
    throw GitProblem(GitSetupMessage.homeIsNotSet)
  }
}

/// What is told of git's settings. Of a setting the scope is named as git does: `local`.
enum GitSetupMessage: Message {
  /// The path of the file of attributes.
  case hasNoLine(String)
  /// What another line says, which holds in spite of that of Tidemark.
  case otherLineHolds(String, String)
  case isNotSet(String, key: String)
  case hasOtherValue(String, key: String)
  case addedLine(String)
  case set(String, key: String)
  case changed(String, key: String)
  case removedFile(String)
  case removedLine(String)
  case removed(String, key: String)
  case homeIsNotSet
  case cannotBeTogether(String, String)
  case nothingToRemove
  case allIsSetUp
  case commitAttributes
}
