// Starts `tidemark lsp` and keeps it running.
'use strict';

const vscode = require('vscode');
const { Client } = require('./lib/client');
const tasks = require('./lib/tasks');

// How often a server that ended by itself is started again, in this time.
const MOST_STARTS = 3;
const IN_MILLISECONDS = 180000;
// What the server shows, by the commands that open it.
const DOCUMENTS = { 'tidemark.showToday': 'tidemark:today', 'tidemark.showWeek': 'tidemark:week' };

let client;
let starts = [];

const setting = name => vscode.workspace.getConfiguration('tidemark').get(name);

function start() {
  client = new Client(setting('path'), setting('server'), why => {
    client = undefined;
    const now = Date.now();
    starts = [...starts.filter(time => now - time < IN_MILLISECONDS), now];
    if (why.includes('ENOENT')) {
      const text = `Tidemark: the program “${setting('path')}” was not found. Install it, or say where it is in the setting tidemark.path.`;
      vscode.window.showErrorMessage(text);
    } else if (starts.length > MOST_STARTS) {
      vscode.window.showErrorMessage(`Tidemark: the language server ended ${starts.length} times, at last saying: ${why}`);
    } else {
      start();
    }
  });
}

async function restart() {
  starts = [];
  const old = client;
  client = undefined;
  if (old) await old.stop();
  start();
  await client.ready;
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('tidemark.restartServer', restart),
    ...Object.entries(DOCUMENTS).map(([name, address]) =>
      vscode.commands.registerCommand(name, () => vscode.window.showTextDocument(vscode.Uri.parse(address), { preview: true }))),
    vscode.tasks.registerTaskProvider('tidemark', tasks.provider(() => setting('path'))),
    vscode.workspace.onDidChangeConfiguration(async event => {
      if (event.affectsConfiguration('tidemark.path')) await restart();
      else if (event.affectsConfiguration('tidemark.server') && client) client.configure(setting('server'));
    }),
  );
  start();
  // Without a server there are colors, snippets and tasks.
  await client.ready.catch(() => {});
}

async function deactivate() {
  const old = client;
  client = undefined;
  if (old) await old.stop();
}

module.exports = { activate, deactivate };
