import Chronology
import Editing
import Languages
import Lint
import Phrases
import Planner
import SourceText
import Workspace

/// `tidemark block`
enum BlockCommand {
  static let command = Command(
    "block",
    BlockHelp.summary,
    discussion: BlockHelp.discussion,
    subcommands: [
      BlockShowCommand.command, BlockAddCommand.command, BlockMoveCommand.command, BlockExtendCommand.command,
      BlockSplitCommand.command,
      BlockRemoveCommand.command,
    ],
    standard: "show"
  )

  static let name = Operand.one("BLOCK", BlockHelp.name)
  static let day = EditOptions.day("on", BlockHelp.day).known(as: "day")

  static let nearest = Option.flag("nearest", BlockHelp.nearest)
  static let overlap = Option.flag("overlap", BlockHelp.overlap)

  /// What is found of a block that goes where another is, as was asked for.
  static func allowed(_ invocation: Invocation) -> Set<String> { invocation[overlap] ? [OverlappingBlocks.name] : [] }

  /// What becomes of a block where its time is taken.
  static func fit(_ invocation: Invocation) throws(EditRefusal) -> BlockFit {
    switch (invocation[nearest], invocation[overlap]) {
    case (false, false): return .exact
    case (true, false): return .nearest
    case (false, true): return .overlap
    case (true, true): throw EditRefusal(BlockCommandMessage.nearestAndOverlap, help: .takeOne)
    }
  }

  /// A refusal of a time that is taken, with the commands that write the block anyway; of any other as it is.
  ///
  /// - Parameters:
  ///   - fit: what was asked for.
  ///   - command: what was typed.
  ///   - add: writes the block.
  static func offering(
    _ refusal: EditRefusal,
    instead fit: BlockFit,
    _ command: [String],
    in vault: EditedVault,
    _ add: (inout EditedVault, BlockFit) throws(EditRefusal) -> Void
  ) -> EditRefusal {
    guard case .exact = fit, refusal.isTimeTaken, refusal.commands.isEmpty else { return refusal }
    var refusal = refusal
    for (other, option) in [(BlockFit.nearest, nearest), (.overlap, overlap)] {
      var copy = vault
      guard (try? add(&copy, other)) != nil else { continue }
      refusal.commands.append(command + [option.syntax.spelling])
    }
    return refusal
  }

  /// Runs a command on the block that was named.
  ///
  /// - Parameter words: what says when, for a command that does it with a task that is no block.
  static func run(
    _ invocation: Invocation,
    _ console: Console,
    to other: NamedDay? = nil,
    words: [String] = [],
    _ change: (inout EditedVault, Thing) throws(EditRefusal) -> Void
  ) -> ExitCode {
    let name = invocation[name]
    return EditSession.run(
      invocation,
      console,
      names: (try? TimePhrase.time(name)) == nil ? [name] : [],
      days: days(invocation, other)
    ) {
      vault throws(EditRefusal) in
      let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
      let block: Thing
      do throws(EditRefusal) {
        let before = vault
        block = try vault.block(named: name, on: date, in: invocation[EditSession.scope]) { named in
          // Of several of a name those are offered with which it can be done.
          var copy = before
          guard let other = try? copy.block(named: named, on: date), (try? change(&copy, other)) != nil else { return nil }
          return invocation.command + [named] + words + (date.map { ["--on", $0.description] } ?? [])
        }
      } catch {
        guard error.choice == nil, error.candidates.count < 2, let task = try? vault.dayTask(named: name) else { throw error }
        throw EditRefusal(
          BlockCommandMessage.isTaskWithoutTime(task.title, at: try vault.place(of: task)),
          help: .scheduleGivesTime,
          commands: [["schedule", task.title] + (words.isEmpty ? ["15:00"] : words)]
        )
      }
      try change(&vault, block)
    }
  }

  /// The days that are read.
  ///
  /// - Parameter other: one that is named besides that of the block.
  static func days(_ invocation: Invocation, _ other: NamedDay? = nil) -> (CivilDate) -> ClosedRange<CivilDate>? {
    { today in
      let named = [invocation[day], other].compactMap { $0?.date(from: today) }
      return ([today] + named).reduce(today, min)...CivilDate.latest
    }
  }
}

/// `tidemark block add`
enum BlockAddCommand {
  private static let text = Operand.one("TEXT", BlockAddHelp.text)
  private static let when = Operand.when(BlockAddHelp.when)
  private static let at = EditOptions.times("at", BlockAddHelp.at)
  private static let length = EditOptions.minutes("for", BlockAddHelp.length)
  private static let day = EditOptions.day("on", BlockAddHelp.day).known(as: "day")

  static let command = Command(
    "add",
    BlockAddHelp.summary,
    discussion: BlockAddHelp.discussion,
    operands: [text, when],
    options: [at, length, day, BlockCommand.nearest, BlockCommand.overlap] + EditSession.options,
    examples: [
      Example("tidemark block add \"Deep work\" 9:00-10:30", BlockAddHelp.planMorning),
      Example("tidemark block add \"9:00-11:00 Deep work\"", BlockAddHelp.asWritten),
      Example("tidemark block add \"Deep work\" --at 9:00 --for 90m", BlockAddHelp.withOptions),
      Example("tidemark block add \"Swim (color: blue, notify: start)\" --at 18:00 --on thu", BlockAddHelp.planEvening),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      days: { today in
        [invocation[day], invocation[when].day].compactMap { $0?.date(from: today) }.reduce(today, min)...CivilDate.latest
      }
    ) { vault throws(EditRefusal) in
      let isSaid =
        !invocation[when].texts.isEmpty || invocation.isGiven(day) || invocation.isGiven(at) || invocation.isGiven(length)
      // `block add 10:00-11:00`: a block that has no words yet.
      let isTimed = !invocation[when].texts.isEmpty || invocation.isGiven(at)
      let isBare = !isTimed && invocation[text].contains(":") && ((try? WhenPhrase(invocation[text]))?.time) != nil
      let times = isBare ? WhenWords(texts: [invocation[text]], direction: .ahead) : invocation[when]
      let written = try isSaid || isBare ? nil : WrittenWhen(invocation[text], in: vault)
      let read = try CommandTimes(
        times,
        after: ["block", "add", invocation[text]],
        day: (written?.day.map { NamedDay(DayPhrase($0)) } ?? invocation[day], "--on"),
        time: (written?.time ?? invocation[at], "--at"),
        minutes: (written?.minutes ?? invocation[length], "--for"),
        in: vault
      )
      try read.refuseChange(times)
      let date = read.day ?? vault.today
      let words = written?.title ?? invocation[text]
      let start = read.time?.start ?? vault.settings.dayStarts
      let item = try isBare ? PlanItem(.block(.at(start)), text: "") : item(words, at: start, on: date, vault)
      let fit = try BlockCommand.fit(invocation)
      let block: Thing
      do throws(EditRefusal) {
        block = try vault.addBlock(item, at: read.time?.start, minutes: read.minutes, on: date, fit)
      } catch {
        let command =
          ["block", "add", invocation[text]] + invocation[when].texts + invocation.typed([at, length, day]).joined()
        throw BlockCommand.offering(error, instead: fit, command, in: vault) { vault, fit throws(EditRefusal) in
          try vault.addBlock(item, at: read.time?.start, minutes: read.minutes, on: date, fit)
        }
      }
      if let written { vault.note(written.echo(vault.settings.clock)) }
      read.noteWhatIsOver(on: date, for: block.title, &vault)
      try EditCheck(vault).check(allowing: BlockCommand.allowed(invocation))
    }
  }

  /// The block that a text is, at a time.
  static func item(
    _ text: String,
    at start: TimeOfDay,
    on date: CivilDate,
    _ vault: EditedVault
  ) throws(EditRefusal) -> PlanItem {
    let words = text.onOneLine
    guard !words.isEmpty else { throw EditRefusal(BlockCommandMessage.noWords) }
    let box = ["[ ] ", "[x] ", "[-] "].first(where: words.hasPrefix) ?? ""
    let line = "\(box)\(start) \(words.dropFirst(box.count))"
    let item = try LineCheck(vault).item(line, in: .day, below: "\(date) \(date.weekday.title)")
    // Words that go on with the time, such as “- 11:00”, stay words.
    let plain = PlanItem(.block(.at(start)), text: words)
    return item.flatMap { $0.content == plain.content ? $0 : nil } ?? plain
  }
}

/// `tidemark block move`
enum BlockMoveCommand {
  private static let when = Operand.when(BlockMoveHelp.when)
  private static let toDay = EditOptions.day("to", BlockMoveHelp.toDay).known(as: "to-day")
  private static let at = EditOptions.times("at", BlockMoveHelp.at)
  private static let length = EditOptions.minutes("for", BlockMoveHelp.length)

  static let command = Command(
    "move",
    BlockMoveHelp.summary,
    discussion: BlockMoveHelp.discussion,
    operands: [BlockCommand.name, when],
    options: [toDay, at, length, BlockCommand.nearest, BlockCommand.overlap, BlockCommand.day, EditSession.scope]
      + EditSession.options,
    examples: [
      Example("tidemark block move \"Deep work\" 14:00", BlockMoveHelp.toAfternoon),
      Example("tidemark block move \"Deep work\" 14:00-15:00", BlockMoveHelp.withEnd),
      Example("tidemark block move \"Deep work\" +30m", BlockMoveHelp.halfHourLater),
      Example("tidemark block move 9:00 --to tomorrow", BlockMoveHelp.nineToTomorrow),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    BlockCommand.run(
      invocation,
      console,
      to: invocation[toDay] ?? invocation[when].day,
      words: invocation[when].texts
    ) { vault, block throws(EditRefusal) in
      let date = vault.date(of: block) ?? vault.today
      let read = try CommandTimes(
        invocation[when],
        after: ["block", "move", invocation[BlockCommand.name]],
        day: (invocation[toDay], "--to"),
        time: (invocation[at], "--at"),
        minutes: (invocation[length], "--for"),
        in: vault,
        standard: date
      )
      guard read.day != nil || read.time != nil || read.minutes != nil || read.change ?? 0 != 0 else {
        throw EditRefusal(
          BlockCommandMessage.nothingSaid,
          help: .sayWhere(block.title),
          commands: [["block", "move", invocation[BlockCommand.name], "15:00"]]
        )
      }
      let fit = try BlockCommand.fit(invocation)
      let start = try read.change.flatMap { $0 == 0 ? nil : $0 }.map { change throws(EditRefusal) in
        try vault.start(of: block, later: change)
      }
      do throws(EditRefusal) {
        try vault.moveBlock(block, to: read.day, at: start ?? read.time?.start, minutes: read.minutes, fit)
      } catch {
        let options = invocation.typed([toDay, at, length, BlockCommand.day, EditSession.scope]).joined()
        let command = ["block", "move", invocation[BlockCommand.name]] + invocation[when].texts + options
        throw BlockCommand.offering(error, instead: fit, command, in: vault) { vault, fit throws(EditRefusal) in
          try vault.moveBlock(block, to: read.day, at: start ?? read.time?.start, minutes: read.minutes, fit)
        }
      }
      read.noteWhatIsOver(on: read.day ?? date, for: block.title, &vault)
    }
  }
}

/// `tidemark block extend`
enum BlockExtendCommand {
  /// How a block is to end.
  private enum End {
    case later(LengthPhrase)
    case at(TimeOfDay)

    /// - Parameter start: when the block begins. A time with a colon after it is its end; before it, `1:30` is a length.
    init(_ text: String, after start: TimeOfDay) throws(PhraseProblem) {
      let words = text.split(separator: " ").map { $0.lowercased() }
      // Figures alone, as in `0`, are minutes.
      let isLength = !text.contains(":") && ((try? LengthPhrase(text)) != nil || text.allSatisfy(\.isNumber))
      if let end = try? TimePhrase.end(text), start < end, !isLength {
        self = .at(end)
        return
      }
      if let first = words.first, ["to", "until", "till"].contains(first), words.count > 1 {
        self = .at(try TimePhrase.end(words.dropFirst().joined(separator: " ")))
      } else {
        self = .later(try LengthPhrase(words.drop { $0 == "by" }.joined(separator: " ")))
      }
    }
  }

  private static let length = Operand.many("LENGTH", BlockExtendHelp.length)

  static let command = Command(
    "extend",
    BlockExtendHelp.summary,
    discussion: BlockExtendHelp.discussion,
    operands: [BlockCommand.name, length],
    options: [BlockCommand.day, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark block extend \"Deep work\"", BlockExtendHelp.fiveMinutesMore),
      Example("tidemark block extend \"Deep work\" 30m", BlockExtendHelp.halfHourMore),
      Example("tidemark block extend \"Deep work\" 14:30", BlockExtendHelp.withEnd),
      Example("tidemark block extend \"Deep work\" -15m", BlockExtendHelp.quarterHourLess),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    BlockCommand.run(invocation, console) { vault, block throws(EditRefusal) in
      switch try end(invocation[length], of: block, named: invocation[BlockCommand.name], vault) {
      case nil: try vault.extendBlock(block, by: 5)
      case .later(let length)?: try vault.extendBlock(block, by: length.minutes)
      case .at(let end)?: try vault.extendBlock(block, to: end)
      }
    }
  }

  private static func end(
    _ words: [String],
    of block: Thing,
    named name: String,
    _ vault: EditedVault
  ) throws(EditRefusal) -> End? {
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    let start = try vault.start(of: block, later: 0)
    do throws(PhraseProblem) {
      return try End(text, after: start)
    } catch {
      var refusal = EditRefusal(problem: error.refusal(about: text, .length).problem)
      // `block extend Desk tomorrow 30m`: which day it is on is said by an option.
      let places = words.indices.dropFirst().filter { (try? DayPhrase(words[..<$0].joined(separator: " "))) != nil }
      if let place = places.last, (try? End(words[place...].joined(separator: " "), after: start)) != nil {
        refusal.advice = Told(BlockCommandMessage.optionNamesDay)
        refusal.commands = [
          ["block", "extend", name] + words[place...] + ["--on", words[..<place].joined(separator: " ")]
        ]
      }
      throw refusal
    }
  }
}

/// `tidemark block split`
enum BlockSplitCommand {
  private static let when = Operand.when(BlockSplitHelp.when)
  private static let at = EditOptions.time("at", BlockSplitHelp.at)

  static let command = Command(
    "split",
    BlockSplitHelp.summary,
    discussion: BlockSplitHelp.discussion,
    operands: [BlockCommand.name, when],
    options: [at, BlockCommand.day, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark block split \"Deep work\"", BlockSplitHelp.inMiddle),
      Example("tidemark block split School 12:30", BlockSplitHelp.atLunch),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    BlockCommand.run(invocation, console, words: invocation[when].texts) { vault, block throws(EditRefusal) in
      try vault.splitBlock(block, at: time(invocation))
    }
  }

  /// When the second begins, of the words after the name or of the option.
  private static func time(_ invocation: Invocation) throws(EditRefusal) -> TimeOfDay? {
    let words = invocation[when]
    guard let phrase = try words.phrase(after: ["block", "split", invocation[BlockCommand.name]]) else { return invocation[at] }
    let text = words.texts.joined(separator: " ")
    guard let time = phrase.time, time.end == nil, phrase.day == nil, phrase.minutes == nil, phrase.change == nil,
      phrase.minutesFromNow == nil
    else { throw EditRefusal(BlockCommandMessage.isNotOneTime(text), help: .saySecondBeginning) }
    guard !invocation.isGiven(at) else {
      throw EditRefusal(BlockCommandMessage.sayTheSame(text), help: .leaveOutOne)
    }
    return time.start
  }
}

/// `tidemark block remove`
enum BlockRemoveCommand {
  private static let name = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "BLOCK"),
      summary: Told(BlockRemoveHelp.name),
      isRequired: true,
      isRepeatable: false,
      joinsWords: true
    )
  ) { $0[0] }

  static let command = Command(
    "remove",
    BlockRemoveHelp.summary,
    discussion: BlockRemoveHelp.discussion,
    operands: [name],
    options: [BlockCommand.day, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark block remove \"Deep work\"", BlockRemoveHelp.fromToday),
      Example("tidemark block remove Train 22:30", BlockRemoveHelp.ofSeveral),
      Example("tidemark block remove Lunch fri", BlockRemoveHelp.leaveOut),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    let name = invocation[name]
    let dayed = invocation.isGiven(BlockCommand.day) ? nil : (try? DayedName(name)).flatMap(\.self)
    return EditSession.run(
      invocation,
      console,
      names: (try? TimePhrase.time(name)) == nil ? [name] : [],
      days: BlockCommand.days(invocation, dayed?.day)
    ) { vault throws(EditRefusal) in
      let scope = invocation[EditSession.scope]
      let isWhole =
        invocation.isGiven(BlockCommand.day) || vault.hasItem(called: name) { [.block, .routine].contains($0.type) }
      if !isWhole, let dayed = try DayedName(name) {
        try vault.check(dayed.day)
        let date = vault.day(dayed.day)
        try vault.removeBlock(named: dayed.name, on: date, in: scope)
        if let date, !dayed.day.phrase.isWritten {
          vault.note(BlockCommandMessage.read(dayed.day.phrase.text, date))
        }
      } else {
        try vault.removeBlock(named: name, on: vault.day(invocation[BlockCommand.day]), in: scope)
      }
      try EditCheck(vault).check()
    }
  }
}
