import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { distinctRuns } from './baseline.mjs';
import { faults } from './list.mjs';
import { FaultOutOfDate, plant } from './plant.mjs';
import { widerRuns } from './wider.mjs';

describe('the list', () => {
  it.each(faults.map((fault) => [fault.id, fault] as const))(
    '%s finds its place, once, and changes it',
    (_id, fault) => {
      const text = readFileSync(at(fault.file), 'utf8');
      expect(plant(text, fault)).not.toBe(text);
    },
  );

  it('gives every fault a name of its own and a sentence', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    for (const { id, what } of faults) expect(what, id).toMatch(/^[A-Z].*\.$/);
  });

  it('names only tests that are there', () => {
    for (const { id, run } of faults) {
      const files = 'files' in run ? run.files : [];
      const journeys = 'journey' in run ? [`host-shell/e2e/${run.journey}`] : [];
      for (const file of [...files, ...journeys]) expect(existsSync(at(file)), `${id}: ${file}`).toBe(true);
      if ('journey' in run) {
        const spec = readFileSync(at('host-shell', 'e2e', run.journey), 'utf8');
        expect(spec, id).toContain(run.title.replace(/ \((en|sv)\)$/, ''));
      }
    }
  });

  it('has faults in every package', () => {
    const folders = new Set(faults.map((fault) => fault.package));
    const api = ['api', 'api/contract', 'api/database', 'api/identity', 'api/mail', 'api/demo'];
    const shell = ['host-shell/platform', 'host-shell/src', 'host-shell/server', 'host-shell/tooling'];
    const remotes = ['public', 'booking', 'admin', 'super-user'].map((name) => `remotes/${name}`);
    expect([...folders].sort()).toEqual([...api, ...shell, ...remotes, 'design-system', 'widgets'].sort());
  });
});

describe('planting', () => {
  const fault = { id: 'x', file: 'a.ts', find: 'one', replace: '$& two' };

  it('puts a text in as it is written, and a pattern with its groups', () => {
    expect(plant('one', fault)).toBe('$& two');
    expect(plant('a1', { ...fault, find: /a(\d)/, replace: '$1a' })).toBe('1a');
  });

  it.each(['nothing', 'one one'])('says which fault to bring up to date for %j', (text) => {
    expect(() => plant(text, fault)).toThrow(FaultOutOfDate);
    expect(() => plant(text, fault)).toThrow(/fault "x" looks for one in a\.ts .* Bring its "find" up to date/);
  });
});

describe('the runs', () => {
  const [first] = faults;
  const withRun = (run: (typeof faults)[number]['run']) => {
    if (first === undefined) throw new Error('the list is empty');
    return { ...first, file: 'api/src/app.ts', run };
  };

  it('are made once without a fault: files of a project together', () => {
    const chosen = [
      withRun({ project: 'unit', files: ['a'] }),
      withRun({ project: 'unit', files: ['b', 'a'] }),
      withRun({ check: 'types' }),
      withRun({ check: 'types' }),
      withRun({ project: 'elements', files: [], title: 'card' }),
      withRun({ journey: 'a.spec.ts', title: 'one' }),
      withRun({ journey: 'a.spec.ts', title: 'two' }),
    ];
    expect(distinctRuns(chosen)).toEqual([
      { check: 'types' },
      { project: 'unit', files: ['a', 'b'] },
      { project: 'elements', files: [], title: 'card' },
      { specs: ['a.spec.ts'], titles: ['one', 'two'] },
    ]);
  });

  it('go from the whole project over the checks to the journeys', () => {
    expect(widerRuns(withRun({ project: 'sqlite', files: ['a'] }))).toEqual([
      { project: 'sqlite' },
      { check: 'all' },
      { project: 'unit' },
      { project: 'postgres' },
      { specs: [] },
    ]);
    expect(widerRuns(withRun({ check: 'types' }))[0]).toEqual({ check: 'all' });
  });
});
