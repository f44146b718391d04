import Planner

extension MarkHelp {
  var spanish: String {
    switch self {
    case .words: "la semana, por su número o uno de sus días, y la frase o la calificación; esta semana si no se indica"
    case .ratingExpected:
      "una de las calificaciones \(WeekRating.allCases.map(\.rawValue).joined(separator: ", ")), o un número de 1 a 5"
    case .rating: "Cómo fue la semana: awful, hard, okay, good, great, o de 1 a 5"
    case .category: "De qué trató la semana"
    case .replace: "Cambiar la marca que tiene la semana; lo que no indicas se queda"
    case .summary: "Marcar una semana de una vida"
    case .discussion:
      """
      La semana se nombra antes de la frase: por su número, por uno de sus días, o como “la semana pasada”. Una calificación \
      en lugar de una frase es la calificación, y también lo es una al lado de una frase entre comillas. Una semana de una \
      vida empieza el mismo día de la semana que el nacimiento; se muestran sus días. Una semana tiene una sola marca: una \
      segunda se rechaza, y --replace la cambia. También se rechaza un número que puede ser un año: “1,990” es una semana, y \
      1990-06-14 un día de una. Si hay varias vidas, se toma la tuya; --in nombra otra. La marca va a la sección de su año, en \
      el orden de las fechas de ahí. La de una semana anterior dice también en qué día la escribiste.
      """
    case .markThisWeek: "Marcar esta semana"
    case .rateThisWeek: "Decir cómo fue esta semana, y nada más"
    case .markWithPhrase: "Marcarla con una frase y una calificación"
    case .markEarlierWeek: "Marcar una semana anterior"
    case .rateLastWeek: "Decir cómo fue la semana anterior a esta"
    case .markByNumber: "Marcar una semana por su número"
    case .changeMark: "Cambiar la marca de una semana"
    }
  }
}
