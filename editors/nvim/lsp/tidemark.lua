-- For Neovim 0.11 and later: vim.lsp.enable('tidemark').
return {
  cmd = { 'tidemark', 'lsp' },
  filetypes = { 'markdown' },
  root_markers = { 'tidemark.md' },
}
