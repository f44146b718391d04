extension LocalVocabulary {
  /// As people speak in Canada. `mar` is March and `sept` September, as in English. `mer` and `jeu` are words as well, so that they are
  /// as short in English, where two letters are a weekday only beside a time.
  static let french = LocalVocabulary(
    words: [
      "aujourd'hui": "today", "aujourdhui": "today", "demain": "tomorrow", "hier": "yesterday",
      "apres-demain": "day after tomorrow", "avant-hier": "day before yesterday",
      "lundi": "monday", "mardi": "tuesday", "mercredi": "wednesday", "jeudi": "thursday", "vendredi": "friday",
      "samedi": "saturday", "dimanche": "sunday", "lundis": "mondays", "mardis": "tuesdays", "mercredis": "wednesdays",
      "jeudis": "thursdays", "vendredis": "fridays", "samedis": "saturdays", "dimanches": "sundays",
      "lun": "mon", "ven": "fri", "sam": "sat", "dim": "sun", "mer": "we", "jeu": "th",
      "janvier": "january", "fevrier": "february", "mars": "march", "avril": "april", "mai": "may", "juin": "june",
      "juillet": "july", "aout": "august", "septembre": "september", "octobre": "october", "novembre": "november",
      "decembre": "december", "dec": "december", "janv": "january", "fevr": "february", "fev": "february", "avr": "april",
      "juil": "july",
      "jour": "days", "jours": "days", "semaine": "weeks", "semaines": "weeks", "mois": "months", "trimestre": "quarter",
      "U an": "years", "ans": "years", "annee": "years", "annees": "years", "heure": "hours", "heures": "hours",
      "minute": "minutes",
      "un": "a", "une": "a", "deux": "two", "trois": "three", "quatre": "four", "cinq": "five", "six": "six",
      "huit": "eight", "neuf": "nine", "dix": "ten", "onze": "eleven", "douze": "twelve",
      "1er": "1st", "midi": "noon", "minuit": "midnight", "chaque": "every", "quotidiennement": "daily",
      "!haute": "!high", "!elevee": "!high", "!moyenne": "!medium", "!basse": "!low", "!faible": "!low", "!urgente": "!high",
    ],
    leading: [
      "a", "apres", "au", "aux", "avant", "avec", "ce", "cet", "cette", "chaque", "d'ici", "dans", "de", "depuis", "des", "du",
      "en", "entre", "et", "jusqu'a", "jusqu'au", "l'autre", "la", "le", "les", "ou", "par", "pour", "que", "sur", "tard",
      "tous",
      "toutes", "vers",
    ],
    nearness: [
      "ce": "this", "cette": "this", "dernier": "last", "derniere": "last", "passe": "last", "passee": "last",
      "precedent": "last", "precedente": "last",
    ],
    periods: ["semaine": "this week", "mois": "this month", "annee": "this year"],
    leads: ["pendant": "for", "pour": "for", "jusqu'a": "until", "jusqu'au": "until", "depuis": "since"],
    rules: [
      "quotidien": "daily", "quotidienne": "daily", "quotidiennement": "daily", "hebdomadaire": "weekly", "mensuel": "monthly",
      "mensuelle": "monthly", "mensuellement": "monthly", "annuel": "yearly", "annuelle": "yearly", "annuellement": "yearly",
    ],
    every: [["chaque"], ["tous", "les"], ["toutes", "les"]],
    links: ["et", "le"],
    rangeLinks: ["du", "de", "au", "à", "les"],
    patterns: """
      apres demain = day after tomorrow
      avant hier = day before yesterday
      le W = on W
      le W # M = W # M
      le W # M Y = W # M Y
      ce W = this W
      W prochain = coming W
      W qui vient = coming W
      le W suivant = coming W
      le W prochain = coming W
      W dernier = last W
      W passe = last W
      le W dernier = last W
      le # M = # M
      le # M Y = # M Y
      le 1er M = 1 M
      le 1er M Y = 1 M Y
      le N = on the Nth
      le D = on D
      le premier M = 1 M
      premier M = 1 M
      W N = W the Nth
      W N M = W N M
      W N M Y = W N M Y
      W 1er M = W 1 M
      W N h = W at N:00
      W N h N = W at N:N
      W N heures = W at N:00
      W N h a N h = W from N:00 to N:00
      le W N = W the Nth
      mar # M = tuesday # M
      mar # M Y = tuesday # M Y
      mer # M = wednesday # M
      mer # M Y = wednesday # M Y
      jeu # M = thursday # M
      jeu # M Y = thursday # M Y
      M Y = M Y
      cette semaine = this week
      la semaine prochaine = next week
      semaine prochaine = next week
      la semaine derniere = last week
      la semaine passee = last week
      semaine derniere = last week
      semaine passee = last week
      ce mois = this month
      ce mois-ci = this month
      le mois prochain = next month
      mois prochain = next month
      le mois dernier = last month
      le mois passe = last month
      mois dernier = last month
      mois passe = last month
      ce trimestre = this quarter
      le trimestre prochain = next quarter
      le trimestre dernier = last quarter
      le trimestre passe = last quarter
      cette annee = this year
      l'annee prochaine = next year
      l'an prochain = next year
      annee prochaine = next year
      l'annee derniere = last year
      l'annee passee = last year
      l'an dernier = last year
      l'an passe = last year
      annee derniere = last year
      annee passee = last year
      cette fin de semaine = this weekend
      la fin de semaine = the weekend
      fin de semaine = the weekend
      fin du mois = end of month
      la fin du mois = end of month
      a la fin du mois = end of month
      fin de l'annee = end of year
      fin d'annee = end of year
      a la fin de l'annee = end of year
      fin de M = end of M
      fin M = end of M
      a la fin de M = end of M
      dans # U = in # U
      il y a # U = # U ago
      dans une demi-heure = in half an hour
      dans une heure et demie = in 90 minutes
      dans un quart d'heure = in 15 minutes
      dans L = in L
      une demi-heure = half an hour
      demi-heure = half an hour
      les # derniers U = last # U
      les # dernieres U = last # U
      # derniers U = last # U
      # dernieres U = last # U
      les # prochains U = next # U
      les # prochaines U = next # U
      # prochains U = next # U
      # prochaines U = next # U
      de W a W = W to W
      du W au W = W to W
      W a W = W to W
      W au W = W to W
      a T = at T
      a # h = at #h
      a # h # = at #h#
      a # heures = at #h
      a # heure = at #h
      # h = #h
      de T a T = from T to T
      de # h a # h = from #:00 to #:00
      # h a # h = from #:00 to #:00
      # h # a # h = from #:# to #:00
      # h a # h # = from #:00 to #:#
      # h # a # h # = from #:# to #:#
      entre # h et # h = between #:00 and #:00
      N a N = N to N
      a # h et demie = at half past #
      a # h et quart = at quarter past #
      a # h moins quart = at quarter to #
      a # heures et demie = at half past #
      a # heures et quart = at quarter past #
      a # heures moins quart = at quarter to #
      # heures et demie = half past #
      # heures et quart = quarter past #
      # heures moins quart = quarter to #
      ce midi = today at noon
      de # h # a # h = from #:# to #:00
      de # h a # h # = from #:00 to #:#
      de # h # a # h # = from #:# to #:#
      ce matin = this morning
      cet apres-midi = this afternoon
      cette apres-midi = this afternoon
      ce soir = this evening
      cette nuit = tonight
      demain matin = tomorrow morning
      demain soir = tomorrow evening
      demain apres-midi = tomorrow afternoon
      demain midi = tomorrow noon
      W matin = W morning
      le W matin = W morning
      le W soir = W evening
      le W apres-midi = W afternoon
      W et W = W and W
      W W et W = W, W and W
      W soir = W evening
      W apres-midi = W afternoon
      le matin = in the morning
      du matin = in the morning
      l'apres-midi = in the afternoon
      de l'apres-midi = in the afternoon
      le soir = in the evening
      du soir = in the evening
      la nuit = at night
      pendant # U = for # U
      pendant L = for L
      pendant une demi-heure = for half an hour
      pendant une heure et demie = for 90 minutes
      pendant une heure et quart = for 75 minutes
      durant une heure et demie = for 90 minutes
      durant une demi-heure = for half an hour
      durant # U = for # U
      durant L = for L
      pour # U = for # U
      pour L = for L
      pour une demi-heure = for half an hour
      pour demain = by tomorrow
      pour aujourd'hui = by today
      pour W = by W
      pour le # M = by # M
      d'ici W = by W
      d'ici demain = by tomorrow
      d'ici le # M = by # M
      d'ici la fin du mois = by end of month
      pour la fin du mois = by end of month
      pour le N = by the Nth
      pour le D = by D
      pour le W = by W
      pour W prochain = by coming W
      au plus tard demain = by tomorrow
      au plus tard W = by W
      au plus tard le W = by W
      au plus tard le # M = by # M
      au plus tard le N = by the Nth
      au plus tard le D = by D
      echeance W = due W
      echeance demain = due tomorrow
      echeance le # M = due # M
      chaque W = every W
      chaque W et W = every W and W
      chaque W W et W = every W, W and W
      chaque jour = every day
      chaque semaine = every week
      chaque mois = every month
      chaque annee = every year
      tous les # U = every # U
      toutes les # U = every # U
      aux # U = every # U
      tous les jours = every day
      toutes les semaines = every week
      tous les mois = every month
      tous les W = every W
      a tous les W = every W
      a chaque W = every W
      aux W = every W
      chaque W et chaque W = every W and W
      les W et les W = every W and W
      tous les W et les W = every W and W
      a tous les jours = every day
      a chaque jour = every day
      a chaque semaine = every week
      a tous les # U = every # U
      chaque # U = every # U
      une semaine sur deux = every 2 weeks
      un jour sur deux = every 2 days
      un W sur deux = every 2 weeks on W
      tous les ans = every year
      chaque matin = every morning
      tous les matins = every morning
      chaque soir = every evening
      tous les soirs = every evening
      chaque W matin = every W morning
      chaque W soir = every W evening
      tous les W matin = every W morning
      tous les W soir = every W evening
      tous les jours de semaine = every weekday
      les jours de semaine = every weekday
      chaque jour de semaine = every weekday
      chaque jour ouvrable = every weekday
      en semaine = every weekday
      chaque fin de semaine = every weekend
      toutes les fins de semaine = every weekend
      les fins de semaine = every weekend
      le N de chaque mois = every month on the Nth
      le 1er de chaque mois = every month on the 1st
      tous les mois le 1er = every month on the 1st
      le premier W de chaque mois = every 1st W of the month
      le dernier W de chaque mois = every last W of the month
      tous les mois le N = every month on the Nth
      tous les W et W = every W and W
      tous les W W et W = every W, W and W
      les W = every W
      les W et W = every W and W
      les W W et W = every W, W and W
      haute priorite = high priority
      priorite haute = high priority
      priorite elevee = high priority
      priorite moyenne = medium priority
      priorite basse = low priority
      priorite faible = low priority
      """
  )
}
