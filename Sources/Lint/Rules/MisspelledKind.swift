public import Diagnostics
import Languages
import Outline
import SourceText

/// `misspelled-kind`: a file of a vault that is almost of a known kind.
public enum MisspelledKind: Rule {
  public static let name = "misspelled-kind"
  public static let severity = Severity.warning
  public static let looksAtNotes = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let found = finding(in: file) else { return }
    var fix = found.fix
    fix?.opensFile = true
    findings.add(at: found.range, found.problem, help: found.advice, fix: fix)
  }

  /// Whether the rule has something to say of a file.
  static func speaks(of file: LintedFile) -> Bool { finding(in: file) != nil }

  /// The kind that a text most likely means: one edit away, since the kinds are short (`list` is no `life`, and `date` no `day`),
  /// or its first word.
  public static func kindMeant(by text: String) -> String? {
    let kinds = DocumentKind.allCases.map(\.rawValue)
    if let nearest = nearestWord(to: text, in: kinds, limit: 1) { return nearest }
    let word = text.prefix { $0.isLetter }.lowercased()
    return DocumentKind(word: word)?.rawValue ?? synonyms[word]?.rawValue
  }

  /// What else the kinds are called, by their own other names and in German, French and Spanish too.
  private static let synonyms: [String: DocumentKind] = [
    "focus": .page, "anchor": .day, "arc": .ritual, "weeks": .life,
    "daily": .day, "dayly": .day, "dailynote": .day, "habit": .ritual, "habits": .ritual, "activity": .activities,
    "tag": .day, "jour": .day, "journée": .day, "journee": .day, "día": .day, "dia": .day,
    "seite": .page, "página": .page, "pagina": .page, "projekt": .project, "projet": .project, "proyecto": .project,
    "rituel": .ritual, "leben": .life, "vie": .life, "vida": .life, "aktivitäten": .activities, "activités": .activities,
    "activites": .activities, "actividades": .activities, "coffre": .vault, "bóveda": .vault, "boveda": .vault,
  ]

  private struct Finding {
    var range: Range<Int>
    var problem: MisspelledKindMessage
    var advice: any Message
    var fix: Fix?
  }

  private static func finding(in file: LintedFile) -> Finding? {
    guard file.context.isInVault else { return nil }
    guard file.document.kind == nil else { return findingByFolder(in: file) }
    if let property = file.document.properties[.kind] { return finding(of: property, in: file) }
    if let property = file.document.properties.entries.first(where: isAlmostKind) {
      return Finding(
        range: property.nameRange,
        problem: .isNoProperty(LintedFile.excerpt(property.name)),
        advice: CommonMessage.didYouMean("kind"),
        fix: file.fix(
          CommonMessage.write("kind"),
          isSafe: isOnlyCase(property),
          TextEdit(replacing: property.nameRange, with: "kind")
        )
      )
    }
    return findingByType(in: file) ?? findingByLine(in: file)
  }

  /// `Kind: project` in a folder of pages: the folder counts, and the words say otherwise.
  private static func findingByFolder(in file: LintedFile) -> Finding? {
    guard let kind = file.document.kindByFolder, file.document.properties[.kind] == nil,
      let property = file.document.properties.entries.first(where: isAlmostKind),
      let other = property.text, other.lowercased() != kind.rawValue
    else { return nil }
    return Finding(
      range: property.nameRange,
      problem: .isNoPropertyInFolder(LintedFile.excerpt(property.name), of: kind.rawValue),
      advice: CommonMessage.didYouMean("kind"),
      fix: file.fix(CommonMessage.write("kind"), isSafe: false, TextEdit(replacing: property.nameRange, with: "kind"))
    )
  }

  /// `type: page`, as other programs have it, or `tipo: page`, in a folder that is called like the kind. Elsewhere it may mean
  /// anything.
  private static func findingByType(in file: LintedFile) -> Finding? {
    guard
      let property = file.document.properties.entries.first(where: { ["type", "tipo", "typ"].contains($0.name.lowercased()) }),
      let kind = property.text.flatMap(DocumentKind.init(word:)),
      let folder = file.path.split(separator: "/").dropLast().last?.lowercased(),
      folder == kind.rawValue || folder == kind.rawValue + "s"
    else { return nil }
    return Finding(
      range: property.nameRange,
      problem: .isNoProperty(LintedFile.excerpt(property.name)),
      advice: MisspelledKindMessage.write("kind: \(kind.rawValue)"),
      fix: file.fix(CommonMessage.write("kind"), isSafe: false, TextEdit(replacing: property.nameRange, with: "kind"))
    )
  }

  private static func finding(of property: Property, in file: LintedFile) -> Finding? {
    if let joined = property.joinedRange, property.text != nil { return finding(of: property, joining: joined, in: file) }
    if property.text?.isEmpty ?? false {
      return Finding(range: property.nameRange, problem: .hasNoValue, advice: MisspelledKindMessage.writeAfterColon)
    }
    guard let (kind, isOnly) = kind(in: property, file) else { return nil }
    let fix = file.fix(CommonMessage.write(kind), isSafe: isOnly, TextEdit(replacing: property.valueRange, with: kind))
    guard let word = property.text, !word.contains(where: \.isNewline) else {
      let range = property.valueRange
      let advice = MisspelledKindMessage.write("kind: \(kind)")
      return Finding(range: range, problem: .isNoWord(file.excerpt(range)), advice: advice, fix: fix)
    }
    let advice = CommonMessage.didYouMean(kind)
    return Finding(range: property.valueRange, problem: .isNoKind(LintedFile.excerpt(word)), advice: advice, fix: fix)
  }

  /// The kind that a value means, and whether it says that and nothing else.
  private static func kind(in property: Property, _ file: LintedFile) -> (kind: String, isOnly: Bool)? {
    switch property.value {
    case .text(let text): return kindMeant(by: text).map { ($0, false) }
    case .list(let texts):
      guard let kind = texts.first.flatMap(kindMeant) else { return nil }
      return (kind, texts.count == 1 && DocumentKind(word: texts[0]) != nil)
    case .unread:
      let words = file.text(property.valueRange).split { !$0.isLetter }
      return words.compactMap { DocumentKind(word: String($0)) }.last.map { ($0.rawValue, false) }
    }
  }

  /// `kind: page` and an indented line below it, which YAML reads as one text. What that line is to say is its owner's to tell; a
  /// list of words is most often one of tags.
  private static func finding(of property: Property, joining joinedRange: Range<Int>, in file: LintedFile) -> Finding? {
    guard let kind = kindMeant(by: file.text(property.valueRange.lowerBound..<joinedRange.lowerBound)) else { return nil }
    var fix: Fix?
    if !JoinedLines.parts(of: joinedRange, in: file).isEmpty, file.document.properties[.tags] == nil {
      let line = file.source.start(ofLine: file.source.line(at: joinedRange.lowerBound))
      fix = file.fix(
        MisspelledKindMessage.writeTags,
        isSafe: false,
        TextEdit(insertingAt: line, "tags:" + file.source.lineEnding)
      )
    }
    return Finding(
      range: joinedRange,
      problem: .isJoined(file.excerpt(joinedRange), in: file.excerpt(property.valueRange)),
      advice: MisspelledKindMessage.leaveAlone("kind: \(kind)"),
      fix: fix
    )
  }

  /// Front matter that YAML cannot read has no properties, so that its line is all there is to see.
  private static func findingByLine(in file: LintedFile) -> Finding? {
    guard file.document.problems.contains(where: { if case .frontMatterUnreadable = $0.kind { true } else { false } }) else {
      return nil
    }
    for line in file.document.properties.lines {
      guard let found = KindLine(file.source.contentRange(ofLine: line), in: file.source) else { continue }
      let written = "kind: \(found.kind)"
      return Finding(
        range: found.range,
        problem: .isNoLineOfKind(file.excerpt(found.range)),
        advice: MisspelledKindMessage.write(written),
        fix: file.fix(
          CommonMessage.write(written),
          isSafe: found.isExact,
          TextEdit(replacing: file.source.contentRange(ofLine: line), with: written)
        )
      )
    }
    return nil
  }

  /// `Kind: page`: nothing else has that name and such a value.
  private static func isOnlyCase(_ property: Property) -> Bool { property.name.lowercased() == "kind" }

  private static func isAlmostKind(_ property: Property) -> Bool {
    nearestWord(to: property.name, in: ["kind"]) != nil && property.text.flatMap(DocumentKind.init(word:)) != nil
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: pgae
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      ---

      # Page
      """
  )
}

/// What `misspelled-kind` says.
enum MisspelledKindMessage: Message {
  case isNoKind(String)
  case hasNoValue
  /// A value that is a list or the like.
  case isNoWord(String)
  /// A line that YAML joins to the kind above it, and what both are together.
  case isJoined(String, in: String)
  /// A line of front matter that cannot be read.
  case isNoLineOfKind(String)
  case isNoProperty(String)
  case isNoPropertyInFolder(String, of: String)

  case write(String)
  case writeAfterColon
  /// Of a line for the kind, to which YAML joins the next.
  case leaveAlone(String)

  case writeTags
}
