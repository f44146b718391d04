extension TableChoiceHelp {
  var english: String {
    switch self {
    case .table: "In tables: print this one; into a folder, all are written"
    case .delimiter: "In tables: the sign between two cells"
    }
  }
}
