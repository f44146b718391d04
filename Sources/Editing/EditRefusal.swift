package import Languages

/// Why nothing is changed, in the words that a person reads.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One of several things that a name may mean.
  public struct Candidate: Hashable, Sendable {
    /// The path of its file, as it is shown.
    public var path: String
    /// From 1.
    public var line: Int
    public var title: String

    public init(path: String, line: Int, title: String) {
      self.path = path
      self.line = line
      self.title = title
    }
  }

  /// What a person may choose from, where a name means several things.
  public struct Choice: Hashable, Sendable {
    /// What was typed.
    public var name: String
    /// As many as there are candidates, in their order.
    public var things: [Thing]

    public init(name: String, things: [Thing]) { (self.name, self.things) = (name, things) }
  }

  /// A part of what was typed, and what it may have been meant as.
  public struct Respelling: Hashable, Sendable {
    /// As it was typed, with single spaces between its words.
    public var text: String
    public var spellings: [String]

    public init(_ text: String, as spellings: [String]) { (self.text, self.spellings) = (text, spellings) }
  }

  /// What is wrong, quoting the text. One line, no full stop.
  package var problem: Told
  /// What to do about it. One line, or nil where the problem says all.
  package var advice: Told?
  /// What a name may mean, where it means several things.
  public var candidates: [Candidate]
  /// The candidates as things, where any of them will do.
  public var choice: Choice?
  /// The line of a file that is refused, as it would be read: what stands behind its bullet. Nil where no spelling is known.
  public var line: String?
  /// Command lines that do what was probably meant, each as its arguments without the name of the program.
  public var commands: [[String]]
  /// What to write in place of a part of the command line, where no command lines are known.
  public var respelling: Respelling?
  /// Whether a time that was asked for is taken, so that another one or an overlap is an answer.
  public var isTimeTaken = false

  /// - Parameter help: what to do, which is a message of the same table.
  package init<Problem: Message>(
    _ problem: Problem,
    help: Problem? = nil,
    candidates: [Candidate] = [],
    choice: Choice? = nil,
    commands: [[String]] = []
  ) {
    self.init(
      problem: Told(problem),
      advice: help.map { Told($0) },
      candidates: candidates,
      choice: choice,
      commands: commands
    )
  }

  package init(
    problem: Told,
    advice: Told? = nil,
    candidates: [Candidate] = [],
    choice: Choice? = nil,
    commands: [[String]] = []
  ) {
    self.problem = problem
    self.advice = advice
    self.candidates = candidates
    self.choice = choice
    self.commands = commands
  }

  /// The problem in the words that programs get.
  public var message: String { problem.english }
  /// The advice in the words that programs get.
  public var help: String? { advice?.english }

  /// A text in quotation marks, on one line, cut after sixty characters.
  public static func quote(_ text: String) -> String { Language.english.title(text) }
}
