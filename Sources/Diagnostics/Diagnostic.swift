public import Languages
public import SourceText

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Something that reads well but may surprise; a hint.
  case info
  /// Something that looks meant and was not read, or that the format advises against.
  case warning
  /// Something that the format forbids; what it stands on was not read.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One finding about one file, as a value. Only the command line prints it.
public struct Diagnostic: Sendable, Equatable {
  /// The rule's stable kebab-case name.
  public var rule: String
  public var severity: Severity
  /// The path of the file as the user named it.
  public var file: String
  /// The bytes that the finding is about; empty for a place between two bytes.
  public var range: Range<Int>
  /// What is wrong, quoting the text of the file. One line, no full stop.
  public var problem: Told
  /// What to do about it. One line, or nil where the problem says all.
  public var advice: Told?
  /// Ways to mend it, the best first.
  public var fixes: [Fix]
  /// The other places that it names: the first of two equal names, the task that a copy disagrees with.
  public var related: [RelatedPlace] = []
  /// For how many further findings it stands, of the same rule on the same line (`folded`).
  public var more = 0

  public init(
    rule: String,
    severity: Severity,
    file: String,
    range: Range<Int>,
    problem: Told,
    advice: Told? = nil,
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.range = range
    self.problem = problem
    self.advice = advice
    self.fixes = fixes
  }
}

/// What programs are told, which is English.
extension Diagnostic {
  public var message: String { problem.english }
  public var help: String? { advice?.english }
}

extension Diagnostic {
  /// Whether another finding tells people the same, with fixes of the same names. Unlike `==` it makes no edits of them.
  public func says(theSameAs other: Diagnostic) -> Bool {
    rule == other.rule && severity == other.severity && file == other.file && range == other.range && more == other.more
      && problem == other.problem && advice == other.advice && related == other.related
      && fixes.elementsEqual(other.fixes) { $0.title == $1.title && $0.isSafe == $1.isSafe }
  }
}

/// One way to mend a finding.
public struct Fix: Sendable, Equatable {
  /// What the fix does, as a command: "Write ‘due’".
  public var name: Told
  /// Whether it keeps what the writer meant beyond doubt, so that a tool may apply it unasked.
  public var isSafe: Bool
  /// Whether it makes a file of a kind out of a note: what the rules of that kind then find there was there before.
  public var opensFile = false
  private var making: Making

  private enum Making: Sendable {
    case made([FileEdit])
    case onDemand(@Sendable () -> [FileEdit])
  }

  public init(name: Told, isSafe: Bool, edits: [FileEdit]) {
    self.name = name
    self.isSafe = isSafe
    making = .made(edits)
  }

  /// A fix whose edits take long to make. Who only names it does not pay for them.
  ///
  /// - Parameter edits: makes them, each time that they are asked for.
  public init(name: Told, isSafe: Bool, onDemand edits: @escaping @Sendable () -> [FileEdit]) {
    self.name = name
    self.isSafe = isSafe
    making = .onDemand(edits)
  }

  /// The name for programs, which is English.
  public var title: String { name.english }

  public var edits: [FileEdit] {
    get {
      switch making {
      case .made(let edits): edits
      case .onDemand(let make): make()
      }
    }
    set { making = .made(newValue) }
  }

  public static func == (left: Fix, right: Fix) -> Bool {
    left.name == right.name && left.isSafe == right.isSafe && left.opensFile == right.opensFile
      && left.edits == right.edits
  }
}

/// An edit of a named file, which need not be the one that the finding stands in.
public struct FileEdit: Sendable, Equatable {
  public var file: String
  public var edit: TextEdit

  public init(file: String, edit: TextEdit) {
    self.file = file
    self.edit = edit
  }
}
