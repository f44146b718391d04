import Outline
package import Planner

/// The colors of a vault's categories by their names, in which upper and lower case are the same (format, *Categories*).
package struct CategoryLooks: Sendable {
  private var colors: [String: Color] = [:]

  package init(_ root: VaultPlan?) {
    for item in root?.content.topItems ?? [] where item.content == .category { add(item.color, of: item.text) }
  }

  package init(_ colors: [String: Color]) {
    for (name, color) in colors { add(color, of: name) }
  }

  private mutating func add(_ color: Color?, of name: String) {
    let key = CategoryLooks.key(name)
    if colors[key] == nil { colors[key] = color }
  }

  /// Nil where the vault gives it none.
  func color(of category: String?) -> Color? { category.flatMap { colors[CategoryLooks.key($0)] } }

  private static func key(_ name: String) -> String { Document.name(ofTitle: name).lowercased() }
}
