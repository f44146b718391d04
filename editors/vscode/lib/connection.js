// JSON-RPC over two streams, as the Language Server Protocol frames it.
'use strict';

const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

class Connection {
  // input: what the server writes; output: what it reads; handle: a function of method and parameters for its requests and
  // notifications, which gives an answer or undefined for an unknown method.
  constructor(input, output, handle) {
    this.output = output;
    this.handle = handle;
    this.lastId = 0;
    this.waiting = new Map();
    this.rest = Buffer.alloc(0);
    this.closed = false;
    input.on('data', data => this.read(data));
    input.on('close', () => this.close());
    // What cannot be written is told by the end of the process.
    output.on('error', () => this.close());
  }

  read(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length:\s*(\d+)/i.exec(this.rest.toString('ascii', 0, end));
      if (!length) throw new Error('a message of the server has no length');
      const start = end + 4;
      const after = start + Number(length[1]);
      if (this.rest.length < after) return;
      const content = this.rest.toString('utf8', start, after);
      this.rest = this.rest.subarray(after);
      this.receive(JSON.parse(content));
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.handle(message.method, message.params);
    } else {
      Promise.resolve()
        .then(() => this.handle(message.method, message.params))
        .then(
          result =>
            result === undefined
              ? this.send({ id: message.id, error: { code: METHOD_NOT_FOUND, message: `“${message.method}” is not known` } })
              : this.send({ id: message.id, result }),
          error => this.send({ id: message.id, error: { code: INTERNAL_ERROR, message: String(error && error.message) } }),
        );
    }
  }

  send(message) {
    if (this.closed) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.output.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.output.write(content);
  }

  notify(method, params) {
    this.send(params === undefined ? { method } : { method, params });
  }

  // token: a CancellationToken of the editor, or nothing.
  request(method, params, token) {
    if (this.closed) return Promise.reject(new Error('the language server has ended'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const listener = token && token.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      const settle = act => value => {
        if (listener) listener.dispose();
        act(value);
      };
      this.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.send(params === undefined ? { id, method } : { id, method, params });
    });
  }

  close() {
    if (this.closed) return;
    this.closed = true;
    for (const waiting of this.waiting.values()) waiting.reject(new Error('the language server has ended'));
    this.waiting.clear();
  }
}

module.exports = { Connection };
