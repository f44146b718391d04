public import Chronology
import Languages
public import Planner
import SourceText

/// What a person can name: a file, a section or group of one, or an item.
public struct Thing: Hashable, Sendable {
  /// The path of the file from the root of the vault.
  public var file: String
  /// Nil for the file itself.
  public var path: PlanPath?
  /// Its words; for a file its title.
  public var title: String

  public init(file: String, path: PlanPath?, title: String) {
    self.file = file
    self.path = path
    self.title = title
  }

  public var isFile: Bool { path == nil }
  public var isItem: Bool { path?.isItem ?? false }

  /// What a command is asked to find.
  public enum Sort: Sendable {
    case file, heading, item
  }
}

extension EditedVault {
  /// The one thing that a name means.
  ///
  /// A name is a title, its beginning, the beginnings of its words or any part of it, whatever its case and accents; or `FILE:LINE`.
  /// The better a title fits, the sooner it is meant. A copy of a project's task stands for the task.
  ///
  /// - Parameters:
  ///   - name: as the person wrote it.
  ///   - scope: a file or its title, or the title of a section or a strategy, in which alone to look.
  ///   - sorts: what it may be.
  ///   - word: what it is called in a message.
  ///   - isSetAside: whether to look at what is set aside, and at nothing else; nil for all there is.
  ///   - preferences: of several things those are meant of which the first is true, of them those of which the next is; none of
  ///     which is true says nothing.
  ///   - fits: whether a thing is one that the command is for.
  public func thing(
    named name: String,
    in scope: String? = nil,
    sorts: [Thing.Sort] = [.item],
    called word: ThingWord = .item,
    isSetAside: Bool? = false,
    preferring preferences: [(Thing, PlanItem?) -> Bool] = [],
    where fits: (Thing, PlanItem?) -> Bool = { _, _ in true }
  ) throws(EditRefusal) -> Thing {
    let place = FileLine(name)
    if let place, let found = try thing(at: place, sorts: sorts, called: word, where: fits) { return found }
    let wanted = ThingName(name)
    guard !wanted.isEmpty else { throw EditRefusal(ThingMessage.nameHasNoLetters(word)) }
    let files = try files(in: scope)
    let part = part(called: scope)
    var known: [NamedThing] = []
    var all: [NamedThing] = []
    var fitting: [Thing] = []
    // Most names are beginnings, for which most titles need not be looked at closely.
    for level in [ThingName.Level.beginning, .part] where fitting.isEmpty {
      let found = files.flatMap { file in
        things(of: file, sorts: sorts, in: part, isSetAside: isSetAside) { wanted.matches($0, level) }
      }
      let here = found.filter { !$0.isElsewhere }
      fitting = here.filter { fits($0.thing, $0.item) }.map(\.thing)
      // What is called so and does not fit is told only if its name begins so, or if that of nothing else does.
      if known.isEmpty || !fitting.isEmpty { (known, all) = (found, here) }
    }
    let found = withoutCopies(wanted.best(of: fitting, by: \.title))
    if found.count == 1 { return found[0] }
    if let chosen = choices[name], found.contains(chosen) { return chosen }
    var meant = found
    for isPreferred in preferences {
      let preferred = meant.filter { isPreferred($0, item(of: $0)) }
      if preferred.count == 1 { return preferred[0] }
      if !preferred.isEmpty { meant = preferred }
    }
    guard found.isEmpty else {
      throw try ambiguity(of: name, meant, called: .things, help: .nameByPlaceOrIn)
    }
    if let place, place.path.hasSuffix(".md") {
      throw EditRefusal(ThingMessage.isNotIn(word, place.path), help: .nameFromHere)
    }
    var others = all.map(\.thing)
    var help = self.help(for: others).map { Told($0) }
    if others.isEmpty {
      others = known.filter { $0.isElsewhere && fits($0.thing, $0.item) }.map(\.thing)
      help = Told(isSetAside == true ? ThingMessage.isNotSetAside : .isSetAside)
    }
    if let ritual = others.lazy.compactMap({ self[$0.file]?.plan.ritual }).first(where: { $0.arcs.isEmpty }) {
      help = Told(helpForArcless(ritual))
    }
    var nearest: [String] = []
    if others.isEmpty {
      let titles = files.flatMap { file in
        things(of: file, sorts: sorts, in: part, isSetAside: isSetAside) { _ in true }
          .filter { !$0.isElsewhere && fits($0.thing, $0.item) }.map(\.thing.title)
      }
      nearest = wanted.nearest(in: titles)
      help = nearest.isEmpty ? nil : Told(GuessMessage.didYouMean(nearest))
    }
    var refusal = EditRefusal(
      problem: Told(ThingMessage.isNotCalled(word, name, in: scope)),
      advice: help,
      candidates: try candidates(Array(others.prefix(5)))
    )
    if !nearest.isEmpty { refusal.respelling = EditRefusal.Respelling(name.onOneLine, as: nearest) }
    throw refusal
  }

  /// Says of what is called as something else should be what it is.
  private func help(for others: [Thing]) -> ThingMessage? {
    let kinds = others.map { thing in item(of: thing).map { ThingKind.item($0.type) } ?? (thing.isFile ? .file : .heading) }
    // Two types may be told by the same words.
    guard let kind = kinds.first, kinds.allSatisfy({ $0.english == kind.english }) else { return nil }
    return .isThat(kind, of: others.count == 1 ? pastDay(of: others[0]) : nil)
  }

  /// What to do about a ritual of which nothing is a habit yet.
  func helpForArcless(_ ritual: Ritual) -> ThingMessage { .hasNoArc(ritual.content.title) }

  /// The item that a thing is.
  public func item(of thing: Thing) -> PlanItem? {
    thing.path.flatMap { path in self[thing.file]?.plan.content[path] }
  }

  /// The day of the file that a thing stands in, if that is one of a day.
  public func date(of thing: Thing) -> CivilDate? { self[thing.file]?.plan.day?.date }

  /// `projects/thesis.md:12`
  public func place(of thing: Thing) throws(EditRefusal) -> String {
    let file = try opened(thing.file)
    return thing.path.map { "\(file.path):\(file.line(of: $0))" } ?? file.path
  }

  /// What a refusal names, the first twenty.
  func candidates(_ things: [Thing]) throws(EditRefusal) -> [EditRefusal.Candidate] {
    var candidates: [EditRefusal.Candidate] = []
    for thing in things.prefix(20) {
      let file = try opened(thing.file)
      let line = thing.path.map { file.line(of: $0) } ?? (file.document.title?.lines.lowerBound ?? 0) + 1
      candidates.append(
        EditRefusal.Candidate(
          path: file.path,
          line: line,
          title: thing.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        )
      )
    }
    return candidates
  }

  // MARK: Where to look

  /// The file of a path: as it is shown, or from the root, or the end of one that no other path ends in.
  func file(at path: String) -> File? {
    let all = files.filter { $0.source != nil }
    if let file = all.first(where: { $0.path == path || $0.name == path }) { return file }
    let ending = all.filter { $0.name.hasSuffix("/" + path) }
    return path.hasSuffix(".md") && ending.count == 1 ? ending[0] : nil
  }

  /// The path and the line of `pages/health.md:14`; nil for other names, and where no file of the vault is called so.
  public func line(named name: String) throws(EditRefusal) -> (path: String, line: Int, title: String)? {
    guard let place = FileLine(name), let file = file(at: place.path), let source = file.source else { return nil }
    try EditedVault.check(place, isIn: source)
    return (file.path, place.line, file.plan.title)
  }

  private static func check(_ place: FileLine, isIn source: SourceText) throws(EditRefusal) {
    let count = source.numberedLineCount
    guard !(1...count ~= place.line) else { return }
    throw EditRefusal(ThingMessage.hasNoLine(place.line, of: count, place.path))
  }

  private func thing(
    at place: FileLine,
    sorts: [Thing.Sort],
    called word: ThingWord,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> Thing? {
    guard let known = file(at: place.path) else { return nil }
    let file = try opened(known.name)
    try EditedVault.check(place, isIn: file.source)
    var found: Thing?
    if sorts.contains(.item), let path = file.item(atLine: place.line) {
      // The innermost item that fits: a line of a log or a note belongs to what it stands below.
      found = path.items.reversed().lazy.map { Thing(file: known.name, path: $0, title: file.content[$0]?.text ?? "") }
        .first { fits($0, file.content[$0.path ?? path]) }
    }
    if found == nil, sorts.contains(.heading) {
      found = things(of: known, sorts: [.heading]) { _ in true }.map(\.thing).first { thing in
        thing.path.map { file.line(of: $0) } == place.line && fits(thing, nil)
      }
    }
    if found == nil, sorts.contains(.file), let title = file.document.title, title.lines.contains(place.line - 1) {
      found = Thing(file: known.name, path: nil, title: known.plan.title)
    }
    guard let found else {
      throw EditRefusal(ThingMessage.isNotAt("\(place.path):\(place.line)", word))
    }
    return found
  }

  /// The files that a scope leaves: those of a path or a title, else all, where it is the title of a section.
  private func files(in scope: String?) throws(EditRefusal) -> [File] {
    let all = files.filter { $0.source != nil }
    guard let scope else { return all }
    if let file = file(at: scope) { return [file] }
    let name = ThingName(scope)
    let titled = name.best(of: all, by: \.plan.title)
    func holding(_ level: ThingName.Level) -> [File] {
      all.filter { file in file.plan.content.headings.contains { name.matches($0.title, level) } }
    }
    // A section whose title begins so is meant before a file in whose title the name is anywhere.
    if let first = titled.first, name.matches(first.plan.title, .beginning) { return titled }
    if case let found = holding(.beginning), !found.isEmpty { return found }
    if !titled.isEmpty { return titled }
    if case let found = holding(.part), !found.isEmpty { return found }
    let nearest = name.nearest(in: all.map(\.plan.title))
    throw EditRefusal(
      problem: Told(ThingMessage.isNoScope(scope)),
      advice: nearest.first.map { Told(GuessMessage.didYouMean([$0])) } ?? Told(ThingMessage.nameScope)
    )
  }

  /// The refusal of a name that means several things, of which any will do.
  ///
  /// - Parameter kind: what they are called.
  func ambiguity(
    of name: String,
    _ found: [Thing],
    called kind: AmbiguityMessage.Kind,
    help: AmbiguityMessage = .nameByPlace
  ) throws(EditRefusal) -> EditRefusal {
    let candidates = try candidates(found)
    return EditRefusal(
      AmbiguityMessage.mayMean(name, found.count, kind),
      help: help,
      candidates: candidates,
      choice: EditRefusal.Choice(name: name, things: Array(found.prefix(candidates.count)))
    )
  }

  /// A thing that a name may mean.
  private struct NamedThing {
    let thing: Thing
    /// The item that it is.
    let item: PlanItem?
    /// Whether it is set aside where that is not asked for, or the other way round.
    let isElsewhere: Bool
  }

  /// The things of a file whose titles are called so.
  ///
  /// - Parameters:
  ///   - part: the name of the sections or strategies in which alone to look.
  ///   - isSetAside: as that of `thing(named:)`.
  private func things(
    of file: File,
    sorts: [Thing.Sort],
    in part: ThingName? = nil,
    isSetAside: Bool? = nil,
    where isCalledSo: (String) -> Bool
  ) -> [NamedThing] {
    var things: [NamedThing] = []
    func add(_ path: PlanPath?, _ title: String, _ item: PlanItem? = nil, isElsewhere: Bool = false) {
      things.append(
        NamedThing(thing: Thing(file: file.name, path: path, title: title), item: item, isElsewhere: isElsewhere)
      )
    }
    if sorts.contains(.file), isCalledSo(file.plan.title) { add(nil, file.plan.title) }
    let content = file.plan.content
    let named = part.flatMap { parts(of: file, called: $0) }
    if sorts.contains(.heading) {
      for heading in content.headings where isCalledSo(heading.title) && heading.path.isWithin(named) {
        add(heading.path, heading.title)
      }
    }
    if sorts.contains(.item) {
      let left = arcsLeftOut(of: file)
      for (path, item) in content.placedItems(where: { isCalledSo($0.text) })
      where !left.contains(path.section) && path.isWithin(named) {
        let isElsewhere = isSetAside.map { content[section: path.section].isSetAside != $0 } ?? false
        add(path, item.text, item, isElsewhere: isElsewhere)
      }
    }
    return things
  }

  /// The arcs of a ritual in which not to look: all but the one that runs, else but the latest.
  private func arcsLeftOut(of file: File) -> Set<Int> {
    guard file.plan.ritual != nil else { return [] }
    let content = file.plan.content
    let arcs = content.sections.indices.compactMap { index in content.sections[index].arc.map { (index + 1, $0) } }
    let running = arcs.filter { place, title in
      title.days.contains(today) && content[section: place].ended.map { today <= $0 } ?? true
    }
    let shown = running.max { $0.1.days.first < $1.1.days.first } ?? arcs.max { $0.1.days.first < $1.1.days.first }
    return Set(arcs.map(\.0).filter { $0 != shown?.0 })
  }

  /// What a scope names in a file, which is no file itself.
  private func part(called scope: String?) -> ThingName? {
    scope.flatMap { file(at: $0) == nil ? ThingName($0) : nil }
  }

  /// The sections and strategies that a scope leaves: those of its title, if it is one; nil for the whole file.
  private func parts(of file: File, called name: ThingName) -> [PlanPath]? {
    for level in [ThingName.Level.beginning, .part] {
      if name.matches(file.plan.title, level) { return nil }
      let titled = file.plan.content.headings.filter { name.matches($0.title, level) }.map(\.path)
      if !titled.isEmpty { return titled }
    }
    return []
  }

  /// Without the copies of a project's task on days and in stacks, where the task itself is among the things.
  private func withoutCopies(_ things: [Thing]) -> [Thing] {
    guard things.count > 1 else { return things }
    let tasks = things.filter { self[$0.file]?.plan.project != nil }
    guard !tasks.isEmpty else { return things }
    return things.filter { thing in
      guard let project = item(of: thing)?.task.project else { return true }
      return !tasks.contains { self[$0.file].map { ThingName(project).matches($0.plan.title, .anyCase) } ?? false }
    }
  }
}

/// `FILE:LINE`
package struct FileLine {
  package let path: String
  /// From 1.
  let line: Int

  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0,
      colon > text.startIndex
    else { return nil }
    path = text.hasPrefix("./") ? String(text[..<colon].dropFirst(2)) : String(text[..<colon])
    self.line = line
  }
}

extension PlanPath {
  /// Whether it is one of some parts of a file, or in one; nil is the whole file.
  fileprivate func isWithin(_ parts: [PlanPath]?) -> Bool { parts.map { $0.contains(where: isWithin) } ?? true }
}
