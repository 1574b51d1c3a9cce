import { describe, expect, test } from 'vitest';
import { type Report, readReport, reportText } from './exports-report.mjs';
import { stateOf } from './report-state.mjs';

const first = { '. Area': 'interface Area {\n    name: string;\n}', '. call': 'call: () => void' };
const version = (number: string, exports: Record<string, string>) => ({
  version: number,
  exports: new Map(Object.entries(exports)),
});
/** A report as it is read after it was written. */
const written = (report: Report) => readReport(reportText('@gyg/platform', report));
/** The report of a version that is released. */
const released = (number: string, exports: Record<string, string>) =>
  written({ ...version(number, exports), released: version(number, exports) });
/** What `--write` writes. */
const rewritten = (number: string, exports: Record<string, string>, report?: Report) =>
  written(stateOf(version(number, exports), report).report);

const more = { ...first, '. more': 'more: 1' };
const evenMore = { ...more, '. most': 'most: 2' };

describe('exports that differ from those of the last release', () => {
  test('need another version', () => {
    const state = stateOf(version('1.1.0', more), released('1.1.0', first));
    expect(state.lacking).toEqual({ version: '1.2.0', released: '1.1.0', difference: 'new: . more' });
    expect(stateOf(version('1.2.0', more), released('1.1.0', first)).lacking).toBeUndefined();
  });

  test('need one version, however often they change before the next release', () => {
    const report = rewritten('1.2.0', more, released('1.1.0', first));
    const state = stateOf(version('1.2.0', evenMore), report);
    expect(state).toMatchObject({ isReported: false, difference: 'new: . most' });
    expect(state.lacking).toBeUndefined();
    const next = written(state.report);
    expect(next).toEqual({ ...version('1.2.0', evenMore), released: version('1.1.0', first) });
    // What was never released may go again, but not what was.
    expect(stateOf(version('1.2.0', first), next).lacking).toBeUndefined();
    expect(stateOf(version('1.2.0', { '. call': 'call: () => void' }), next).lacking).toMatchObject({
      version: '2.0.0',
      difference: 'removed: . Area',
    });
  });

  test('need another version again after that one was released', () => {
    expect(stateOf(version('1.2.0', evenMore), released('1.2.0', more)).lacking?.version).toBe('1.3.0');
  });

  test('may be anything before the first release', () => {
    const report = rewritten('1.0.0', first);
    expect(report.released).toBeUndefined();
    expect(stateOf(version('1.0.0', { '. call': 'call: 1' }), report).lacking).toBeUndefined();
  });
});

describe('a report', () => {
  test('is up to date with the same version and exports', () => {
    const report = released('1.1.0', first);
    expect(stateOf(version('1.1.0', first), report)).toMatchObject({ isReported: true, difference: '' });
    const raised = stateOf(version('1.1.1', first), report);
    expect(raised).toMatchObject({ isReported: false, difference: 'the version is 1.1.1' });
    expect(raised.lacking).toBeUndefined();
  });

  test('says what the last release had instead', () => {
    const changed = { '. Area': 'interface Area {}', '. more': 'more: 1' };
    const { report } = stateOf(version('2.0.0', changed), released('1.1.0', first));
    expect(reportText('@gyg/platform', report)).toBe(
      [
        '@gyg/platform 2.0.0, after 1.1.0',
        '. Area\n  interface Area {}',
        '. more\n  more: 1',
        'since 1.1.0 . Area\n  interface Area {\n      name: string;\n  }',
        'since 1.1.0 . call\n  call: () => void',
        'since 1.1.0 . more\n  (not there)\n',
      ].join('\n\n'),
    );
  });
});
