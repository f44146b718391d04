import Languages
import Outline
import Phrases
public import Planner

extension EditedVault {
  /// The one name that words without quotation marks are together; nil where they are several (commands, *Several names*).
  ///
  /// - Parameter fits: whether an item is one that the command is for.
  public func oneName(of words: [String], where fits: (PlanItem) -> Bool) -> String? {
    guard words.count > 1, !words.contains(where: EditedVault.isQuoted) else { return nil }
    let text = words.joined(separator: " ")
    let whole = ThingName(text)
    if hasItem(called: text, where: { _ in true }) || isThere(whole, .equal, where: fits) { return text }
    let areNames = words.allSatisfy { isThere(ThingName($0), .equal, where: fits) }
    return areNames || !isThere(whole, .part, where: fits) ? nil : text
  }

  /// Refuses words that are to name several things where one of them is only somewhere in a name: of several, each begins a word, and
  /// a little word is a whole name.
  ///
  /// - Parameter command: what stands before the words.
  public func checkSeveral(_ words: [String], for command: [String], where fits: (PlanItem) -> Bool) throws(EditRefusal) {
    guard words.count > 1 else { return }
    func isName(_ word: String) -> Bool {
      let level: ThingName.Level = LittleWord.all.contains(word.lowercased()) ? .equal : .words
      return EditedVault.isQuoted(word) || isThere(ThingName(word), level, where: fits)
    }
    for word in words where !isName(word) {
      let isLittle = LittleWord.all.contains(word.lowercased())
      // What is in no name at all is said to be in none.
      guard isLittle || isThere(ThingName(word), .part, where: fits) else { continue }
      let names = words.filter { !LittleWord.all.contains($0.lowercased()) }
      let isOnlyAnd = words.allSatisfy {
        ["and", "&", "+", ","].contains($0.lowercased()) || !LittleWord.all.contains($0.lowercased())
      }
      let areNames = isLittle && isOnlyAnd && names.allSatisfy(isName)
      throw EditRefusal(
        isLittle
          ? SpokenNameMessage.namesNothing(word, in: words.joined(separator: " ")) : .beginsNoWord(word),
        help: .quoteNames,
        commands: areNames ? [command + names] : []
      )
    }
  }

  /// Whether a word begins one of the name of an item, or of a ritual.
  public func isInName(_ word: String, where fits: (PlanItem) -> Bool) -> Bool { isThere(ThingName(word), .words, where: fits) }

  /// Whether a name fits the title of an item, or of a ritual.
  private func isThere(_ name: ThingName, _ level: ThingName.Level, where fits: (PlanItem) -> Bool) -> Bool {
    guard !name.isEmpty else { return false }
    return files.contains { file in
      guard file.source != nil else { return false }
      return file.plan.ritual != nil && name.matches(file.plan.title, level)
        || !file.plan.content.placedItems { fits($0) && name.matches($0.text, level) }.isEmpty
    }
  }

  /// Whether a word was surely typed as one name.
  private static func isQuoted(_ word: String) -> Bool { word.contains(" ") || FileLine(word) != nil }
}

/// Words that are in many names and name nothing by themselves.
enum LittleWord {
  static let all: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "until", "with", "&", "+", ",",
  ]
}

/// What is said of words that are to name several things.
enum SpokenNameMessage: Message {
  /// `nothing is called “bread and butter”, and “and” names nothing`
  case namesNothing(String, in: String)
  case beginsNoWord(String)
  case quoteNames
}
