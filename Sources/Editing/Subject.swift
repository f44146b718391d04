import Diagnostics
import Languages
import Outline
import Phrases
public import Planner

extension EditedVault {
  /// The one thing that a person names to change it as such: a file, by its path too, a section or group, or an item. What stands
  /// in a past day is meant only by its `FILE:LINE`, unless it is a task that is left over.
  ///
  /// - Parameters: as those of `thing(named:)`.
  public func subject(
    named name: String,
    in scope: String? = nil,
    sorts: [Thing.Sort] = [.file, .heading, .item],
    called word: ThingWord = .thing,
    preferring preferences: [(Thing, PlanItem?) -> Bool] = [],
    where fits: (Thing, PlanItem?) -> Bool = { _, _ in true }
  ) throws(EditRefusal) -> Thing {
    if sorts.contains(.file), let file = file(at: name) {
      let thing = Thing(file: file.name, path: nil, title: file.plan.title)
      if fits(thing, nil) { return thing }
    }
    let isPlace = FileLine(name) != nil
    if !isPlace, let chosen = choices[name], isPast(chosen) { return chosen }
    do throws(EditRefusal) {
      return try thing(
        named: name,
        in: scope,
        sorts: sorts,
        called: word,
        isSetAside: nil,
        preferring: preferences
      ) { thing, item in
        (isPlace || !isPast(thing)) && fits(thing, item)
      }
    } catch {
      // `19:45` reads as a line of a file as well.
      if sorts.contains(.item), scope == nil, let block = blockOfToday(at: name), fits(block, item(of: block)) { return block }
      guard !isPlace, error.choice == nil else { throw error }
      // It is shown today, and named like what is of today.
      if sorts.contains(.item), scope == nil, let left = leftOver(named: name), fits(left, item(of: left)) { return left }
      let past: Thing
      do throws(EditRefusal) {
        past = try thing(named: name, in: scope, sorts: sorts, called: word, isSetAside: nil, where: fits)
      } catch let several {
        guard let choice = several.choice, choice.things.allSatisfy(isPast) else { throw error }
        throw EditRefusal(
          problem: Told(SubjectMessage.isInPastDays(name, choice.things.count)),
          advice: Told(AmbiguityMessage.nameByPlace),
          candidates: several.candidates,
          choice: choice
        )
      }
      guard isPast(past) else { throw error }
      throw EditRefusal(
        SubjectMessage.isInPastDay(past.title),
        help: .writePlace(try place(of: past)),
        candidates: try candidates([past])
      )
    }
  }

  /// The one block of today that begins at a time: one without words has no other name.
  private func blockOfToday(at name: String) -> Thing? {
    guard name.contains(":"), let start = try? TimePhrase.time(name) else { return nil }
    let blocks = DayBlocks(on: today, in: self).written.filter { $0.time.start == start }
    return blocks.count == 1 ? blocks.first?.thing : nil
  }

  private func isPast(_ thing: Thing) -> Bool { date(of: thing).map { $0 < today } ?? false }

  /// The one thing of a name that takes a key: a property of a file, or a field of anything else. Of several things of a name
  /// those that do not take it are not meant.
  public func bearer(of key: String, named name: String, in scope: String? = nil) throws(EditRefusal) -> Thing {
    if ["note", "notes"].contains(key.lowercased()), FieldKey(called: key) == nil, !isWritten(key) {
      throw EditRefusal(
        SubjectMessage.noteIsNoKey,
        help: .writeNote,
        commands: [["note", name]]
      )
    }
    try checkWord(key)
    let wanted = ThingName(name)
    let isPlace = FileLine(name) != nil || file(at: name) != nil
    do throws(EditRefusal) {
      return try subject(named: name, in: scope, called: .bearer(key)) { thing, _ in
        // Whether it takes the key is a question to its text, and asked of what is called so alone.
        (isPlace || wanted.matches(thing.title, .part)) && takes(key, thing)
      }
    } catch {
      guard error.candidates.isEmpty || (try? subject(named: name, in: scope)) != nil else { throw error }
      throw refusal(of: key, for: try subject(named: name, in: scope))
    }
  }

  /// The vault's root, if a key is one of its settings.
  public func settingBearer(of key: String) -> Thing? {
    guard let root, PropertyKey(rawValue: key.lowercased()).map({ $0.kinds.contains(.vault) }) ?? false else { return nil }
    let thing = Thing(file: root.name, path: nil, title: root.plan.title)
    return takes(key, thing) ? thing : nil
  }

  /// The setting of the vault that a word is nearly.
  public func nearestSetting(to word: String) -> String? {
    nearestWord(to: word, in: PropertyKey.allCases.map(\.rawValue).filter { settingBearer(of: $0) != nil })
  }

  /// Refuses a key that nothing can have, and no file has.
  private func checkWord(_ key: String) throws(EditRefusal) {
    let known = FieldKey.allCases.map(\.rawValue) + PropertyKey.allCases.map(\.rawValue)
    guard !known.contains(key.lowercased()), FieldKey(called: key) == nil, WordedPart(key) == nil else { return }
    guard !isWritten(key) else { return }
    throw EditRefusal(
      problem: Told(SubjectMessage.isNoKey(key)),
      advice: ThingName(key).nearest(in: known).first.map { Told(GuessMessage.didYouMean([$0])) }
        ?? Told(SubjectMessage.specListsKeys)
    )
  }

  /// Whether a file has a property of a person's own.
  private func isWritten(_ key: String) -> Bool {
    files.contains { file in file.source != nil && file.plan.content.otherProperties.contains { $0.name == key } }
  }

  /// Whether a thing can have a key, or has it already.
  func takes(_ key: String, _ thing: Thing) -> Bool {
    guard let file = try? opened(thing.file) else { return false }
    guard let path = thing.path else {
      let property = PropertyKey(rawValue: key.lowercased())
      return property?.kinds.contains(file.kind) ?? false || file.document.properties.entries.contains { $0.name == key }
        || isName(key, of: thing)
    }
    if isName(key, of: thing) { return true }
    if let part = WordedPart(key), let item = item(of: thing), part.isOf(item) { return true }
    guard let field = FieldKey(called: key) else { return false }
    return hasPlace(for: field, file.headline(of: path)) || hasPlace(for: field, headline(ofTaskOf: thing))
  }

  /// Whether a key means the words of a title or a heading, which no field or property says.
  func isName(_ key: String, of thing: Thing) -> Bool {
    guard WordedPart(key) == .words, !thing.isItem, let file = self[thing.file] else { return false }
    return !thing.isFile || !file.plan.content.otherProperties.contains { $0.name == key }
  }

  private func hasPlace(for key: FieldKey, _ headline: Headline?) -> Bool {
    headline.map { KeyTable.row(for: key, in: $0.places) != nil } ?? false
  }

  /// The headline of the project's task that a thing is a copy of.
  private func headline(ofTaskOf thing: Thing) -> Headline? {
    guard let task = try? task(of: thing), task != thing, let path = task.path else { return nil }
    return try? opened(task.file).headline(of: path)
  }

  /// Why a thing cannot have a key.
  func refusal(of key: String, for thing: Thing) -> EditRefusal {
    let place = (try? place(of: thing)) ?? thing.file
    let keys = keys(of: thing)
    let isKey = FieldKey(called: key) != nil || PropertyKey(rawValue: key.lowercased()) != nil
    let nearest = isKey ? nil : ThingName(key).nearest(in: keys).first
    return EditRefusal(
      problem: Told(SubjectMessage.isNoKeyOf(thing.title, key, at: place)),
      advice: nearest.map { Told(GuessMessage.didYouMean([$0])) }
        ?? (keys.isEmpty ? nil : Told(SubjectMessage.takes(keys)))
    )
  }

  /// The keys that a thing can have; of those that need another, the ones that have it.
  private func keys(of thing: Thing) -> [String] {
    guard let file = try? opened(thing.file) else { return [] }
    guard let path = thing.path else {
      return PropertyKey.allCases.filter { $0 != .kind && $0.kinds.contains(file.kind) }.map(\.rawValue)
    }
    guard let headline = file.headline(of: path) else { return [] }
    return FieldKey.allCases.filter { key in
      KeyTable.leads(key, in: headline.places)
        || (KeyTable.row(for: key, in: headline.places) != nil && key.leaders.contains { headline.field($0) != nil })
    }.map(\.rawValue)
  }
}

/// What is said of a thing that is to be changed as such.
enum SubjectMessage: Message {
  case isInPastDays(String, Int)
  case isInPastDay(String)
  case writePlace(String)
  case noteIsNoKey
  case writeNote
  case isNoKey(String)
  case specListsKeys
  /// `“due” is not a key of “Health”, at pages/health.md`
  case isNoKeyOf(String, String, at: String)
  /// The keys of a thing.
  case takes([String])
}
