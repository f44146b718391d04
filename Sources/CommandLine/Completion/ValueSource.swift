import Outline

/// Where the candidates for a value come from.
enum ValueSource: Hashable, Sendable {
  /// A few words that are known.
  case fixed([String])
  /// What `docs/commands.md` says of days, periods, times and lengths.
  case days, periods, months, years, times, lengths
  case rules, topics, commands, keys
  /// What the program brings along, and what the vault has besides.
  case templates, presets
  /// Paths, which the shell knows best.
  case files, folders
  /// The titles of files of some kinds, and their paths.
  case titles(Set<DocumentKind>)
  /// Headings of pages; of any files; of files of stacks.
  case sections, headings, stacks
  /// The time blocks of a day.
  case blocks
  case tags, categories
  case items(ItemChoice)

  /// What all that has a name in a vault is.
  static let things: [ValueSource] = [.titles(Set(DocumentKind.allCases)), .headings, .items(.any)]

  /// Whether the files of a vault are read for it.
  var isLive: Bool {
    switch self {
    case .fixed, .days, .periods, .months, .years, .times, .lengths, .rules, .topics, .commands, .keys, .files, .folders: false
    case .templates, .presets, .titles, .sections, .headings, .stacks, .blocks, .tags, .categories, .items: true
    }
  }

  /// The kinds of files that are read for it.
  var kinds: Set<DocumentKind> {
    switch self {
    case .titles(let kinds): kinds
    case .sections: [.page]
    case .headings: [.page, .project, .stacks, .activities]
    case .stacks: [.stacks]
    case .blocks: [.day]
    case .tags: Set(DocumentKind.allCases)
    case .categories: [.ritual, .activities]
    case .items(let choice): choice.kinds
    case .fixed, .days, .periods, .months, .years, .times, .lengths, .rules, .topics, .commands, .keys, .files, .folders,
      .templates, .presets:
      []
    }
  }
}
