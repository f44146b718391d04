" A file of Tidemark keeps the type markdown; b:tidemark says that it is one.
if !exists('b:tidemark')
  call tidemark#Detect()
endif
if b:tidemark
  compiler tidemark
endif
