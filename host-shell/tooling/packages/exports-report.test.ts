import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeExports } from './describe-exports.mjs';
import { compareExports, readReport, reportText, requiredVersion, shortenedExports } from './exports-report.mjs';

/** The exports of a package with these declarations. */
function exportsOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return describeExports(folder, [['.', 'src/index']]).exports;
}

const before = {
  'src/index.d.ts': "export { call, type Area } from './area';\nexport { useForm } from 'react-hook-form';\n",
  'src/area.d.ts':
    '/** Said. */\ninterface Hidden {\n    a: string;\n}\nexport interface Area {\n    /** Its name. */\n    name: string;\n    hidden: Hidden;\n}\nexport declare const call: (name: string) => void;\n',
};
const changedArea = (from: string, to: string) => ({
  ...before,
  'src/area.d.ts': before['src/area.d.ts'].replace(from, to),
});
const differenceTo = (files: Record<string, string>) => compareExports(exportsOf(before), exportsOf(files));

describe('the exports of a package', () => {
  test('are declarations without comments, with the types of the package that they use', () => {
    expect(Object.fromEntries(exportsOf(before))).toEqual({
      '. Area': 'interface Area {\n    name: string;\n    hidden: Hidden;\n}',
      '. call': 'call: (name: string) => void',
      '. useForm': "from 'react-hook-form'",
      'used src/area Hidden': 'interface Hidden {\n    a: string;\n}',
    });
  });

  test('are the same after they were written and read', () => {
    const exports = exportsOf(before);
    expect(readReport(reportText('@gyg/platform', { version: '1.2.0', exports }))).toEqual({
      version: '1.2.0',
      exports,
    });
  });

  test('are a hash if they are long, which changes with them', () => {
    const [first, second] = [before, changedArea('a: string', 'a: number')].map((files) =>
      shortenedExports(exportsOf(files), 2),
    );
    expect(first?.get('. Area')).toMatch(/^4 lines, sha256 /);
    expect(second?.get('. Area')).toBe(first?.get('. Area'));
    expect(second?.get('used src/area Hidden')).not.toBe(first?.get('used src/area Hidden'));
  });
});

describe('a change of exports', () => {
  const none = { added: [], extended: [], changed: [], removed: [] };

  test('in a comment or in the order is none', () => {
    expect(differenceTo(changedArea('Its name.', 'The name of it.'))).toEqual(none);
  });

  test('that adds an export or a member needs a minor version', () => {
    const more = { ...changedArea('name: string;', 'name: string;\n    title?: string;') };
    const difference = differenceTo({
      ...more,
      'src/index.d.ts': `${before['src/index.d.ts']}export declare const x: 1;`,
    });
    expect(difference).toEqual({ ...none, added: ['. x'], extended: ['. Area'] });
    expect(requiredVersion('1.2.3', difference)).toBe('1.3.0');
  });

  test('that removes an export, or changes one or a type that it uses, needs a major version', () => {
    const removed = differenceTo({ ...before, 'src/index.d.ts': "export { call } from './area';" });
    expect(removed).toMatchObject({ removed: ['. Area', '. useForm'], changed: [] });
    expect(requiredVersion('1.2.3', removed)).toBe('2.0.0');
    expect(differenceTo(changedArea('name: string)', 'name: string, more: string)')).changed).toEqual(['. call']);
    const used = differenceTo(changedArea('a: string', 'a: number'));
    expect(used.changed).toEqual(['used src/area Hidden']);
    expect(requiredVersion('0.2.3', used)).toBe('0.3.0');
  });
});
