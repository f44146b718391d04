import Outline
package import Planner

/// The colors of a vault's categories by their names. Where none is spelled alike, upper and lower case are the same (format,
/// *Categories*).
package struct CategoryLooks: Sendable {
  /// By name, and by name in lower case.
  private var colors: [String: Color] = [:]
  private var folded: [String: Color] = [:]

  package init(_ root: VaultPlan?) {
    for item in root?.content.topItems ?? [] where item.content == .category { add(item.color, of: item.text) }
  }

  package init(_ colors: [(name: String, color: Color)]) {
    for (name, color) in colors { add(color, of: name) }
  }

  private mutating func add(_ color: Color?, of name: String) {
    let name = Document.name(ofTitle: name)
    if colors[name] == nil { colors[name] = color }
    if folded[name.lowercased()] == nil { folded[name.lowercased()] = color }
  }

  /// Nil where the vault gives it none.
  func color(of category: String?) -> Color? {
    let name = category.map { Document.name(ofTitle: $0) }
    return name.flatMap { colors[$0] ?? folded[$0.lowercased()] }
  }
}
