public import Chronology
import Languages
import Outline
import Phrases
public import Planner

/// What a name means to a command that does, skips or reopens things: one of them, or a ritual with its habits.
public enum NamedDoing: Hashable, Sendable {
  case item(Thing)
  case ritual(Thing)
}

extension EditedVault {
  /// The thing that a name means, or the ritual, where that is called so and no thing is called so in full. Where nothing is, what
  /// an earlier day left open is meant.
  ///
  /// Of several things of a name the one that is open is meant, and of several that are open that of the day.
  ///
  /// - Parameters:
  ///   - command: what is to be done with it: `done`.
  ///   - others: as those of `thing(named:)`.
  public func doing(
    _ command: String,
    named name: String,
    on date: CivilDate,
    in scope: String? = nil,
    called word: ThingWord,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    let isPlace = FileLine(name) != nil
    let first = min(date, today)
    // What is skipped has a log, and stands on no day.
    let isOfBoxes = command != "skip"
    let wanted = ThingName(name)
    if isOfBoxes, !isPlace { try checkNumber(named: name, in: scope, where: fits) }
    let found: NamedDoing
    do throws(EditRefusal) {
      found = try named(
        name,
        in: scope,
        called: word,
        preferring: [
          { thing, item in self.date(of: thing) == date && item.map { isOpen($0, on: date) } ?? false },
          { $1.map { isOpen($0, on: date) } ?? false },
          // What has a log is open again on the next day; a box that is done or dropped is not.
          { $1.map { $0.box == .open || $0.isLogged } ?? false }, { thing, _ in self.date(of: thing) == date },
        ],
        where: { thing, item in
          // What earlier days left is asked for last.
          (isPlace || self.date(of: thing).map { first <= $0 } ?? true) && fits(thing, item)
        }
      )
    } catch {
      guard error.choice == nil, !isPlace, scope == nil, isOfBoxes else { throw error }
      if let left = try leftOver(named: name, .part, where: fits) { return .item(left) }
      // What an earlier day has as done is done already.
      let settled: BoxState = command == "drop" ? .dropped : .done
      if let found = try settledEarlier(named: name, where: { fits($0, $1) && $1?.box == settled }) { return .item(found) }
      guard let block = plainBlock(named: name, on: date, .part) else { throw guessingLeftOver(error, wanted, where: fits) }
      throw refusal(of: block, command, on: date)
    }
    guard case .item(let thing) = found, !isPlace, scope == nil, isOfBoxes, !wanted.matches(thing.title, .equal) else {
      return found
    }
    if let left = try leftOver(named: name, .equal, where: fits) { return .item(left) }
    guard let block = plainBlock(named: name, on: date, .equal) else { return found }
    throw EditRefusal(
      NamedDoingMessage.hasNoBox(block.title, date, longer: thing.title),
      help: .giveWholeName(thing.title),
      commands: [[command, thing.title]]
    )
  }

  /// Whether `doing` takes a name for an open task or block of a day, whatever else of the vault is called so too, and nothing but
  /// that day changes when it is done: one alone of the day is called exactly so, and it is no copy of a project's task.
  ///
  /// All files of that day must have been read.
  public func isSurelyOpen(_ name: String, on date: CivilDate) -> Bool {
    guard FileLine(name) == nil else { return false }
    let wanted = ThingName(name)
    let found = files.filter { $0.plan.day?.date == date }.flatMap { file in
      file.plan.content.placedItems { wanted.matches($0.text, .exact) }.map { path, item in
        (item, isSetAside: file.plan.content[section: path.section].isSetAside)
      }
    }
    guard found.count == 1, let (item, isSetAside) = found.first else { return false }
    return !isSetAside && item.box == .open && !item.isLogged && item.task.project == nil
  }

  /// Refuses the whole name of what has a number, where nothing that can be done has it: what has a longer name is not meant.
  private func checkNumber(
    named name: String,
    in scope: String?,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) {
    let wanted = ThingName(name)
    let isCalledSo = files.contains { file in
      if file.plan.ritual != nil, wanted.matches(file.plan.title, .equal) { return true }
      return file.plan.content.placedItems { wanted.matches($0.text, .equal) }.contains { path, item in
        fits(Thing(file: file.name, path: path, title: item.text), item)
      }
    }
    guard !isCalledSo else { return }
    let numbered = try? thing(named: name, in: scope, called: .counter) { thing, item in
      item?.hasNumber == true && wanted.matches(thing.title, .equal)
    }
    guard let numbered, let item = item(of: numbered) else { return }
    let command = item.type == .tally ? "tally" : item.type == .best ? "best" : "count"
    throw EditRefusal(
      problem: Told(NamedDoingMessage.hasNumber(numbered.title, item.type, at: try place(of: numbered))),
      advice: item.helpForNumber.map { Told($0) },
      commands: item.type == .best ? [] : [[command, numbered.title]]
    )
  }

  /// A refusal that also guesses among what earlier days left open.
  private func guessingLeftOver(
    _ error: EditRefusal,
    _ wanted: ThingName,
    where fits: (Thing, PlanItem?) -> Bool
  ) -> EditRefusal {
    guard error.advice == nil, error.candidates.isEmpty else { return error }
    let nearest = wanted.nearest(in: leftOvers().filter { fits($0, item(of: $0)) }.map(\.title))
    guard !nearest.isEmpty else { return error }
    var refusal = error
    refusal.advice = Told(GuessMessage.didYouMean(nearest))
    return refusal
  }

  /// The task that an earlier day left open and a name means; nil where none or several do.
  public func leftOver(named name: String) -> Thing? {
    (try? leftOver(named: name, .part) { _, item in item?.box == .open }).flatMap(\.self)
  }

  /// Why a block without a box is not done, and what may be done instead.
  private func refusal(of block: Thing, _ command: String, on date: CivilDate) -> EditRefusal {
    let open = (item(of: block)?.children ?? []).compactMap(\.item).filter { $0.box == .open }.map(\.text)
    let place = (try? place(of: block)) ?? block.file
    return EditRefusal(
      NamedDoingMessage.hasNoBox(block.title, date, longer: nil),
      help: open.isEmpty ? .needsNoTick(at: place) : .nameTasks,
      commands: open.prefix(3).map { [command, $0] }
    )
  }

  /// The time block of a day that has a name and no box; one of the routine among those that the day shows.
  private func plainBlock(named name: String, on date: CivilDate, _ least: ThingName.Level) -> Thing? {
    let wanted = ThingName(name)
    let day = DayBlocks(on: date, in: self)
    let written = day.written.filter { $0.item.box == nil && wanted.matches($0.name, least) }
    if let block = written.first { return Thing(file: block.thing.file, path: block.thing.path, title: block.name) }
    guard let shown = day.routine.first(where: { wanted.matches($0.name, least) }), let root,
      let item = root.plan.content.placedItems(where: { $0.type == .routine && $0.text == shown.title && $0.box == nil }).first
    else { return nil }
    return Thing(file: root.name, path: item.path, title: shown.name)
  }

  /// What an earlier day left open that fits a name best; a task is named once.
  private func leftOver(
    named name: String,
    _ least: ThingName.Level,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> Thing? {
    let wanted = ThingName(name)
    let left = leftOvers().filter { wanted.matches($0.title, least) && fits($0, item(of: $0)) }
    let found = wanted.best(of: left, by: \.title)
    if let chosen = choices[name], found.contains(chosen) { return chosen }
    guard found.count > 1 else { return found.first }
    throw try ambiguity(of: name, found, called: .leftTasks)
  }

  /// Refuses a day for what has a box on another: a box has no day but that of its file.
  public func checkDay(_ date: CivilDate, of thing: Thing, for command: String) throws(EditRefusal) {
    let task = try task(of: thing)
    guard let item = item(of: task), !item.isLogged, item.box != nil, let own = self.date(of: task), own != date else { return }
    throw EditRefusal(
      NamedDoingMessage.isOfDay(item.text, own, at: try place(of: task)),
      help: .leaveOutDay,
      commands: [[command, own >= today ? item.text : try place(of: task)]]
    )
  }

  /// The same for what was done or skipped: of several things of a name the one that is not open is meant.
  public func reopening(
    named name: String,
    on date: CivilDate,
    in scope: String? = nil,
    called word: ThingWord,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    let isPlace = FileLine(name) != nil
    let first = min(date, today)
    do throws(EditRefusal) {
      return try settled(named: name, on: date, in: scope, called: word) { thing, item in
        (isPlace || self.date(of: thing).map { first <= $0 } ?? true) && fits(thing, item)
      }
    } catch {
      guard error.choice == nil, !isPlace, scope == nil, let settled = try settledEarlier(named: name, where: fits) else {
        throw error
      }
      return .item(settled)
    }
  }

  /// The task of a day that is done or dropped and that a name means: of today or later, else of the last day that has it.
  public func settledTask(named name: String) throws(EditRefusal) -> Thing? {
    let isSettled: (Thing, PlanItem?) -> Bool = { _, item in item?.box == .done || item?.box == .dropped }
    let ahead = try? thing(named: name, called: .task) { thing, item in
      self.date(of: thing).map { today <= $0 } ?? false && isSettled(thing, item)
    }
    if let ahead { return ahead }
    return try settledEarlier(named: name, where: isSettled)
  }

  /// What an earlier day has as done or dropped and a name means: that of the last day that has it; nil where none does.
  public func settledEarlier(named name: String, where fits: (Thing, PlanItem?) -> Bool) throws(EditRefusal) -> Thing? {
    let wanted = ThingName(name)
    // Four weeks, as those days are looked at for what they left open.
    let earliest = today.adding(days: -28)
    let dated = files.compactMap { file in file.plan.day?.date.map { (file: file, date: $0) } }
    let days = dated.filter { $0.date < today && earliest <= $0.date }.sorted { $0.date > $1.date }
    var all: [Thing] = []
    for (file, _) in days {
      let placed = file.plan.content.placedItems { item in
        (item.box == .done || item.box == .dropped) && wanted.matches(item.text, .part)
      }
      all += placed.map { Thing(file: file.name, path: $0.path, title: $0.item.text) }
    }
    let found = wanted.best(of: all.filter { fits($0, item(of: $0)) }, by: \.title)
    if let chosen = choices[name], found.contains(chosen) { return chosen }
    guard let first = found.first else { return nil }
    let others = found.filter { $0.file == first.file || $0.title != first.title }
    guard others.count > 1 else { return first }
    throw try ambiguity(of: name, others, called: .settledThings)
  }

  private func settled(
    named name: String,
    on date: CivilDate,
    in scope: String?,
    called word: ThingWord,
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    try named(
      name,
      in: scope,
      called: word,
      preferring: [
        { self.date(of: $0) == date && $1?.box != .open }, { $1.map { $0.box != nil && $0.box != .open } ?? false },
        { thing, _ in self.date(of: thing) == date },
      ],
      where: fits
    )
  }

  private func named(
    _ name: String,
    in scope: String?,
    called word: ThingWord,
    preferring preferences: [(Thing, PlanItem?) -> Bool],
    where fits: (Thing, PlanItem?) -> Bool
  ) throws(EditRefusal) -> NamedDoing {
    let wanted = ThingName(name)
    var ritual: Thing?
    var rituals: EditRefusal?
    if FileLine(name) == nil, scope == nil {
      do throws(EditRefusal) {
        ritual = try file(named: name, of: [.ritual])
      } catch let refusal {
        rituals = refusal.choice == nil ? nil : refusal
      }
    }
    do throws(EditRefusal) {
      let thing = try thing(named: name, in: scope, called: word, preferring: preferences, where: fits)
      if let ritual, wanted.matches(ritual.title, .equal), !wanted.matches(thing.title, .equal) { return .ritual(ritual) }
      return .item(thing)
    } catch {
      // Of several rituals one is to be chosen, where nothing else is called so.
      if let rituals, error.choice == nil { throw rituals }
      guard let ritual, error.choice == nil || wanted.matches(ritual.title, .equal) else { throw error }
      return .ritual(ritual)
    }
  }

  /// Whether an item has this name in full, whatever the case.
  public func hasItem(called name: String, where fits: (PlanItem) -> Bool) -> Bool {
    let wanted = ThingName(name)
    return files.contains { file in
      file.source != nil && !file.plan.content.placedItems { wanted.matches($0.text, .equal) && fits($0) }.isEmpty
    }
  }
}

/// Why what has a name is not done.
enum NamedDoingMessage: Message {
  /// A block of a day has no box; another thing has a longer name.
  case hasNoBox(String, CivilDate, longer: String?)
  case giveWholeName(String)
  case nameTasks
  case needsNoTick(at: String)
  case hasNumber(String, ItemType, at: String)
  case isOfDay(String, CivilDate, at: String)
  case leaveOutDay
}
