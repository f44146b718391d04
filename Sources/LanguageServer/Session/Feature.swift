/// What a person can switch off, for instance because another server does it: `"features": {"hover": false}` in the options of
/// `initialize`, or below `tidemark` in the configuration.
enum Feature: String, CaseIterable {
  case diagnostics, codeActions, commands, formatting, onType
  case symbols, links, selection, folding, highlight
  case hover, completion, navigation, rename
  case inlayHints, codeLens, semanticTokens, documents

  /// The features that some options switch off. What they do not name stays as it was.
  ///
  /// - Parameter options: an object with `features`, or with `tidemark` that has one; anything else says nothing.
  static func switchedOff(by options: Parameters, before: Set<Feature>) throws(ResponseError) -> Set<Feature> {
    guard case .object = options.value else { return before }
    let own = try options.optional("tidemark") ?? options
    guard case .object = own.value, let switches = try own.optional("features") else { return before }
    var off = before
    for feature in Feature.allCases {
      guard let isOn = try switches.optional(feature.rawValue)?.bool() else { continue }
      if isOn { off.remove(feature) } else { off.insert(feature) }
    }
    return off
  }
}
