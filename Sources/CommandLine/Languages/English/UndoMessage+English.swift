import Languages

private let language = Language.english

extension UndoMessage {
  var english: String {
    switch self {
    case .isKeptNowhere: "it is not known where commands are kept; set HOME or XDG_STATE_HOME"
    case .nothingToUndo: "no command is left to take back"
    case .nothingToRedo: "there is nothing to redo since the last command that wrote"
    case .onlyUndone(let count): "only \(count) can be taken back; nothing was written"
    case .onlyRedone(let count): "only \(count) can be done again; nothing was written"
    case .oneAtATime: "--dry-run and --json are for one command at a time"
    case .cannotUndo(let line, let reason):
      "\(language.quoted(line)) cannot be taken back, and nothing was written: \(reason.text(in: language))"
    case .cannotRedo(let line, let reason):
      "\(language.quoted(line)) cannot be done again, and nothing was written: \(reason.text(in: language))"
    case .undone(let line, let time, let distance):
      "undone: \(language.quoted(line)) of \(time)"
        + (distance.map { ", \(length(of: $0)) ago: the last command that wrote something" } ?? "")
    case .redone(let line, let time): "done again: \(language.quoted(line)) of \(time)"
    case .files(let count): "\(count) \(language.form(count, "file", "files"))"
    case .isNotKept(let reason): "written, but “tidemark undo” cannot take it back: \(reason.text(in: language))"
    }
  }

  private func length(of distance: UndoDistance) -> String {
    let days = distance.minutes / 1440
    return days > 0 ? "\(days) \(language.form(days, "day", "days"))" : language.lengthInFull(distance.minutes)
  }
}
