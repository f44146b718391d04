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
      "1er": "1st", "midi": "noon", "minuit": "midnight",
    ],
    leading: [
      "a", "apres", "au", "avant", "avec", "chaque", "dans", "de", "depuis", "des", "du", "en", "entre", "et", "jusqu'a",
      "jusqu'au", "ou",
      "par", "pour", "que", "sur", "vers",
    ],
    patterns: """
      apres demain = day after tomorrow
      avant hier = day before yesterday
      le W = on W
      le W # M = W # M
      le W # M Y = W # M Y
      ce W = this W
      W prochain = coming W
      le W prochain = coming W
      W dernier = last W
      W passe = last W
      le W dernier = last W
      le # M = # M
      le # M Y = # M Y
      le 1er M = 1 M
      le 1er M Y = 1 M Y
      le # = the #th
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
      pour demain = by tomorrow
      pour aujourd'hui = by today
      pour W = by W
      pour le # M = by # M
      d'ici W = by W
      d'ici demain = by tomorrow
      d'ici le # M = by # M
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
