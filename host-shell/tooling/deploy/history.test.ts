import { describe, expect, test } from 'vitest';
import { deployed, deployedAsCanary, KEPT_ROWS, promoted, rolledBack } from './history.mjs';

interface Row extends Record<string, unknown> {
  version: string;
  canary?: Record<string, unknown>;
}
type Change = (before: never) => { row: Row; history: readonly { deployedAt: string; row: Row }[]; done: string };

const build = (version: string): Row => ({ entry: `/remotes/booking/${version}.js`, version });

/** Applies changes one after the other, one a minute, to a remote. */
function after(changes: readonly unknown[], row?: Row) {
  let state: { row?: Row | undefined; history: readonly { deployedAt: string; row: Row }[]; done: string } = {
    row,
    history: [],
    done: '',
  };
  for (const [index, change] of changes.entries()) {
    const now = `2030-01-01T00:${String(index).padStart(2, '0')}:00.000Z`;
    const before = { name: 'booking', history: state.history, since: '2029-12-31T00:00:00.000Z', now };
    const withRow = state.row === undefined ? before : { ...before, row: state.row };
    state = Reflect.apply(Object(change) as Change, undefined, [withRow]);
  }
  return { ...state, versions: state.history.map((entry) => entry.row.version) };
}

describe('a deploy', () => {
  test('makes the build the current row, and records since when', () => {
    const { row, history, done } = after([deployed(build('1.0.0'))]);
    expect(row).toEqual(build('1.0.0'));
    expect(history).toEqual([{ deployedAt: '2030-01-01T00:00:00.000Z', row: build('1.0.0') }]);
    expect(done).toBe('booking 1.0.0 is deployed.');
  });

  test('of the build that is current changes nothing', () => {
    expect(after([deployed(build('1.0.0')), deployed(build('1.0.0'))]).versions).toEqual(['1.0.0']);
  });

  test('records a row that was written by hand, with the time of the table', () => {
    const { history } = after([deployed(build('1.1.0'))], build('1.0.0'));
    expect(history[0]).toEqual({ deployedAt: '2029-12-31T00:00:00.000Z', row: build('1.0.0') });
  });

  test('of another build with the same version reminds of raising it', () => {
    const { done } = after([deployed(build('1.0.0')), deployed({ ...build('1.0.0'), entry: '/remotes/booking/b.js' })]);
    expect(done).toContain('The build before has the same version: raise "version" in remote.json of booking');
  });

  test('drops a canary', () => {
    const { row, done } = after([
      deployed(build('1.0.0')),
      deployedAsCanary(build('1.1.0'), 0.1),
      deployed(build('1.2.0')),
    ]);
    expect(row).toEqual(build('1.2.0'));
    expect(done).toContain('its canary is gone');
  });

  test(`keeps ${KEPT_ROWS} rows`, () => {
    const { versions } = after(Array.from({ length: KEPT_ROWS + 5 }, (_, minor) => deployed(build(`1.${minor}.0`))));
    expect(versions).toHaveLength(KEPT_ROWS);
    expect(versions.at(-1)).toBe(`1.${KEPT_ROWS + 4}.0`);
  });
});

describe('a canary', () => {
  const canary = [deployed(build('1.0.0')), deployedAsCanary(build('1.1.0'), 0.1)];

  test('stands beside the current row with its share, and not in the history', () => {
    const { row, versions, done } = after(canary);
    expect(row).toEqual({ ...build('1.0.0'), canary: { ...build('1.1.0'), share: 0.1 } });
    expect(versions).toEqual(['1.0.0']);
    expect(done).toBe('booking 1.1.0 is deployed to 10 % of the visitors; 1.0.0 stays for the others.');
  });

  test('becomes the current row when it is promoted', () => {
    const { row, versions } = after([...canary, promoted]);
    expect(row).toEqual(build('1.1.0'));
    expect(versions).toEqual(['1.0.0', '1.1.0']);
  });

  test('goes with a rollback, and the current row stays', () => {
    const { row, versions } = after([...canary, rolledBack(undefined)]);
    expect(row).toEqual(build('1.0.0'));
    expect(versions).toEqual(['1.0.0']);
  });

  test('needs a current row', () => {
    expect(() => after([deployedAsCanary(build('1.0.0'), 0.1)])).toThrow('Deploy the remote first');
    expect(() => after([deployed(build('1.0.0')), promoted])).toThrow('has no canary');
  });
});

describe('a rollback', () => {
  const three = ['1.0.0', '1.1.0', '1.2.0'].map((version) => deployed(build(version)));

  test('goes back one row, and a second one goes back further', () => {
    expect(after([...three, rolledBack(undefined)]).row).toEqual(build('1.1.0'));
    expect(after([...three, rolledBack(undefined), rolledBack(undefined)]).row).toEqual(build('1.0.0'));
  });

  test('to a version goes there, also forward again', () => {
    const { row, versions } = after([...three, rolledBack('1.0.0'), rolledBack('1.2.0')]);
    expect(row).toEqual(build('1.2.0'));
    expect(versions).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.0.0', '1.2.0']);
  });

  test('after a deploy of an old build goes to the row before that deploy', () => {
    expect(after([...three, deployed(build('1.0.0')), rolledBack(undefined)]).row).toEqual(build('1.2.0'));
  });

  test('without an earlier row, or to an unknown version, is refused in words', () => {
    expect(() => after([deployed(build('1.0.0')), rolledBack(undefined)])).toThrow('no earlier row');
    expect(() => after([...three, rolledBack('9.0.0')])).toThrow('It has: 1.0.0, 1.1.0, 1.2.0. 1.2.0 stays.');
  });

  test('of a row that was written by hand goes to the newest known one', () => {
    const state = after(three);
    const byHand = { name: 'booking', row: build('3.0.0'), history: state.history, since: '', now: '' };
    expect(rolledBack(undefined)(byHand).row).toEqual(build('1.2.0'));
  });
});
