extension SkippedMessage {
  var spanish: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .spanish)) (no se leyó)"
    case .garbled(let path):
      "\(path): puede leerse mal: tiene una fusión sin resolver o demasiados niveles; `tidemark lint` dice dónde"
    }
  }
}
