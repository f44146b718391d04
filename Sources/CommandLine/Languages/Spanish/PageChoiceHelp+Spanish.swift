import Pages

extension PageChoiceHelp {
  var spanish: String {
    switch self {
    case .view:
      "Como HTML o SVG: escribir esta vista y no los archivos: \(PageView.allCases.map(\.rawValue).joined(separator: ", "))"
    case .on: "Como HTML o SVG: el día que muestra --view, o aquel cuya semana, mes o año muestra; hoy si no se indica"
    }
  }
}
