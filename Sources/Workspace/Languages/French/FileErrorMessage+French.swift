import Diagnostics
import Languages
import Vault

private let language = Language.french

extension FileErrorMessage {
  package var french: String {
    switch self {
    case .reason(let error): reason(error)
    case .emptyPath: "un chemin vide ne désigne rien; indiquez un fichier ou un dossier"
    case .unread(let path, let error): "\(path)\(language.colon) \(reason(error))"
    case .unwritten(let path, let error): "\(path)\(language.colon) écriture impossible\(language.colon) \(reason(error))"
    case .noFolder(let path): "\(path)\(language.colon) écriture impossible\(language.colon) ce dossier n’existe pas"
    case .isThere(let path):
      "\(path)\(language.colon) il y a déjà un fichier de ce nom, et Tidemark ne le lit pas; il est resté tel quel\(language.colon) renommez-le, ou voyez avec \(language.quoted("tidemark outline \(path)")) pourquoi il n’est pas lu"
    }
  }

  private func reason(_ error: FileError) -> String {
    switch error {
    case .notFound: "ce fichier ou ce dossier n’existe pas"
    case .isDirectory: "c’est un dossier, pas un fichier"
    case .isNotDirectory: "une partie du chemin est un fichier, pas un dossier"
    case .alreadyExists: "existe déjà, et rien n’est écrasé"
    case .notPermitted: "permission refusée"
    case .tooLarge(let limit): "dépasse \(size(limit)) et n’est donc pas lu; divisez-le en plusieurs fichiers"
    case .nameIsNotText: "le nom n’est pas en UTF-8; renommez le fichier"
    case .noSpace: "il n’y a plus d’espace"
    case .readOnlyFileSystem: "le système de fichiers est en lecture seule"
    case .brokenPipe: "plus personne ne le lit"
    case .deadLink: "c’est un lien symbolique vers un fichier qui n’existe pas"
    case .linkLoop: "les liens symboliques tournent en rond"
    case .changedWhileEditing: "modifié pendant l’édition, rien n’a été écrit; relancez la commande"
    case .openForWriting: "un autre programme l’a ouvert en écriture; fermez-le là-bas et relancez la commande"
    case .folderNotPermitted: "son dossier n’est pas accessible en écriture, ce qu’il faut pour remplacer un fichier"
    case .folderInUse: "un autre programme garde son dossier verrouillé; relancez la commande quand il aura fini"
    case .isNotRegular: "ce n’est pas un fichier ordinaire, mais un périphérique ou un tube"
    case .changedTwice: "nommé deux fois dans un même changement, avec des résultats différents"
    case .cutShort(let kept):
      "une écriture précédente a été interrompue; les anciens octets sont dans \(language.quoted(ControlCharacters.escaping(kept)))\(language.colon) recopiez-les, ou supprimez ce fichier"
    case .notSupported: "le système de fichiers ne peut pas le faire"
    case .other(let code): "erreur du système\(language.colon) \(FileError.systemWords(code))"
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0
      ? "\(language.number(bytes >> 20)) Mio" : language.counted(bytes, "octet", "octets")
  }
}
