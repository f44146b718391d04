extension Tidemark {
  /// Words of Spanish and French that people try, and the command that does what they say. Commands have English names alone.
  static let wordsElsewhere = [
    "hoy": "today", "aujourd'hui": "today", "aujourd’hui": "today", "día": "day", "dia": "day", "jour": "day", "journée": "day",
    "semana": "day --week", "semaine": "day --week", "mañana": "day tomorrow", "demain": "day tomorrow",
    "ayer": "day yesterday",
    "hier": "day yesterday", "tareas": "tasks", "pendientes": "tasks", "tâches": "tasks", "taches": "tasks", "buscar": "list",
    "chercher": "list", "proyectos": "projects", "projets": "projects", "páginas": "pages", "rituales": "rituals",
    "hábitos": "rituals", "rituels": "rituals", "habitudes": "rituals", "historial": "history", "historique": "history",
    "vida": "life", "vie": "life", "actividades": "activities", "activités": "activities", "estadísticas": "stats",
    "statistiques": "stats", "ajustes": "settings", "réglages": "settings", "ayuda": "help", "aide": "help",
    "hecho": "done", "hecha": "done", "fait": "done", "faite": "done", "reabrir": "reopen", "rouvrir": "reopen",
    "omitir": "skip", "saltar": "skip", "sauter": "skip", "descartar": "drop", "abandonner": "drop", "contar": "count",
    "compter": "count", "marcar": "mark", "marquer": "mark", "deshacer": "undo", "annuler": "undo", "rehacer": "redo",
    "refaire": "redo", "agregar": "add", "añadir": "add", "ajouter": "add", "nota": "note", "anotar": "note", "noter": "note",
    "planear": "schedule", "planificar": "schedule", "prévoir": "schedule", "planifier": "schedule", "pasar": "carry-over",
    "reporter": "carry-over", "renovar": "renew", "renouveler": "renew", "nuevo": "new", "nueva": "new", "nouveau": "new",
    "nouvelle": "new", "plantillas": "templates", "modèles": "templates", "fijar": "set", "définir": "set", "abrir": "open",
    "ouvrir": "open", "editar": "edit", "modifier": "edit", "renombrar": "rename", "renommer": "rename", "mover": "move",
    "déplacer": "move", "apartar": "set-aside", "restaurar": "restore", "rétablir": "restore", "eliminar": "remove",
    "borrar": "remove", "quitar": "remove", "supprimer": "remove", "effacer": "remove", "revisar": "lint", "vérifier": "lint",
    "exportar": "export", "exporter": "export", "importar": "import", "importer": "import", "reglas": "rules",
    "règles": "rules",
    "explicar": "explain", "expliquer": "explain",
  ]
}
