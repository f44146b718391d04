package import Vault

extension VaultPlans {
  /// The titles of the projects, in the order of the vault, without markup.
  package var projectTitles: [String] { projects.map { ShownText.line($0.record.title) } }

  /// Likewise of the rituals.
  package var ritualTitles: [String] { rituals.map { ShownText.line($0.record.title) } }

  /// What a question asks for with a page, and with a ritual.
  package func questionFile(ofPage index: Int) -> Question.File { Question.File(pages[index].record) }
  package func questionFile(ofRitual index: Int) -> Question.File { Question.File(rituals[index].record) }
}

extension Question.File {
  fileprivate init(_ record: VaultRecord) { self.init(path: record.path, title: ShownText.line(record.title)) }
}
