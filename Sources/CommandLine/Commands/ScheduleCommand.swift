import Chronology
import Editing
import Languages
import Phrases
import Planner
import Views
import Workspace

/// `tidemark schedule`
enum ScheduleCommand {
  private static let task = Operand.optional("TASK", ScheduleHelp.task)
  private static let stack = Option.text("stack", value: "NAME", ScheduleHelp.stack)
  private static let when = Operand.when(ScheduleHelp.when)
  private static let day = EditOptions.day("on", ScheduleHelp.day).known(as: "day")
  private static let at = EditOptions.times("at", ScheduleHelp.at)
  private static let length = EditOptions.minutes("for", ScheduleHelp.length)
  private static let block = Option.text("block", value: "BLOCK", ScheduleHelp.block)
  private static let again = Option.flag("again", ScheduleHelp.again)

  static let command = Command(
    "schedule",
    ScheduleHelp.summary,
    discussion: ScheduleHelp.discussion,
    operands: [task, when],
    options: [stack, day, at, length, BlockCommand.nearest, BlockCommand.overlap, block, again, EditSession.scope]
      + EditSession.options,
    examples: [
      Example("tidemark schedule \"Draft chapter\" fri 9:30", ScheduleHelp.giveBlock),
      Example("tidemark schedule \"Draft chapter\" --at 9:00 --for 90m", ScheduleHelp.withOptions),
      Example("tidemark schedule \"Draft chapter\" --on tomorrow --block \"Deep work\"", ScheduleHelp.planInBlock),
      Example("tidemark schedule \"Draft chapter\" sat", ScheduleHelp.movePlanned),
      Example("tidemark schedule --stack \"Morning reset\" --on sat --at 10:00", ScheduleHelp.planStack),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    // With --stack all words say when.
    let words = WhenWords(
      texts: (invocation.isGiven(stack) ? [invocation[task]].compactMap(\.self) : []) + invocation[when].texts,
      direction: .ahead
    )
    let name = invocation.isGiven(stack) ? nil : invocation[task]
    return EditSession.run(
      invocation,
      console,
      names: [name].compactMap(\.self),
      days: { today in
        // What earlier days left can be named, to be told how it comes to today.
        [invocation[day], words.day].compactMap { $0?.date(from: today) }.reduce(
          TaskSurvey.firstDay(before: today),
          min
        )...CivilDate.latest
      }
    ) { vault throws(EditRefusal) in
      if let task = invocation[task], invocation.isGiven(stack), (try? WhenPhrase(task)) == nil {
        throw EditRefusal(ScheduleCommandMessage.oneAtATime, help: .nameOrStack(task))
      }
      let read: CommandTimes
      do throws(EditRefusal) {
        read = try CommandTimes(
          words,
          after: name.map { ["schedule", $0] } ?? [],
          day: (invocation[day], "--on"),
          time: (invocation[at], "--at"),
          minutes: (invocation[length], "--for"),
          in: vault
        )
      } catch {
        throw intoBlock(name, words.texts, vault.day(invocation[day]), vault) ?? error
      }
      try read.refuseChange(words)
      let date = read.day ?? vault.today
      func plan(_ vault: inout EditedVault, _ fit: BlockFit) throws(EditRefusal) {
        let place = try place(read, invocation, fit)
        switch (name, invocation[stack]) {
        case (let name?, _): try schedule(name, words, on: date, place, fit, invocation, &vault)
        case (nil, let name?): try vault.schedule(stack: try vault.stack(named: name), on: date, place)
        default: throw EditRefusal(ScheduleCommandMessage.nothingNamed, help: .nameTaskOrStack)
        }
      }
      let fit = try BlockCommand.fit(invocation)
      do throws(EditRefusal) {
        try plan(&vault, fit)
      } catch {
        let options = invocation.typed([stack, day, at, length, block, again, EditSession.scope]).joined()
        let command = ["schedule"] + [name].compactMap(\.self) + words.texts + options
        throw BlockCommand.offering(error, instead: fit, command, in: vault, plan)
      }
      read.noteWhatIsOver(on: date, for: name ?? invocation[stack] ?? "", &vault)
      try EditCheck(vault).check(allowing: BlockCommand.allowed(invocation).union(EditCheck.rulesOfWords))
    }
  }

  /// Plans a task of a project, or else one of a day.
  private static func schedule(
    _ name: String,
    _ words: WhenWords,
    on date: CivilDate,
    _ place: PlannedPlace,
    _ fit: BlockFit,
    _ invocation: Invocation,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let scope = invocation[EditSession.scope]
    let task: Thing
    do throws(EditRefusal) {
      task = try vault.projectTask(named: name, in: scope)
    } catch {
      guard error.choice == nil else { throw error }
      var refusal = error
      var ofDay: Thing?
      do throws(EditRefusal) {
        ofDay = try vault.dayTask(named: name, in: scope)
      } catch let other {
        if other.choice != nil { throw other }
      }
      let today = vault.today
      let block = try? vault.thing(named: name, called: .timeBlock) { thing, item in
        item?.type == .block && vault.date(of: thing).map { today <= $0 } ?? false
      }
      // What is called so in full is meant before what only begins so.
      let isBlock = block.map { isCalled(name, $0) } ?? false
      if ofDay == nil, !isBlock, let stack = try? vault.stack(named: name), isCalled(name, stack) {
        return try vault.schedule(stack: stack, on: date, place)
      }
      if let ofDay, !isBlock || isCalled(name, ofDay) { return try vault.plan(ofDay, on: date, place) }
      if !isBlock, let left = vault.leftOver(named: name), let day = vault.date(of: left) {
        (refusal.candidates, refusal.respelling) = ([], nil)
        refusal.advice = Told(ScheduleCommandMessage.wasLeftOpen(left.title, day))
        let when = words.texts.isEmpty ? ["today"] : words.texts
        refusal.commands = [["schedule", try vault.place(of: left)] + when, ["carry-over", "--from", day.description]]
      } else if !isBlock, let settled = try vault.settledTask(named: name) {
        let isDone = vault.item(of: settled)?.box == .done
        let place = try vault.place(of: settled)
        refusal = EditRefusal(
          isDone ? ScheduleCommandMessage.isDone(settled.title, at: place) : .isDropped(settled.title, at: place),
          help: .reopenFirst,
          commands: [["reopen", settled.title]]
        )
      } else if !isBlock, let stack = try? vault.stack(named: name) {
        (refusal.candidates, refusal.respelling) = ([], nil)
        refusal.advice = Told(ScheduleCommandMessage.stackIsCalledSo)
        refusal.commands = [["schedule", "--stack", stack.title] + words.texts]
      } else if let block, !words.texts.isEmpty {
        refusal = EditRefusal(
          ScheduleCommandMessage.isBlock(block.title, at: try vault.place(of: block)),
          commands: [["block", "move", block.title] + words.texts]
        )
      }
      throw refusal
    }
    try vault.schedule(task, named: name, on: date, place, fit: fit, again: invocation[again])
  }

  /// The refusal of words that end with the name of a block of the day: `schedule Milk tomorrow desk`.
  private static func intoBlock(
    _ name: String?,
    _ words: [String],
    _ day: CivilDate?,
    _ vault: EditedVault
  ) -> EditRefusal? {
    guard let name else { return nil }
    for place in words.indices {
      let when = try? WhenPhrase(words[..<place].joined(separator: " "))
      guard place == 0 || when != nil && when?.time == nil else { continue }
      let end = Array(words[place...].drop { ["in", "into", "at", "during", "to", "block"].contains($0.lowercased()) })
      let title = end.joined(separator: " ")
      let date = when?.day.map { vault.day(NamedDay($0)) } ?? day
      var copy = vault
      guard !end.isEmpty, let block = try? copy.block(named: title, on: date ?? vault.today) else { continue }
      let said = place == 0 ? day.map { ["--on", "\($0)"] } ?? [] : Array(words[..<place])
      return EditRefusal(
        ScheduleCommandMessage.blockNeedsOption(block.title),
        commands: [["schedule", name] + said + ["--block", title]]
      )
    }
    return nil
  }

  private static func isCalled(_ name: String, _ thing: Thing) -> Bool {
    NameFit(NameKey(name), NameKey(thing.title)) == .equal
  }

  private static func place(
    _ times: CommandTimes,
    _ invocation: Invocation,
    _ fit: BlockFit
  ) throws(EditRefusal) -> PlannedPlace {
    switch (times.time?.start, invocation[block]) {
    case (let start?, nil): return .newBlock(at: start, minutes: times.minutes, fit)
    case (nil, let name?) where times.minutes == nil: return .block(name)
    case (nil, nil) where times.minutes == nil: return .day
    case (nil, _): throw EditRefusal(ScheduleCommandMessage.lengthOfNewBlock, help: .sayBeginning)
    default: throw EditRefusal(ScheduleCommandMessage.timeAndBlock, help: .takeOne)
    }
  }
}

/// `tidemark unschedule`
enum UnscheduleCommand {
  private static let task = Operand.one("TASK", UnscheduleHelp.task)
  private static let day = EditOptions.day("on", UnscheduleHelp.day).known(as: "day")
  private static let block = Option.text("block", value: "BLOCK", UnscheduleHelp.block)

  static let command = Command(
    "unschedule",
    UnscheduleHelp.summary,
    discussion: UnscheduleHelp.discussion,
    operands: [task],
    options: [day, block, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unschedule \"Draft chapter\"", UnscheduleHelp.fromToday),
      Example("tidemark unschedule \"Draft chapter\" --on fri --block \"Deep work\"", UnscheduleHelp.fromBlock),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[task]],
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
      try vault.unschedule(invocation[task], on: date, block: invocation[block], in: invocation[EditSession.scope])
    }
  }
}

/// `tidemark carry-over`
enum CarryOverCommand {
  private static let from = Option.phrase("from", value: "DAY", .period, CarryOverHelp.from) { text throws(PhraseProblem) in
    try NamedPeriod(dayOrPeriod: text, .back)
  }
  private static let to = EditOptions.day("to", CarryOverHelp.to)
  private static let tasks = Operand.optionalThings("TASK", .ahead, CarryOverHelp.tasks)

  static let command = Command(
    "carry-over",
    CarryOverHelp.summary,
    discussion: CarryOverHelp.discussion,
    operands: [tasks],
    options: [from, to] + EditSession.options,
    examples: [
      Example("tidemark carry-over", CarryOverHelp.copyLastSeven),
      Example("tidemark carry-over Milk \"Draft chapter\"", CarryOverHelp.copyTwo),
      Example("tidemark carry-over Milk --to sat", CarryOverHelp.copyToAnother),
      Example("tidemark carry-over --from fri", CarryOverHelp.copyOfDay),
      Example("tidemark carry-over --from today --dry-run", CarryOverHelp.showTomorrow),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[tasks].names,
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let named = try invocation[tasks].settled(in: vault, for: ["carry-over"]) { $0.box != nil }
      if named.names.count == 1, let day = try? NamedPeriod(dayOrPeriod: named.names[0], .back),
        !vault.hasItem(called: named.names[0], where: { $0.box != nil })
      {
        let isPast = try vault.days(day).first < vault.today
        throw EditRefusal(
          ScheduleCommandMessage.isDay(day.text),
          commands: [["carry-over", isPast ? "--from" : "--to", day.text]]
        )
      }
      let said = try named.namedDays.map { period throws(EditRefusal) in try vault.days(period) }
      guard said == nil || said?.count == 1 && !invocation.isGiven(to) else {
        throw EditRefusal(ScheduleCommandMessage.nameOneDay, help: .behindNames)
      }
      try vault.carryOver(
        named.names,
        from: try invocation[from].map { period throws(EditRefusal) in try vault.days(period) },
        to: said?.first ?? vault.day(invocation[to])
      )
      try EditCheck(vault).check(allowing: EditCheck.rulesOfWords)
    }
  }
}

/// What the help of `schedule` says.
enum ScheduleHelp: Message {
  case task, stack, when, day, at, length, block, again, summary, discussion, giveBlock, withOptions, planInBlock, movePlanned
  case planStack
}

/// What the help of `unschedule` says.
enum UnscheduleHelp: Message {
  case task, day, block, summary, discussion, fromToday, fromBlock
}

/// What the help of `carry-over` says.
enum CarryOverHelp: Message {
  case from, to, tasks, summary, discussion, copyLastSeven, copyTwo, copyToAnother, copyOfDay, showTomorrow
}

/// Why nothing is planned or carried over.
enum ScheduleCommandMessage: Message {
  case oneAtATime
  /// The task that is named beside a stack.
  case nameOrStack(String)
  case nothingNamed
  case nameTaskOrStack
  case wasLeftOpen(String, CivilDate)
  case isDone(String, at: String)
  case isDropped(String, at: String)
  case reopenFirst
  case stackIsCalledSo
  case isBlock(String, at: String)
  /// Of a block whose name stands behind that of the task.
  case blockNeedsOption(String)
  case lengthOfNewBlock
  case sayBeginning
  case timeAndBlock
  case takeOne
  /// A day as it was typed.
  case isDay(String)
  case nameOneDay
  case behindNames
}
