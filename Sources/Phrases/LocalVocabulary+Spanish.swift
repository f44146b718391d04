extension LocalVocabulary {
  /// As people speak in Mexico. `mar` is March and `once` is not eleven, as in English; *diario* is a book as well.
  static let spanish = LocalVocabulary(
    words: [
      "hoy": "today", "manana": "tomorrow", "ayer": "yesterday", "anteayer": "day before yesterday",
      "antier": "day before yesterday",
      "lunes": "monday", "martes": "tuesday", "miercoles": "wednesday", "jueves": "thursday", "viernes": "friday",
      "sabado": "saturday", "domingo": "sunday", "sabados": "saturdays", "domingos": "sundays",
      "lun": "mon", "mie": "wed", "jue": "thu", "vie": "fri", "sab": "sat", "dom": "sun",
      "enero": "january", "febrero": "february", "marzo": "march", "abril": "april", "mayo": "may", "junio": "june",
      "julio": "july", "agosto": "august", "septiembre": "september", "setiembre": "september", "octubre": "october",
      "noviembre": "november", "diciembre": "december", "ene": "january", "abr": "april", "dic": "december", "M ago": "august",
      "dia": "days", "dias": "days", "semana": "weeks", "semanas": "weeks", "mes": "months", "meses": "months",
      "trimestre": "quarter", "ano": "years", "anos": "years", "hora": "hours", "horas": "hours", "minuto": "minutes",
      "minutos": "minutes",
      "un": "a", "una": "a", "dos": "two", "tres": "three", "cuatro": "four", "cinco": "five", "seis": "six", "siete": "seven",
      "ocho": "eight", "nueve": "nine", "diez": "ten", "doce": "twelve",
      "mediodia": "noon", "medianoche": "midnight",
    ],
    leading: [
      "a", "al", "antes", "cada", "con", "de", "del", "desde", "despues", "en", "entre", "hasta", "o", "para", "por", "que",
      "sobre", "y",
    ],
    patterns: """
      pasado manana = day after tomorrow
      antes de ayer = day before yesterday
      el W = on W
      W # de M = W # M
      W # de M de Y = W # M Y
      el W # de M = W # M
      el W # de M de Y = W # M Y
      este W = this W
      el proximo W = coming W
      proximo W = coming W
      el W proximo = coming W
      W proximo = coming W
      el W que viene = coming W
      W que viene = coming W
      el W pasado = last W
      W pasado = last W
      el pasado W = last W
      # de M = # M
      # de M de Y = # M Y
      # de M del Y = # M Y
      el # de M = # M
      el # de M de Y = # M Y
      el # M = # M
      el # M Y = # M Y
      # ago = # august
      # ago Y = # august Y
      primero de M = 1 M
      M de Y = M Y
      el dia # = the #th
      esta semana = this week
      la semana que viene = next week
      la proxima semana = next week
      la semana proxima = next week
      proxima semana = next week
      semana proxima = next week
      la semana pasada = last week
      semana pasada = last week
      este mes = this month
      el mes que viene = next month
      el proximo mes = next month
      proximo mes = next month
      el mes pasado = last month
      mes pasado = last month
      este trimestre = this quarter
      el proximo trimestre = next quarter
      el trimestre pasado = last quarter
      este ano = this year
      el ano que viene = next year
      el proximo ano = next year
      proximo ano = next year
      el ano pasado = last year
      ano pasado = last year
      este fin de semana = this weekend
      el fin de semana = the weekend
      fin de semana = the weekend
      fin de mes = end of month
      a fin de mes = end of month
      a fines de mes = end of month
      fin de ano = end of year
      a fin de ano = end of year
      fin de M = end of M
      a fines de M = end of M
      en # U = in # U
      dentro de # U = in # U
      hace # U = # U ago
      en media hora = in half an hour
      media hora = half an hour
      los ultimos # U = last # U
      las ultimas # U = last # U
      ultimos # U = last # U
      ultimas # U = last # U
      los proximos # U = next # U
      las proximas # U = next # U
      proximos # U = next # U
      proximas # U = next # U
      de W a W = W to W
      W a W = W to W
      de T a T = from T to T
      de las T a las T = from T to T
      a las T = at T
      a la T = at T
      a las # y media = at #:30
      a las # y cuarto = at #:15
      a la # y media = at #:30
      a la # y cuarto = at #:15
      al mediodia = at noon
      a medianoche = at midnight
      a la medianoche = at midnight
      esta manana = this morning
      esta tarde = this afternoon
      esta noche = tonight
      por la manana = in the morning
      en la manana = in the morning
      de la manana = in the morning
      por la tarde = in the afternoon
      en la tarde = in the afternoon
      de la tarde = in the afternoon
      por la noche = at night
      en la noche = at night
      de la noche = at night
      durante # U = for # U
      durante L = for L
      por L = for L
      por # U = for # U
      por media hora = for half an hour
      para manana = by tomorrow
      para hoy = by today
      para W = by W
      para el W = by W
      para el # de M = by # M
      para el # M = by # M
      cada W = every W
      cada W y W = every W and W
      cada W W y W = every W, W and W
      cada dia = every day
      cada semana = every week
      cada mes = every month
      cada ano = every year
      cada # U = every # U
      cada tercer dia = every 2 days
      todos los dias = every day
      todas las semanas = every week
      todos los meses = every month
      todos los W = every W
      todos los W y W = every W and W
      todos los W W y W = every W, W and W
      los W = every W
      los W y W = every W and W
      los W W y W = every W, W and W
      prioridad alta = high priority
      prioridad media = medium priority
      prioridad baja = low priority
      """
  )
}
