import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, engine } from '../engine-choice';
import { findMigrationsFolder } from '../migrations-folder';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

/** The migrations of this engine, in their order. */
export function listMigrations(): Journal['entries'] {
  const journal: Journal = JSON.parse(
    readFileSync(join(findMigrationsFolder(), engine, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries;
}

/** The tables as a migration leaves them, as JSON: its snapshot, or the one before if it changes nothing that is in one. */
export function readSnapshot(of: Engine, migration: string): string {
  const meta = join(findMigrationsFolder(), of, 'meta');
  const files = readdirSync(meta).filter((file) => /^\d{4}_snapshot/.test(file) && file.slice(0, 4) <= migration);
  return readFileSync(join(meta, files.sort().at(-1) ?? ''), 'utf8');
}

/**
 * A copy of the migrations in a temporary folder: only the first `upTo` (default all), then one more with the `added`
 * statements, like the next version of the program. The caller removes it.
 */
export function copyMigrations({ upTo, added }: { upTo?: number; added?: string[] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'gyg-migrations-'));
  const ours = join(folder, engine);
  cpSync(join(findMigrationsFolder(), engine), ours, { recursive: true });
  const file = join(ours, 'meta', '_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  const entries = journal.entries.slice(0, upTo);
  const last = entries.at(-1);
  if (added !== undefined && last !== undefined) {
    const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' };
    writeFileSync(join(ours, 'next.sql'), added.join('\n--> statement-breakpoint\n'));
    entries.push(next);
  }
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
