import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMigrationsFolder } from '../migrations-folder';
import { listMigrations } from '../testing/migration-folders';
import { statementsThatDoMore } from '../testing/only-adds';

const folder = findMigrationsFolder();
const stopFirst: Record<string, string> = JSON.parse(readFileSync(join(folder, 'stop-first.json'), 'utf8'));

test('stop-first.json names the migrations that do more than add, and no others', () => {
  const tags = listMigrations().map(({ tag }) => tag);
  const sqls = tags.map((tag) => readFileSync(join(folder, 'postgres', `${tag}.sql`), 'utf8'));
  const doMore = tags.filter((_tag, index) => {
    // Before the first migration there are no processes.
    return index > 0 && statementsThatDoMore(sqls[index] ?? '', sqls.slice(0, index)).length > 0;
  });
  expect(Object.keys(stopFirst)).toEqual(doMore);
});

describe('a migration', () => {
  const earlier = [
    'CREATE TABLE "needs" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "needs" ("id");',
  ];

  test.each([
    'CREATE TABLE "seats" ("id" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "seat" ON "seats" ("id");',
    'ALTER TABLE "needs" ADD COLUMN "note" text;',
    `ALTER TABLE "needs" ADD COLUMN "kind" text DEFAULT 'SKILL' NOT NULL;`,
    'CREATE INDEX "by_id" ON "needs" ("id");--> statement-breakpoint\nDROP INDEX "by_note";',
    'ALTER TABLE "seats" ADD CONSTRAINT "a" FOREIGN KEY ("need") REFERENCES "public"."needs"("id") ON DELETE cascade;',
    'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
    `CREATE TABLE "notes" ("id" text);--> statement-breakpoint
     INSERT INTO "notes" SELECT "id" FROM "needs";--> statement-breakpoint
     CREATE FUNCTION "note"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO "notes" VALUES (new.id); END $$;--> statement-breakpoint
     CREATE TRIGGER "noted" AFTER INSERT OR UPDATE OF "id" ON "needs" FOR EACH ROW EXECUTE FUNCTION "note"();`,
  ])('that only adds leaves running processes as they are: %s', (sql) => {
    expect(statementsThatDoMore(sql, earlier)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "needs" DROP COLUMN "id";',
    'ALTER TABLE "needs" RENAME TO "wants";',
    'ALTER TABLE "needs" ADD COLUMN "kind" text NOT NULL;',
    'ALTER TABLE "needs" ADD COLUMN "kind" text UNIQUE;',
    'ALTER TABLE "needs" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "needs" ADD CONSTRAINT "some" CHECK ("places" > 0);',
    'CREATE UNIQUE INDEX "two" ON "needs" ("note");',
    'DROP INDEX "one";',
    'UPDATE "needs" SET "taken" = 1;',
    'CREATE TRIGGER "never" BEFORE UPDATE ON "needs" FOR EACH ROW EXECUTE FUNCTION "never"();',
    'CREATE FUNCTION "note"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE "needs" SET "note" = 1; END $$;',
    'INSERT INTO "needs" ("id") VALUES (1);',
    'ALTER TABLE "seats" ADD CONSTRAINT "a" FOREIGN KEY ("need") REFERENCES "public"."needs"("id") ON DELETE no action;',
  ])('that does more needs a stop: %s', (sql) => {
    expect(statementsThatDoMore(sql, earlier)).toHaveLength(1);
  });
});
