/** An index or column that exists in the migrations so far, or was created by the migration itself. */
interface Known {
  /** Unique indexes of all migrations so far: `insert … on conflict` of running processes may need them. */
  uniqueIndexes: ReadonlySet<string>;
  /** Tables that the migration creates. Running processes do not use them. */
  newTables: ReadonlySet<string>;
}

/** Whether all that a statement writes goes into these tables. */
function writesOnlyTo(statement: string, tables: ReadonlySet<string>): boolean {
  const written = [...statement.matchAll(/\b(?:insert into|update(?! of)|delete from) "(\w+)"/gi)];
  return written.length > 0 && written.every(([, table = '']) => tables.has(table));
}

const harmless: ((statement: string, schema: Known) => boolean)[] = [
  (statement) => /^create table /i.test(statement),
  (statement) => /^create type /i.test(statement),
  (statement) => /^create index /i.test(statement),
  (statement) => /^create extension /i.test(statement),
  // What a trigger does is in its function.
  (statement) => /^create trigger .+ after /is.test(statement),
  (statement, { newTables }) =>
    /^(create function "\w+"\(\) returns trigger|insert into) /i.test(statement) && writesOnlyTo(statement, newTables),
  (statement, { newTables }) => newTables.has(/^create unique index "\w+" on "(\w+)"/i.exec(statement)?.[1] ?? ''),
  (statement, { uniqueIndexes }) => {
    const dropped = /^drop index "(\w+)"$/i.exec(statement)?.[1];
    return dropped !== undefined && !uniqueIndexes.has(dropped);
  },
  (statement) => {
    const added = /^alter table "\w+" add column "\w+" (.+)$/is.exec(statement)?.[1];
    if (added === undefined || /\b(unique|references|check|generated)\b/i.test(added)) return false;
    return /\bdefault\b/i.test(added) || !/\bnot null\b/i.test(added);
  },
  // Otherwise a process that does not know the table could not delete what it refers to. Users are never deleted.
  (statement) =>
    /^alter table "\w+" add constraint "\w+" foreign key .+ (references "public"."users"|on delete (cascade|set null))/is.test(
      statement,
    ),
  (statement, { newTables }) =>
    newTables.has(/^alter table "(\w+)" add constraint .+ check /is.exec(statement)?.[1] ?? ''),
];

const statementsOf = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .map((text) =>
      text
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    )
    .filter((text) => text !== '');
const all = (statements: readonly string[], pattern: RegExp) =>
  new Set(statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []));

/**
 * The statements of a PostgreSQL migration that do more than add: processes of the version before may fail once it has
 * run, or write rows that lack what it has filled in. Adding is new tables, new columns that may be empty or have a
 * default, and indexes that refuse nothing.
 * @param earlier the migrations before, in order
 */
export function statementsThatDoMore(sql: string, earlier: readonly string[]): string[] {
  const statements = statementsOf(sql);
  const schema = {
    uniqueIndexes: all([...earlier.flatMap(statementsOf), ...statements], /^create unique index "(\w+)"/i),
    newTables: all(statements, /^create table "(\w+)"/i),
  };
  return statements.filter((statement) => !harmless.some((isHarmless) => isHarmless(statement, schema)));
}
