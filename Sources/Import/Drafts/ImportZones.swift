/// What clocks show where, for files that have moments of other places: the rooms for formats open no file of the system.
public struct ImportZones: Sendable {
  /// What clocks of a zone show: seconds east of UTC at a moment, in seconds since 1970-01-01 00:00 UTC.
  public typealias Rule = @Sendable (_ time: Int) -> Int

  /// The zone by whose clocks the vault is written, if a person has named it.
  public var chosen: String?
  /// The clocks of the system that the program runs on.
  public var system: Rule?
  /// The rule of a zone by its name; nil for one that is not known.
  public var rule: @Sendable (_ zone: String) -> Rule?

  public init(chosen: String? = nil, system: Rule? = nil, rule: @escaping @Sendable (_ zone: String) -> Rule?) {
    (self.chosen, self.system, self.rule) = (chosen, system, rule)
  }

  /// Nothing is known but UTC.
  public static let none = ImportZones(rule: { zone in zone == "UTC" ? universal : nil })

  /// The clocks of UTC.
  public static let universal: Rule = { _ in 0 }

  /// The moment at which clocks show a time, in seconds since 1970-01-01 00:00; of two such moments the first, and of a time that
  /// clocks pass over, what it would be had they not been set (RFC 5545, 3.3.5).
  static func universal(ofLocal local: Int, by rule: Rule) -> Int {
    let before = rule(local - 86_400)
    for candidate in [before, rule(local + 86_400)] where rule(local - candidate) == candidate { return local - candidate }
    return local - before
  }
}
