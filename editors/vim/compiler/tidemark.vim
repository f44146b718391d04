" :compiler tidemark, then :make for the vault, or :make % for a file.
if exists('current_compiler')
  finish
endif
let current_compiler = 'tidemark'

execute 'CompilerSet makeprg=' . escape(shellescape(tidemark#Program()) . ' lint --format short', ' \"|')
CompilerSet errorformat=%f:%l:%c:\ %t%*[a-z]:\ %m,tidemark:\ %m,%-G%.%#
