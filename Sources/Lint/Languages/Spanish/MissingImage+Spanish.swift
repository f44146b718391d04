extension MissingImage {
  public static let spanish = RuleWords(
    summary: "Una imagen cuyo archivo falta",
    explanation: """
      Encuentra una imagen, sola en su párrafo, cuya ruta no lleva a ningún archivo desde la carpeta de la página; una sin \
      ruta; y una cuya ruta tiene un espacio, de modo que Markdown la lee como texto. Las direcciones y las rutas absolutas se \
      dejan pasar.
      """,
    reason: "Donde debería estar la imagen, una página muestra solo su texto, o la línea como está escrita.",
    fix: "Escribe entre corchetes angulares una ruta con espacios. Seguro. Lo demás no tiene arreglo."
  )
}
