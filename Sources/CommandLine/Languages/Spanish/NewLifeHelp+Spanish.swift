import Planner

extension NewLifeHelp {
  var spanish: String {
    switch self {
    case .title: "el título; “\(NewFileWords.life.spanish)” si no se indica"
    case .bornExpected: "un día como 1990-06-14"
    case .born: "Contar desde este día de nacimiento; hay que indicarlo"
    case .expectancyExpected: "un número de años de 1 a 130"
    case .expectancy: "Esperar N años, de 1 a 130 (valor predeterminado: \(LifeSpan.standardExpectancy))"
    case .summary: "Crear una vida en semanas"
    case .discussion:
      """
      Sin --output es life.md en la carpeta de la bóveda, o si no hay, en esta. Un archivo que existe nunca se sobrescribe. El \
      archivo tiene una sección para las etapas, el primer día de cada una con su nombre, como en “2008-09-15 Universidad”, y \
      otra para las marcas de este año, que escribe `tidemark mark`. `tidemark life` la muestra.
      """
    case .beginYourOwn: "Crear la tuya"
    case .beginAnother: "Crear otra"
    }
  }
}
