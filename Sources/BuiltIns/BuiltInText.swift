package import Languages

/// A text of the program's own in each language: what is written into a vault, or what is told of it.
struct BuiltInText: Message {
  let english: String
  let spanish: String
  let french: String

  /// What a person gets to write in. The made-up language tells things in other letters, but writes no file in them.
  func file(in language: Language) -> String {
    language.choose(english: english, spanish: spanish, french: french)
  }
}

extension BuiltInTemplates {
  /// A template as it is generated.
  struct Source {
    var name: String
    var summary: BuiltInText
    var text: BuiltInText
  }

  /// By which they are chosen in each language, the default first.
  package static let names = sources.map(\.name)

  /// The templates in a language, the default first.
  package static func all(in language: Language) -> [PageTemplate] {
    sources.map { PageTemplate(name: $0.name, summary: language.say($0.summary), text: $0.text.file(in: language)) }
  }
}

extension BuiltInPresets {
  /// A preset as it is generated.
  struct Source {
    var name: String
    var text: BuiltInText
  }

  /// By which they are chosen in each language.
  package static let names = sources.map(\.name)

  /// The presets in a language, by name.
  package static func all(in language: Language) -> [RitualPreset] {
    sources.map { RitualPreset(name: $0.name, text: $0.text.file(in: language)) }
  }
}

extension BuiltInVaults {
  /// The vault that a person begins with, in a language.
  package static func first(in language: Language) -> VaultTemplate {
    language.choose(english: english, spanish: spanish, french: french)
  }
}
