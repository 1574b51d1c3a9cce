/**
 * The floor: the least that an answer from a database can cost on this machine. Node's own server, one prepared statement
 * on a flat table, JSON, and the two headers that an answer needs.
 */
import { createServer, type ServerResponse } from 'node:http';
import { cardsPerAnswer, flatRows } from './flat-cards';
import { createFlatPostgres, createFlatSqlite, flatDatabaseUrl } from './flat-database';
import { tellPort } from './tell-port';

interface Store {
  list(from: number): unknown[] | Promise<unknown[]>;
  one(id: string): unknown | Promise<unknown>;
}

const listText = 'select * from cards where number >= ? order by number limit ?';
const oneText = 'select * from cards where id = ?';

function openSqlite(): Store {
  const file = createFlatSqlite('floor.db');
  const [list, one] = [file.prepare(listText), file.prepare(oneText)];
  return { list: (from) => list.all(from, cardsPerAnswer), one: (id) => one.get(id) };
}

async function openPostgres(): Promise<Store> {
  const pool = await createFlatPostgres();
  const numbered = (text: string) => text.replace('?', '$1').replace('?', '$2');
  return {
    list: async (from) =>
      (await pool.query({ name: 'list', text: numbered(listText), values: [from, cardsPerAnswer] })).rows,
    one: async (id) => (await pool.query({ name: 'one', text: numbered(oneText), values: [id] })).rows[0],
  };
}

function send(response: ServerResponse, answer: unknown): void {
  const text = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
  response.end(text);
}

const store = flatDatabaseUrl ? await openPostgres() : openSqlite();
const server = createServer((request, response) => {
  const [, what, which = ''] = (request.url ?? '').split('/');
  const page = Number(which);
  const found = what === 'list' ? store.list(page * cardsPerAnswer) : store.one(which);
  const answer = (rows: unknown) =>
    send(response, what === 'list' ? { gygs: rows, total: flatRows, page, pageSize: cardsPerAnswer } : rows);
  if (found instanceof Promise) found.then(answer, () => response.destroy());
  else answer(found);
});
server.listen(0, '127.0.0.1', () => tellPort(server));
