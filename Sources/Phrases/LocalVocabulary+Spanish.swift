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
      "mediodia": "noon", "medianoche": "midnight", "cada": "every", "diariamente": "daily", "1ro": "1st",
      "!alta": "!high", "!media": "!medium", "!baja": "!low", "!urgente": "!high",
    ],
    leading: [
      "a", "al", "antes", "cada", "con", "de", "del", "desde", "despues", "el", "en", "entre", "hasta", "la", "las", "los", "o",
      "otra", "otro", "para", "por", "que", "sobre", "tardar", "toda", "todas", "todo", "todos", "y",
    ],
    nearness: [
      "este": "this", "esta": "this", "pasado": "last", "pasada": "last", "anterior": "last", "ultimo": "last",
      "ultima": "last",
    ],
    periods: ["semana": "this week", "mes": "this month", "ano": "this year"],
    leads: ["durante": "for", "por": "for", "hasta": "until", "desde": "since", "para": "by"],
    rules: [
      "diario": "daily", "diaria": "daily", "diariamente": "daily", "semanal": "weekly", "semanalmente": "weekly",
      "mensual": "monthly", "mensualmente": "monthly", "anual": "yearly", "anualmente": "yearly",
    ],
    every: [["cada"], ["todos", "los"], ["todas", "las"]],
    links: ["y", "e", "el"],
    rangeLinks: ["de", "a", "al", "los"],
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
      el W que entra = coming W
      W que entra = coming W
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
      el dia N = on the Nth
      el N = on the Nth
      el D = on D
      W N = W the Nth
      el W N = W the Nth
      W N M = W N M
      el W N M = W N M
      W N M Y = W N M Y
      W N h = W at N:00
      W N hrs = W at N:00
      W N horas = W at N:00
      el 1ro de M = 1 M
      el 1ro de M de Y = 1 M Y
      el primero de M = 1 M
      mar # M = tuesday # M
      mar # M Y = tuesday # M Y
      mar # de M = tuesday # M
      esta semana = this week
      la semana que viene = next week
      la semana que entra = next week
      semana que entra = next week
      la proxima semana = next week
      la semana proxima = next week
      proxima semana = next week
      semana proxima = next week
      la semana pasada = last week
      semana pasada = last week
      este mes = this month
      el mes que viene = next month
      el mes que entra = next month
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
      a finales de mes = end of month
      finales de mes = end of month
      fin de ano = end of year
      a fin de ano = end of year
      fin de M = end of M
      a fines de M = end of M
      en # U = in # U
      dentro de # U = in # U
      hace # U = # U ago
      en media hora = in half an hour
      en una hora y media = in 90 minutes
      en 1 hora y media = in 90 minutes
      en hora y media = in 90 minutes
      dentro de media hora = in half an hour
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
      W y W = W and W
      W W y W = W, W and W
      de T a T = from T to T
      de T am a T am = from Tam to Tam
      de T am a T pm = from Tam to Tpm
      de T pm a T pm = from Tpm to Tpm
      de las T a las T = from T to T
      a las T = at T
      a la T = at T
      a las # = at #
      a la una = at 1
      a las # y media = at half past #
      a las # y cuarto = at quarter past #
      a la 1 y media = at half past 1
      a la 1 y cuarto = at quarter past 1
      a la una y media = at half past 1
      a la una y cuarto = at quarter past 1
      a las # menos cuarto = at quarter to #
      a la una menos cuarto = at quarter to 1
      # menos cuarto = quarter to #
      cuarto para las # = quarter to #
      un cuarto para las # = quarter to #
      a un cuarto para las # = at quarter to #
      cuarto para la una = quarter to 1
      a las # en punto = at #
      a las T en punto = at T
      a las T horas = at T
      a las # horas = at #
      a las T hrs = at T
      a las 12 de la noche = at midnight
      a las doce de la noche = at midnight
      a las 12 del dia = at noon
      a las doce del dia = at noon
      entre T y T = between T and T
      entre las T y las T = between T and T
      N a N = N to N
      al mediodia = at noon
      a mediodia = at noon
      a medianoche = at midnight
      a la medianoche = at midnight
      esta manana = this morning
      esta tarde = this afternoon
      esta noche = tonight
      hoy en la noche = tonight
      hoy por la noche = tonight
      hoy en la tarde = this afternoon
      hoy por la tarde = this afternoon
      por la manana = in the morning
      en la manana = in the morning
      de la manana = in the morning
      por la tarde = in the afternoon
      en la tarde = in the afternoon
      de la tarde = in the afternoon
      por la noche = at night
      en la noche = at night
      de la noche = at night
      de la madrugada = in the morning
      en la madrugada = in the morning
      durante # U = for # U
      durante L = for L
      por L = for L
      por # U = for # U
      por media hora = for half an hour
      durante media hora = for half an hour
      durante una hora y media = for 90 minutes
      durante 1 hora y media = for 90 minutes
      durante hora y media = for 90 minutes
      por una hora y media = for 90 minutes
      por hora y media = for 90 minutes
      para manana = by tomorrow
      para hoy = by today
      para W = by W
      para el W = by W
      para el # de M = by # M
      para el # M = by # M
      para el N = by the Nth
      para el dia N = by the Nth
      para el D = by D
      para el proximo W = by coming W
      para el W que viene = by coming W
      para fin de mes = by end of month
      para finales de mes = by end of month
      a mas tardar manana = by tomorrow
      a mas tardar W = by W
      a mas tardar el W = by W
      a mas tardar el # de M = by # M
      a mas tardar el N = by the Nth
      a mas tardar el D = by D
      vence hoy = due today
      vence manana = due tomorrow
      vence W = due W
      vence el W = due W
      vence el # de M = due # M
      vence el N = due the Nth
      vence el D = due D
      cada W = every W
      cada W y W = every W and W
      cada W W y W = every W, W and W
      cada dia = every day
      cada semana = every week
      cada mes = every month
      cada ano = every year
      cada # U = every # U
      cada tercer dia = every 2 days
      un dia si y un dia no = every 2 days
      cada quincena = every 2 weeks
      cada quince dias = every 2 weeks
      cada hora = every hour
      cada manana = every morning
      todas las mananas = every morning
      cada tarde = every afternoon
      todas las tardes = every afternoon
      cada noche = every night
      todas las noches = every night
      todos los anos = every year
      entre semana = every weekday
      todos los fines de semana = every weekend
      los fines de semana = every weekend
      cada fin de semana = every weekend
      de W a W todas las semanas = every W to W
      todos los dias de W a W = every W to W
      el dia N de cada mes = every month on the Nth
      el primero de cada mes = every month on the 1st
      el primer W de cada mes = every 1st W of the month
      el ultimo W de cada mes = every last W of the month
      el N de cada mes = every month on the Nth
      diario a las T = daily at T
      diario a las # = daily at #
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
