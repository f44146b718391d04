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

  /// What is wrong, quoting the text. One line, no full stop.
  public var message: String
  /// What to do about it. One line, or nil where the message says all.
  public var help: String?
  /// What a name may mean, where it means several things.
  public var candidates: [Candidate]
  /// Command lines that do what was probably meant, each as its arguments without the name of the program.
  public var commands: [[String]]

  public init(_ message: String, help: String? = nil, candidates: [Candidate] = [], commands: [[String]] = []) {
    self.message = message
    self.help = help
    self.candidates = candidates
    self.commands = commands
  }

  /// A text in quotation marks, on one line, cut after sixty characters.
  public static func quote(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "“\(line.prefix(59))…”" : "“\(line)”"
  }
}
