/// What a person is told: a message, which each language has its own words for, or a text that is told as it is.
public struct Told: Sendable {
  private enum Content: Sendable {
    case text(String)
    case message(any Message)
  }

  private let content: Content

  /// A text that is the same in each language.
  public init(_ text: String) { content = .text(text) }

  package init(_ message: some Message) { content = .message(message) }

  /// The words that programs get, too.
  public var english: String { text(in: .english) }

  /// The words of a language.
  public func text(in language: Language) -> String {
    switch content {
    case .text(let text): text
    case .message(let message): message.text(in: language)
    }
  }
}

/// Two are equal that say the same.
extension Told: Hashable {
  public static func == (left: Told, right: Told) -> Bool { left.english == right.english }
  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}
