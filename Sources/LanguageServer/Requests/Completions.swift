import Diagnostics
import Outline
import Phrases
import Planner
import SourceText
import Vault

/// `textDocument/completion`: keys and their values, properties, tags, titles in `[[`, rules to keep silent, sections, the days of a log,
/// and the tasks of projects on a day. Only what reads as it is meant once it is taken.
enum Completions: RequestKind {
  static let method = "textDocument/completion"
  static let feature = Feature.completion
  static let ability: (name: String, value: JSON)? = (
    "completionProvider", ["triggerCharacters": ["(", ":", ",", " ", "#", "["], "resolveProvider": false]
  )

  /// How many are given, each of which is read and linted before; whoever types on asks again.
  static let most = 30

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    let offset = session.encoding.offset(of: position, in: document.text)
    guard let (place, candidates) = candidates(in: document, at: offset, &session) else { return .null }
    let range = session.encoding.range(of: place.range, in: document.text)
    let items = candidates.enumerated().map { number, candidate in
      item(candidate, number, place, range, takesSnippets: session.client.takesSnippets)
    }
    return ["isIncomplete": .bool(true), "items": .array(items)]
  }

  /// What may come at an offset; nil where nothing of Tidemark may.
  static func candidates(
    in document: OpenDocument,
    at offset: Int,
    _ session: inout Session
  ) -> (place: CompletionPlace, candidates: [CompletionCandidate])? {
    session.bringUpToDate()
    guard let read = session.read(document), let place = CompletionPlace(at: offset, in: read) else { return nil }
    let index = session.index(around: document)
    let today = session.today(index)
    let tags = place.isForTags ? session.tags(of: index) : []
    let choices = CompletionChoices(read: read, index: index, today: today, tags: tags, language: session.language)
    let trial = CompletionTrial(place, in: read, today: today, settings: index.settings)
    let typed = NameKey(place.typed.withoutOuterSpaces).text
    var seen: Set<String> = []
    let fitting = choices.candidates(at: place).filter { candidate in
      typed.isEmpty || NameKey(candidate.label).text.contains(typed)
    }
    let different = fitting.filter { seen.insert($0.label).inserted }
    var good: [CompletionCandidate] = []
    var start = 0
    while good.count < most, start < different.count {
      let part = Array(different[start..<min(start + most, different.count)])
      good += Workers.map(count: part.count, jobs: part.count < few ? 1 : session.vaults.jobs) { index in
        trial.candidate(asMeantBy: part[index])
      }.compactMap(\.self)
      start += part.count
    }
    return (place, Array(good.prefix(most)))
  }

  /// So few are tried sooner than a thread is started.
  private static let few = 4

  private static func item(
    _ candidate: CompletionCandidate,
    _ number: Int,
    _ place: CompletionPlace,
    _ range: Range<TextPosition>,
    takesSnippets: Bool
  ) -> JSON {
    let lead = place.needsSpace ? " " : ""
    let plain = lead + candidate.text + place.closing
    var text = plain
    var isSnippet = false
    if takesSnippets, let placeholderRange = candidate.placeholderRange {
      let bytes = Array(candidate.text.utf8)
      let parts = [bytes[..<placeholderRange.lowerBound], bytes[placeholderRange], bytes[placeholderRange.upperBound...]].map {
        escaped(String(decoding: $0, as: UTF8.self))
      }
      text = "\(lead)\(parts[0])${1:\(parts[1])}\(parts[2])\(escaped(place.closing))"
      isSnippet = true
    }
    let order = String(number)
    return [
      "label": .string(candidate.label), "kind": .integer(candidate.placeholderRange == nil ? 12 : 10),
      "detail": .string(candidate.detail), "sortText": .string(String(repeating: "0", count: max(0, 4 - order.count)) + order),
      "filterText": .string(candidate.label), "insertTextFormat": .integer(isSnippet ? 2 : 1),
      "textEdit": ["range": JSON(range), "newText": .string(text)],
    ]
  }

  /// What snippets would take for theirs.
  private static func escaped(_ text: String) -> String {
    text.map { "$}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// The tags of a file, and the text in which they are.
struct KeptTags {
  var source: SourceText
  var tags: Set<String>
}

extension Session {
  /// All tags of the files of a vault, by the alphabet.
  ///
  /// A file whose text is what it was is not read again.
  mutating func tags(of index: VaultIndex) -> [String] {
    var known: [String: KeptTags] = [:]
    for record in index.records {
      if let kept = keptTags[record.name], kept.source == record.source {
        known[record.name] = kept
        continue
      }
      let kind = index.settings.folders.kind(ofFileNamed: record.name)
      var tags: Set<String> = []
      if record.source.mayHoldTags, let read = ReadDocument(record.source, path: record.name, kindByFolder: kind) {
        tags.formUnion(read.file.content.tags)
        for headline in read.outline.items.map(\.headline) + read.headings.map(\.headline) {
          tags.formUnion(read.outline.tags(of: headline))
        }
      }
      known[record.name] = KeptTags(source: record.source, tags: tags)
    }
    keptTags = known
    return known.values.reduce(into: Set()) { $0.formUnion($1.tags) }.sorted()
  }
}
