-- require('tidemark').setup() starts the language server for Markdown, in Neovim 0.7 and later.
--
-- Options, all of which may be missing:
--   cmd        the command of the server, a list; { 'tidemark', 'lsp' }
--   on_attach  a function of the client and the buffer, called for each buffer
--   settings   what the server is asked to do or to leave
local M = {}

-- The folder of the vault that a file is in, or nil.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local found = vim.fn.findfile('tidemark.md', vim.fn.fnameescape(folder) .. ';')
  return found ~= '' and vim.fn.fnamemodify(found, ':p:h') or nil
end

-- The buffers of one vault, and those of none, share a client.
local clients = {}

-- Neovim 0.7 has no vim.lsp.start.
local function start(config, buffer)
  if vim.lsp.start then
    return vim.lsp.start(config)
  end
  local key = config.root_dir or ''
  if not clients[key] or not vim.lsp.get_client_by_id(clients[key]) then
    clients[key] = vim.lsp.start_client(config)
  end
  if clients[key] then
    vim.lsp.buf_attach_client(buffer, clients[key])
  end
end

function M.setup(options)
  options = options or {}
  if vim.lsp.config and vim.lsp.enable then
    vim.lsp.config('tidemark', {
      cmd = options.cmd,
      on_attach = options.on_attach,
      settings = options.settings,
      init_options = options.settings,
    })
    vim.lsp.enable('tidemark')
    return
  end
  local function attach(event)
    local path = vim.api.nvim_buf_get_name(event.buf)
    if path == '' or vim.bo[event.buf].buftype ~= '' then
      return
    end
    start({
      name = 'tidemark',
      cmd = options.cmd or { 'tidemark', 'lsp' },
      root_dir = root_of(path),
      on_attach = options.on_attach,
      settings = options.settings,
      init_options = options.settings,
    }, event.buf)
  end
  vim.api.nvim_create_autocmd('FileType', {
    group = vim.api.nvim_create_augroup('tidemark_lsp', {}),
    pattern = 'markdown',
    callback = attach,
  })
end

return M
