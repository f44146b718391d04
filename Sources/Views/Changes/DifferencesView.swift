package import Changes
package import Diagnostics
package import Languages

/// `tidemark diff`: the facts that differ, file by file.
package struct DifferencesView: View {
  let files: [FileDifference]

  package init(_ files: [FileDifference]) { self.files = files }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let layout = ChangesLayout(width: width, in: language)
    return Array(files.map { layout.lines(of: $0) }.joined(separator: [StyledLine()]))
  }

  package func plain(in language: Language) -> [String] { files.flatMap { ChangesText.plain($0, in: language) } }
  package var json: JSON { .array(files.map { ChangesText.json($0) }) }
}
