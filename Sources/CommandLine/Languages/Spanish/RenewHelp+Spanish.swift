extension RenewHelp {
  var spanish: String {
    switch self {
    case .days: "Hacer que el arco dure N días, de 7 a 365, en vez de lo que dice el ritual"
    case .from: "El primer día del arco"
    case .summary: "Empezar el siguiente arco de un ritual"
    case .discussion:
      """
      Empieza hoy, o al día siguiente del último arco si eso es después, con los hábitos del último arco: sus palabras, \
      íconos, metas, reglas y notas. Sus registros se quedan en el arco anterior, y se deja fuera un “until” que ya pasó. La \
      nueva sección va antes de las demás, o después si el archivo tiene lo más nuevo al final. Mientras a un arco le quedan \
      días no se empieza nada; `tidemark end-arc` lo termina.

      Un ritual sin arco recibe el primero: el título va arriba de los elementos de lista del archivo, que pasan a ser sus \
      hábitos, y empieza el primer día de sus registros, o si no los hay, hoy.
      """
    case .beginToday: "Empezar hoy el siguiente arco"
    case .beginFortnight: "Empezar el viernes un arco de dos semanas"
    }
  }
}
