// Runs in a worker thread: books as fast as it can until it gets a message, and reports each booking after its commit.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

const { databaseUrl, file, columns } = workerData;
const others = columns.filter((name) => name !== 'id').map((name) => `"${name}"`);
const insert = (mark) =>
  `insert into bookings (id, ${others.join(', ')}) select ${mark}, ${others.join(', ')} from bookings where id = 'bookings-1'`;
const count = "update needs set booked_positions = booked_positions + 1 where id = 'needs-1'";

async function openPostgres() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async book(id) {
      await client.query('begin');
      await client.query(insert('$1::text'), [id]);
      await client.query(count);
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

function openSqlite() {
  const connection = new Sqlite(file, { timeout: 30_000 });
  connection.pragma('synchronous = FULL');
  const book = connection.transaction((id) => {
    connection.prepare(insert('?')).run(id);
    connection.prepare(count).run();
  });
  return { book: async (id) => book.immediate(id), close: async () => connection.close() };
}

const { book, close } = await (databaseUrl ? openPostgres() : openSqlite());
let stopping = false;
parentPort.once('message', () => {
  stopping = true;
});
for (let number = 0; !stopping; number += 1) {
  const id = `load-${number}`;
  await book(id);
  parentPort.postMessage(id);
  // Lets the message to stop arrive.
  await new Promise((resolve) => setImmediate(resolve));
}
await close();
parentPort.close();
