import Chronology
import Editing
import Languages
import Phrases
import Planner
import SourceText
import Vault
import Views
import Workspace

/// `tidemark note`
enum NoteCommand {
  private static let thing = Operand.one("THING|DAY", NoteHelp.thing)
  private static let text = Operand.many("TEXT", NoteHelp.text)

  static let command = Command(
    "note",
    NoteHelp.summary,
    discussion: NoteHelp.discussion,
    operands: [thing, text],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark note \"Bathroom tap\" Water off first", NoteHelp.belowTask),
      Example("tidemark note today \"Fog all day\"", NoteHelp.ofDay),
      Example("tidemark note \"Arc 2\" --in Tea \"With the new pot\"", NoteHelp.ofArc),
      Example("tidemark note \"Bathroom tap\"", NoteHelp.showNotes),
      Example("tidemark note Thesis -", NoteHelp.fromStandardInput),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    if invocation[thing] == FileSet.standardInput, invocation[text].isEmpty {
      return console.refuse(invocation, NoteCommandMessage.isNote(command: invocation.commandLine))
    }
    let words: String
    switch written(invocation[text]) {
    case .success(let text): words = text
    case .failure(let error):
      return console.refuse(invocation, error.told(about: "<stdin>"))
    }
    return EditSession.run(invocation, console, names: [invocation[thing]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let name = invocation[thing]
      let day = try invocation.isGiven(EditSession.scope) ? nil : day(name, in: vault)
      let note = NoteText(words)
      if invocation[text].isEmpty {
        return try show(day, name, in: invocation[EditSession.scope], &vault)
      }
      if let day {
        try vault.addNote(note, on: day)
      } else {
        try vault.addNote(note, to: try subject(name, in: invocation[EditSession.scope], vault, invocation[text]))
      }
      try EditCheck(vault).check()
    }
  }

  /// The words that are typed, or those on standard input.
  private static func written(_ words: [String]) -> Result<String, FileError> {
    guard words == [FileSet.standardInput] else { return .success(words.joined(separator: " ")) }
    return FileSystem.readStandardInput().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The day that a name says, where nothing else is called so.
  private static func day(_ name: String, in vault: EditedVault) throws(EditRefusal) -> CivilDate? {
    guard let day = try? NamedDay(name, .back), !vault.hasItem(called: name, where: { _ in true }) else { return nil }
    try vault.check(day)
    return vault.day(day)
  }

  private static func subject(
    _ name: String,
    in scope: String?,
    _ vault: EditedVault,
    _ text: [String] = []
  ) throws(EditRefusal) -> Thing {
    do throws(EditRefusal) {
      // Of several things of a name that of today is meant, and then a file.
      return try vault.subject(
        named: name,
        in: scope,
        preferring: [{ thing, _ in vault.date(of: thing) == vault.today }, { thing, _ in thing.isFile }]
      ) { _, item in
        item.map { $0.type.standsInList && $0.type != .link } ?? true
      }
    } catch {
      let isPlace = FileLine(name)?.path.hasSuffix(".md") ?? false
      guard error.candidates.isEmpty, error.help == nil, error.choice == nil, !isPlace else { throw error }
      var refusal = error
      refusal.advice = Told(NoteCommandMessage.noteOrAdd)
      let words = text == [FileSet.standardInput] ? name : ([name] + text).joined(separator: " ")
      refusal.commands = [["add", words], ["note", "today", words]]
      if let day = DoubtfulDay.nearest(to: name) { refusal.commands.insert(["note", day] + text, at: 0) }
      throw refusal
    }
  }

  private static func show(
    _ day: CivilDate?,
    _ name: String,
    in scope: String?,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let notes: [Note]
    if let day {
      notes = vault.notes(on: day)
      vault.note(notes.isEmpty ? NoteCommandMessage.noNotesOfDay(day) : .notesOfDay(day))
    } else {
      let thing = try subject(name, in: scope, vault)
      let place = try vault.place(of: thing)
      notes = vault.notes(of: thing)
      vault.note(notes.isEmpty ? NoteCommandMessage.noNotesOf(thing.title, at: place) : .notesOf(thing.title, at: place))
    }
    for line in Note("", .heading, notes: notes).lines.dropFirst() { vault.note(Told("  " + line)) }
  }
}

/// What the help of `note` says.
enum NoteHelp: Message {
  case thing, text, summary, discussion, belowTask, ofDay, ofArc, showNotes, fromStandardInput
}

/// What is told of the notes of a thing or a day.
enum NoteCommandMessage: Message {
  /// Where the sign for standard input stands for what the note is of.
  case isNote(command: String)
  case noteOrAdd
  /// What stands above the notes: `2026-11-20 Friday`
  case notesOfDay(CivilDate)
  case noNotesOfDay(CivilDate)
  case notesOf(String, at: String)
  case noNotesOf(String, at: String)
}
