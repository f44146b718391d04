local editors = os.getenv('TIDEMARK_EDITORS')
vim.opt.runtimepath:prepend(editors .. '/nvim')
vim.opt.runtimepath:prepend(editors .. '/vim')
vim.opt.runtimepath:append(editors .. '/vim/after')
vim.opt.swapfile = false
vim.opt.more = false
vim.opt.hidden = true
vim.opt.shadafile = 'NONE'
require('tidemark').setup()
