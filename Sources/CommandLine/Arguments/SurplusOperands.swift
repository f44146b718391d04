/// What a person probably meant with words that a command does not take: a name of several words without quotation marks, an option
/// without its dashes, or a value whose option goes without saying.
struct SurplusOperands {
  let command: Command
  /// All operands, as they were typed.
  let operands: [String]
  /// The options before and after them, as they were typed.
  let options: [String]
  /// Options of every command, which no word stands for.
  let common: Set<String>

  /// The arguments after the command that say the same in its words; nil where nothing is plain.
  var meant: [String]? {
    guard let words = joinedSign ?? joinedValue ?? namedOption ?? untoldOption ?? oneName else { return nil }
    return words + options
  }

  /// `best 30 Plank`, `count +1 glasses of water`: the value first. Nil where the words may stand as they are.
  var swapped: [String]? {
    guard declared.count == 2, operands.count > 1, !declared[0].name.contains("|"),
      !declared.contains(where: { $0.isRepeatable || $0.joinsWords }),
      !isNarrow(declared[0].value), isNarrow(declared[1].value), let last = operands.last,
      takes(operands[0], declared[1].value), !takes(last, declared[1].value)
    else { return nil }
    return [operands.dropFirst().joined(separator: " "), operands[0]] + options
  }

  /// `count Water = 8`: a sign, and the number that it belongs to.
  private var joinedSign: [String]? {
    guard let place = operands.indices.dropLast().first(where: { ["=", "+", "-"].contains(operands[$0]) }), place > 0,
      place + 2 == operands.count, let value = declared.last?.value, declared.count > 1, isNarrow(value),
      takes(operands[place] + operands[place + 1], value)
    else { return nil }
    return [operands[..<place].joined(separator: " "), operands[place] + operands[place + 1]]
  }

  /// `life thu 20 nov`: words of one value, which reads only as a whole.
  private var joinedValue: [String]? {
    guard let value = declared.last?.value, isNarrow(value), value.choices.isEmpty else { return nil }
    for start in operands.indices.prefix(2) where operands.count - start > 1 {
      let words = operands[start...].joined(separator: " ")
      guard takes(words, value), start < declared.count, start == 0 || !takes(operands[0], value) else { continue }
      return operands[..<start] + [words]
    }
    return nil
  }

  /// `move Health before Compass`, `reorder Health up`
  private var namedOption: [String]? {
    for index in operands.indices.dropFirst() {
      guard let option = own.first(where: { $0.name == operands[index].lowercased() }) else { continue }
      let (before, after) = (Array(operands[..<index]), Array(operands[(index + 1)...]))
      guard before.count <= declared.count, option.value == nil ? after.isEmpty : !after.isEmpty else { continue }
      let value = after.joined(separator: " ")
      guard option.value.map({ takes(value, $0) }) ?? true else { continue }
      return before + [option.spelling] + (after.isEmpty ? [] : [value])
    }
    return nil
  }

  /// `best Plank 1:20 yesterday`, `rituals morning`: what is too many is the value of one option.
  private var untoldOption: [String]? {
    let value = operands[declared.count...].joined(separator: " ")
    guard Int(value) == nil else { return nil }
    let words = operands[..<declared.count]
    for option in own {
      guard let syntax = option.value, isNarrow(syntax) else { continue }
      if takes(value, syntax) { return words + [option.spelling, value] }
      // `unschedule Milk tommorow`
      if value.count > 4, let meant = syntax.corrected(value) { return words + [option.spelling, meant] }
    }
    return nil
  }

  /// `open Buy milk`, `best push ups 30`: words of one name, and what the command takes after it.
  private var oneName: [String]? {
    guard let first = declared.first, !first.isRepeatable, !first.joinsWords, first.value.choices.isEmpty,
      !isNarrow(first.value),
      !first.name.hasPrefix("FILE"), !first.name.hasPrefix("PATH"), !operands.contains(where: { $0.contains(" ") })
    else { return nil }
    let rest = declared.dropFirst()
    let values = operands.suffix(rest.count)
    guard values.count < operands.count, zip(rest, values).allSatisfy({ isNarrow($0.value) && takes($1, $0.value) }) else {
      return nil
    }
    return [operands.dropLast(values.count).joined(separator: " ")] + values
  }

  private var declared: [OperandSyntax] { command.operands.map(\.syntax) }

  private var own: [OptionSyntax] { command.options.map(\.syntax).filter { !common.contains($0.name) } }

  /// Whether not any text is a value.
  private func isNarrow(_ value: ValueSyntax) -> Bool { !value.choices.isEmpty || !value.accepts("\u{1}") }

  private func takes(_ text: String, _ value: ValueSyntax) -> Bool {
    value.choices.isEmpty ? value.accepts(text) : value.choices.contains(text)
  }
}
