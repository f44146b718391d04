import Diagnostics
import Languages
import Outline
import SourceText
import Vault
import Workspace

/// A person's own settings, which hold in every vault: how output looks, and which vault is meant outside of any. They say nothing
/// about what a file means (docs/configuration.md).
struct Configuration: Hashable, Sendable {
  /// A setting, which has the name of the option that it stands for.
  enum Key: String, CaseIterable, Sendable {
    case color, pager, language, vault
  }

  /// When words are set off by color, where neither `--color` nor `NO_COLOR` says.
  var color: ColorChoice?
  /// The program that shows long output, where `PAGER` does not say; empty for none.
  var pager: String?
  /// The folder of a vault, absolute: where a command works that is in none.
  var vault: String?
  /// In which language messages are, where neither `--lang` nor `TIDEMARK_LANG` says.
  var language: Language?
  /// What is wrong in the file: a line for people each.
  var problems: [Told] = []

  /// Nothing but defaults.
  static let none = Configuration()

  /// The file as the documents name it.
  static let shownPath = "~/.config/tidemark/config.yaml"

  /// The languages as they are written; a region behind one is read, too.
  private static let languages = ["en", "es", "fr"]
}

extension Configuration {
  /// What the person's file says; nothing but defaults where there is none.
  ///
  /// - Parameter environment: the value of a variable; nil where it is missing.
  init(_ environment: (String) -> String?) {
    self.init()
    guard let path = Configuration.path(environment) else { return }
    switch FileSystem.read(path, limit: FileSet.limit) {
    case .success(let bytes): self = Configuration(bytes, path: path, home: environment("HOME"))
    case .failure(.notFound): break
    case .failure(let error): problems = [Told(error.told(about: path))]
    }
  }

  /// `$XDG_CONFIG_HOME/tidemark/config.yaml`, or below `~/.config`; what is no absolute path does not count (XDG Base Directory
  /// Specification).
  static func path(_ environment: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { FileSystem.path(of: ".config", in: $0) }
    return folder.map { FileSystem.path(of: "tidemark/config.yaml", in: $0) }
  }

  /// Reads the YAML of a file.
  ///
  /// - Parameters:
  ///   - path: the file, for messages.
  ///   - home: the person's home, for a path that begins with `~/`.
  init(_ bytes: [UInt8], path: String, home: String?) {
    // The reader of front matter reads what is between two lines `---`; one that the file begins with is the first of them.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let isFenced = bytes.starts(with: "---\n".utf8) || bytes.starts(with: "---\r\n".utf8)
    let head = Array((isFenced ? "" : "---\n").utf8)
    let document = Document(reading: SourceText(head + bytes + Array("\n---\n".utf8)))
    let lineCount = bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
    func place(_ offset: Int) -> String {
      let position = document.source.position(at: offset)
      // What is missing at the end of the file is missing on its last line.
      let line = min(position.line - (isFenced ? 0 : 1), max(lineCount, 1))
      return "\(ControlCharacters.escaping(path)):\(line)"
    }
    for problem in document.problems {
      guard let flaw = Configuration.flaw(of: problem.kind) else { continue }
      problems.append(Told(ConfigurationMessage.isWrong(at: place(problem.range.lowerBound), flaw)))
    }
    for property in document.properties.entries {
      if let problem = take(property, home: home) {
        problems.append(Told(ConfigurationMessage.isWrong(at: place(property.nameRange.lowerBound), problem)))
      }
    }
  }

  private static func flaw(of problem: OutlineProblem.Kind) -> ConfigurationFlaw? {
    switch problem {
    case .invalidUTF8: .isNotUTF8
    case .frontMatterUnreadable(let words): .isNotYAML(words)
    case .duplicateProperty(let name): .isSetAlready(ControlCharacters.escaping(name))
    default: nil
    }
  }

  /// Takes a setting, or says what is wrong with it and what to write.
  private mutating func take(_ property: Property, home: String?) -> ConfigurationFlaw? {
    guard let key = Key(rawValue: property.name) else {
      let names = Key.allCases.map(\.rawValue)
      let nearest = nearestWord(to: property.name, in: names)
      return .isNoSetting(ControlCharacters.escaping(property.name), meant: nearest, of: names)
    }
    guard let text = property.text else { return .takesOneValue(key.rawValue) }
    switch key {
    case .color:
      color = ColorChoice(rawValue: text)
      return color == nil ? Configuration.wrong(text, key, ColorChoice.allCases.map(\.rawValue)) : nil
    case .language:
      language = Language(tag: text)
      return language == nil ? Configuration.wrong(text, key, Configuration.languages) : nil
    case .pager: pager = text == "none" ? "" : text
    case .vault:
      vault = Configuration.expanded(text, home: home)
      return vault == nil ? .isNoPath(ControlCharacters.escaping(text), of: key.rawValue) : nil
    }
    return nil
  }

  private static func wrong(_ text: String, _ key: Key, _ choices: [String]) -> ConfigurationFlaw {
    let nearest = nearestWord(to: text, in: choices)
    return .isNoValue(ControlCharacters.escaping(text), of: key.rawValue, meant: nearest, choices: choices)
  }

  /// An absolute path, also of one in the person's home; nil for another.
  static func expanded(_ path: String, home: String?) -> String? {
    if path.hasPrefix("/") { return path }
    guard let home, path == "~" || path.hasPrefix("~/") else { return nil }
    return home + path.dropFirst()
  }
}

extension Configuration {
  /// The same command line, with the settings for options that are not given. What the environment says goes before them.
  func applied(to invocation: Invocation, _ console: Console) -> Invocation {
    var invocation = invocation
    if let color, !console.declinesColor { invocation.give(SharedOptions.color, color.rawValue) }
    if let vault = standardVault { invocation.give(SharedOptions.vault, vault) }
    return invocation
  }

  /// The vault for where one is in none and the environment names none.
  private var standardVault: String? {
    guard let vault, ProgramName.environment(NoVault.variable) == nil, VaultRoot.find(from: ".") == nil else { return nil }
    return vault
  }

  /// Where a vault is looked for that no option names: here, else where the variable or the setting says.
  var standardPath: String { standardVault ?? NoVault.standardPath }
}

/// What is wrong in a person's settings. Texts of the file are safe to show.
enum ConfigurationFlaw: Message {
  case isNotUTF8
  /// What the reader of YAML says, in its own words.
  case isNotYAML(String?)
  case isSetAlready(String)
  case isNoSetting(String, meant: String?, of: [String])
  case takesOneValue(String)
  case isNoValue(String, of: String, meant: String?, choices: [String])
  case isNoPath(String, of: String)
}

/// Where something is wrong in a person's settings.
enum ConfigurationMessage: Message {
  /// `~/.config/tidemark/config.yaml:1: “colour” is not a setting; did you mean “color”?`
  case isWrong(at: String, ConfigurationFlaw)
}
