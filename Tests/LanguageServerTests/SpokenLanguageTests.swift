import Diagnostics
import Languages
import TestSupport
import Testing

@testable import LanguageServer

/// In which language an editor's person is told things.
@Suite struct SpokenLanguageTests {
  private static let address = "untitled:1"
  private static let text = "---\nkind: page\n---\n\n# Tide\n\n- [ ] Tea (du: 2026-12-01)\n"

  private static func string(_ json: JSON?) -> String {
    if case .string(let text)? = json { text } else { "" }
  }

  private static let chosen: [(locale: JSON?, language: Language?, problem: String)] = [
    (nil, nil, "“du” is not a key"), (nil, .spanish, "“du” no es una clave"),
    (.null, .french, "«\u{A0}du\u{A0}» n’est pas une clé"), ("es-MX", nil, "“du” no es una clave"),
    ("es", .french, "“du” no es una clave"), ("fr-CA", nil, "«\u{A0}du\u{A0}» n’est pas une clé"),
    ("fr_FR", .spanish, "«\u{A0}du\u{A0}» n’est pas une clé"), ("en-US", .spanish, "“du” is not a key"),
    ("de-DE", .spanish, "“du” no es una clave"), ("de", nil, "“du” is not a key"),
    ("", .french, "«\u{A0}du\u{A0}» n’est pas une clé"),
  ]

  /// The editor's language counts before that of the program, if Tidemark speaks it.
  @Test(arguments: chosen)
  func theEditorSaysWhich(locale: JSON?, language: Language?, problem: String) throws {
    var scene = ServerScene(encodings: [], language: language, locale: locale)
    let findings = JSON.published(scene.open(Self.address, Self.text), Self.address)?["diagnostics"]?.elements ?? []
    let message = Self.string(try #require(findings.first)["message"])
    #expect(message.split(separator: "\n").first.map(String.init) == problem)
  }

  @Test func aLocaleOfAnotherTypeIsRefused() {
    var scene = ServerScene()
    #expect(scene.ask("initialize", ["capabilities": [:], "locale": 7]).errorCode == -32602)
  }

  @Test(arguments: [
    ("es-MX", "pages/sea.md", "Read", ["Racha de 2, la más larga de 2", "Sigue: sáb 21 nov 2026, dom 22 nov 2026"]),
    ("es-MX", "pages/sea.md", "Rent", ["Pendiente desde el dom 1 nov 2026, hace 19 días", "Sigue: mar 1 dic 2026"]),
    ("es-MX", "projects/thesis.md", "Draft", ["Vence el vie 27 nov 2026, en 7 días", "1 de 2 pasos hechos"]),
    ("es-MX", "projects/thesis.md", "Print", ["Planeada para el vie 20 nov 2026, hoy; el mar 24 nov 2026, en 4 días"]),
    ("es-MX", "projects/thesis.md", "Thesis", ["1 de 3 tareas hechas"]),
    ("es-MX", "projects/thesis.md", "due", ["**due**: El día en que vence.", "Es una fecha, como 2026-11-20."]),
    ("es-MX", "days/2026-11-20.md", "Friday", ["Viernes, hoy", "Tiempo libre: "]),
    ("es-MX", "days/2026-11-20.md", "Work", ["Dura 1 h 30 min"]),
    ("es-MX", "rituals/tea.md", "Boil", ["2 de 28 en este arco", "Día 5 de 28, quedan 23 días"]),
    ("es-MX", "pages/sea.md", "House (", ["19 días"]),
    (
      "fr-CA", "pages/sea.md", "Read",
      ["Série de 2, la plus longue de 2", "Ensuite\u{A0}: sam. 21 nov. 2026, dim. 22 nov. 2026"]
    ),
    ("fr-CA", "pages/sea.md", "Rent", ["À faire depuis le dim. 1er nov. 2026, il y a 19 jours"]),
    ("fr-CA", "projects/thesis.md", "Draft", ["À faire le ven. 27 nov. 2026, dans 7 jours", "1 étape faite sur 2"]),
    ("fr-CA", "projects/thesis.md", "due", ["**due**\u{A0}: Le jour de l’échéance.", "C’est une date, comme 2026-11-20."]),
    ("fr-CA", "days/2026-11-20.md", "Friday", ["Vendredi, aujourd’hui", "Temps libre\u{A0}: "]),
    ("fr-CA", "rituals/tea.md", "Boil", ["2 sur 28 dans cet arc", "Jour 5 sur 28, 23 jours restants"]),
    ("fr-CA", "rituals/tea.md", "category", ["**category**\u{A0}: La catégorie à laquelle appartient le rituel."]),
  ])
  func whatIsCountedIsTold(locale: String, name: String, words: String, parts: [String]) throws {
    var vault = try VaultScene(locale: locale)
    let found = Self.string(try vault.ask("textDocument/hover", name, at: words, 1)?["contents"]?["value"])
    for part in parts { #expect(found.contains(part), "\(found)") }
  }

  @Test(arguments: [
    ("es-MX", "pages/sea.md", ["racha de 2", "pendiente desde el dom 1 nov 2026", "19 días"]),
    ("es-MX", "projects/thesis.md", ["vence en 7 días"]),
    ("es-MX", "days/2026-11-20.md", ["1 h 30 min, luego 30 min de tiempo libre", "1 h"]),
    ("fr-CA", "pages/sea.md", ["série de 2", "à faire depuis le dim. 1er nov. 2026", "19 jours"]),
    ("fr-CA", "projects/thesis.md", ["à faire dans 7 jours"]),
    ("fr-CA", "days/2026-11-20.md", ["1 h 30 min, puis 30 min de temps libre", "1 h"]),
  ])
  func hintsAreTold(locale: String, name: String, expected: [String]) throws {
    var vault = try VaultScene(locale: locale)
    let all = ServerScene.range(TextPosition(line: 0, character: 0), TextPosition(line: 99, character: 0))
    let hints = vault.ask("textDocument/inlayHint", name, [("range", all)])?.elements ?? []
    #expect(hints.map { Self.string($0["label"]) } == expected)
  }

  @Test(arguments: [
    ("es-MX", "projects/thesis.md", "Print", ["Marcar como hecho hoy", "Descartar", "Planear para hoy", "Mover a “House”"]),
    ("es-MX", "pages/sea.md", "Kite", ["Restaurar"]), ("es-MX", "activities.md", "Sail", ["Registrar hoy"]),
    ("fr-CA", "rituals/tea.md", "Boil", ["Marquer comme fait aujourd’hui", "Sauter aujourd’hui"]),
    (
      "fr-CA", "projects/thesis.md", "Print",
      ["Marquer comme fait aujourd’hui", "Abandonner", "Prévoir pour aujourd’hui", "Déplacer vers «\u{A0}House\u{A0}»"]
    ),
  ])
  func whatCanBeDoneIsOffered(locale: String, name: String, words: String, expected: [String]) throws {
    var vault = try VaultScene(locale: locale)
    let position = try vault.position(name, words).json
    let context: JSON = ["diagnostics": [], "only": ["refactor"]]
    let range: JSON = ["start": position, "end": position]
    let actions = vault.ask("textDocument/codeAction", name, [("range", range), ("context", context)])?.elements ?? []
    #expect(actions.map { Self.string($0["title"]) } == expected)
  }

  @Test(arguments: [
    ("es-MX", "projects/house.md", ["Planear para mañana"]), ("fr-CA", "projects/house.md", ["Prévoir pour demain"]),
    ("es-MX", "activities.md", ["Registrar hoy"]), ("fr-CA", "activities.md", ["Noter au journal aujourd’hui"]),
  ])
  func lensesStandAboveTheirLines(locale: String, name: String, expected: [String]) throws {
    var vault = try VaultScene(locale: locale)
    let lenses = vault.ask("textDocument/codeLens", name)?.elements ?? []
    #expect(lenses.map { Self.string($0["command"]?["title"]) } == expected)
  }

  @Test(arguments: [
    ("es-MX", ["Escribir “due”", "Permitir unknown-key aquí", "Permitir unknown-key en este archivo"]),
    ("fr-CA", ["Écrire «\u{A0}due\u{A0}»", "Permettre unknown-key ici", "Permettre unknown-key dans ce fichier"]),
  ])
  func fixesAreNamed(locale: String, expected: [String]) throws {
    var scene = ServerScene(encodings: [], capabilities: VaultScene.capabilities, locale: .string(locale))
    _ = scene.open(Self.address, Self.text)
    let range = ServerScene.range(TextPosition(line: 6, character: 0), TextPosition(line: 6, character: 99))
    let answer = scene.ask(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(Self.address)], "range": range, "context": ["diagnostics": [], "only": ["quickfix"]]]
    )
    let titles = (answer["result"]?.elements ?? []).map { Self.string($0["title"]) }
    for title in expected { #expect(titles.contains(title), "\(titles)") }
  }

  /// Each row: a language, a line with a bar where the cursor is, what is offered, and what is said of it.
  @Test(arguments: [
    ("es-MX", "- [ ] Tea (due: |)\n", "tomorrow", "2026-11-21, sábado, mañana"),
    ("es-MX", "- [ ] Tea (pri|)\n", "priority", "Qué tanto importa"),
    ("es-MX", "- [ ] Tea (every: fr|)\n", "fri", "toca el viernes, hoy"),
    ("es-MX", "- Tea #cold\n- Ebb #c|\n", "cold", "etiqueta"),
    ("fr-CA", "- [ ] Tea (due: |)\n", "tomorrow", "2026-11-21, samedi, demain"),
    ("fr-CA", "- [ ] Tea (pri|)\n", "priority", "À quel point c’est important"),
    ("fr-CA", "- [ ] Tea (every: fr|)\n", "fri", "à faire vendredi, aujourd’hui"),
    ("fr-CA", "- Tea #cold\n- Ebb #c|\n", "cold", "mot-clé"),
  ])
  func whatIsOfferedIsExplained(locale: String, line: String, label: String, detail: String) throws {
    let parts = ("---\nkind: page\n---\n\n# Tide\n\n" + line).split(separator: "|", omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    var scene = ServerScene(encodings: ["utf-8"], locale: .string(locale))
    _ = scene.open(Self.address, parts.joined())
    let position = TextPosition(line: lines.count - 1, character: lines.last?.utf8.count ?? 0).json
    let answer = scene.ask("textDocument/completion", ["textDocument": ["uri": .string(Self.address)], "position": position])
    let item = (answer["result"]?["items"]?.elements ?? []).first { $0["label"] == .string(label) }
    #expect(Self.string(item?["detail"]) == detail)
  }

  @Test(arguments: [("es-MX", "proyecto", "sección"), ("fr-CA", "projet", "section")])
  func symbolsSayWhatTheyAre(locale: String, file: String, section: String) throws {
    var vault = try VaultScene(locale: locale)
    let root = try #require(vault.ask("textDocument/documentSymbol", "projects/thesis.md")?.elements.first)
    #expect(Self.string(root["detail"]) == file)
    #expect(Self.string(root["children"]?.elements.last?["detail"]) == section)
    let found = vault.scene.ask("workspace/symbol", ["query": "Thesis"])["result"]?.elements ?? []
    #expect(Self.string(found.first?["containerName"]) == file)
  }

  @Test(arguments: [("es-MX", "Semana del 2026-11-16 al 2026-11-22"), ("fr-CA", "Semaine du 2026-11-16 au 2026-11-22")])
  func daysAreShown(locale: String, words: String) throws {
    let opens: [(String, JSON)] = [("workspace", ["textDocumentContent": [:]])]
    var vault = try VaultScene(open: ["pages/sea.md"], capabilities: opens, locale: locale)
    let answer = vault.scene.ask("workspace/textDocumentContent", ["uri": "tidemark:week"])
    let text = Self.string(answer["result"]?["text"])
    #expect(text.contains(words), "\(text)")
  }

  /// A person is told why a command is not done; whoever works on an editor reads English.
  @Test(arguments: [
    ("es-MX", "ahí no hay nada con nombre"), ("fr-CA", "il n’y a là rien qui ait un nom"), ("en", "nothing has a name there"),
  ])
  func aRefusalIsToldAndAnErrorOfTheProtocolIsEnglish(locale: String, words: String) {
    let error = ResponseError(.init(CommandRefusal.isNameless))
    #expect(error.message == "nothing has a name there")
    #expect(Self.string(error.json(in: Language(tag: locale) ?? .english)["message"]) == words)
    var scene = ServerScene(encodings: [], locale: .string(locale))
    #expect(Self.string(scene.ask("tide/ebb")["error"]?["message"]) == "there is no request “tide/ebb”")
  }
}
