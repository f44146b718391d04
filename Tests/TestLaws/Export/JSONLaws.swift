import Diagnostics
import Export
import Planner

/// What is exported as JSON can be read back.
enum JSONLaws {
  /// The JSON of a file gives the same values, byte for byte.
  static func broken(by plan: Plan) -> [String] {
    let json = JSONExport.plans([plan])
    do {
      let read = try JSONExport.plans(in: try JSONParser.parse(json.utf8(pretty: false)))
      if read != [plan] { return ["read back, this differs:\n\(Difference.first([plan], read))"] }
      // Equal strings may differ in their bytes.
      return JSONExport.plans(read) == json ? [] : ["read back, the JSON is another"]
    } catch {
      return ["cannot be read back: \(error)"]
    }
  }

  /// Any bytes are refused, or are JSON that is written and read as the same; and so is what they say of files.
  static func broken(by bytes: [UInt8]) -> [String] {
    guard let json = try? JSONParser.parse(bytes) else { return [] }
    for pretty in [false, true] where (try? JSONParser.parse(json.utf8(pretty: pretty))) != json {
      return ["written (pretty: \(pretty)), it reads as something else: \(json.write(pretty: pretty))"]
    }
    guard let plans = try? JSONExport.plans(in: json) else { return [] }
    // YAML that nobody has read from a file may be any text, and its values others when it is read.
    return plans.filter { $0.otherProperties.allSatisfy { !$0.value.isUnread } }.flatMap(broken)
  }
}

extension OtherProperty.Value {
  fileprivate var isUnread: Bool { if case .unread = self { true } else { false } }
}
