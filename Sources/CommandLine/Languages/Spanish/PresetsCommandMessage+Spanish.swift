extension PresetsCommandMessage {
  var spanish: String {
    switch self {
    case .noneFits: "ningún ritual preparado coincide; sin --category ni --time se muestran todos"
    }
  }
}
