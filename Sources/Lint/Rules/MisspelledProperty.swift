public import Diagnostics
import Languages
import Outline
import SourceText

/// `misspelled-property`: a property that is almost a known one, or is called so in another language.
public enum MisspelledProperty: Rule {
  public static let name = "misspelled-property"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let kind = file.document.kind else { return }
    let properties = file.document.properties
    guard properties.entries.contains(where: { $0.key == nil }) else { return }
    let free = PropertyKey.allCases.filter { $0.kinds.contains(kind) && properties[$0] == nil }.map(\.rawValue)
    for property in properties.entries where property.key == nil {
      // Two edits make another word of a short one: `link` is no `kind`, and `tasks` are no `tags`.
      let limit = property.name.count < 6 ? 1 : 2
      let elsewhere = PropertyKey(elsewhere: property.name).map(\.rawValue).flatMap { free.contains($0) ? $0 : nil }
      let meant =
        elsewhere ?? nearestWord(to: property.name, in: free, limit: limit) ?? otherEnd(of: property.name, in: free)
      guard let nearest = meant else { continue }
      // Where another kind is said than that of the folder, `misspelled-kind` tells of it.
      if nearest == PropertyKey.kind.rawValue, MisspelledKind.speaks(of: file) { continue }
      findings.add(
        at: property.nameRange,
        MisspelledPropertyMessage.isNotKnown(LintedFile.excerpt(property.name)),
        help: CommonMessage.didYouMean(nearest),
        fixes: [file.fix(CommonMessage.write(nearest), isSafe: false, TextEdit(replacing: property.nameRange, with: nearest))]
      )
    }
  }

  /// The one that begins as a word does and ends otherwise: `expected` and `expectancy`.
  private static func otherEnd(of name: String, in words: [String]) -> String? {
    let near = words.filter { word in
      let common = zip(name, word).prefix { $0 == $1 }.count
      return common >= 6 && name.count - common <= 4 && word.count - common <= 4 && name.allSatisfy(\.isLetter)
    }
    return near.count == 1 ? near[0] : nil
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: page
      thmee: bold
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      theme: bold
      ---

      # Page
      """
  )
}

/// What `misspelled-property` says.
enum MisspelledPropertyMessage: Message {
  case isNotKnown(String)
}
