import { describe, expect, it } from 'vitest';
import { directoryAddress, everything, readDirectory, toDirectoryQuery } from './directory-state';

const read = (query: string) => readDirectory(new URLSearchParams(query));

describe('the address of the directory', () => {
  it('means everything, most open gygs first, when empty', () => {
    expect(read('')).toEqual(everything);
    expect(directoryAddress(everything)).toBe('/organizations');
  });

  it('contains all filters, order and page, and parses back to the same values', () => {
    const state = read('q=coast+clean&type=NON-PROFIT&members=true&hosting=true&goals=14%2C4&sort=name&page=3');
    expect(state).toEqual({
      keyword: 'coast clean',
      type: 'NON-PROFIT',
      goals: [4, 14],
      flags: ['hosting', 'members'],
      sort: 'name',
      page: 3,
    });
    expect(readDirectory(new URL(directoryAddress(state), 'https://gyg.example').searchParams)).toEqual(state);
  });

  it('ignores unknown values', () => {
    expect(read('type=CLUB&hosting=1&goals=0,18,x&sort=price&page=-2')).toEqual(everything);
  });
});

describe('the call of the directory', () => {
  it('counts pages from 0 and contains only the filters that are on', () => {
    expect(toDirectoryQuery(read('q=coast&type=EDUCATION&proposals=true&goals=4&sort=name&page=2'))).toEqual({
      keyword: 'coast',
      type: 'EDUCATION',
      proposals: 'true',
      goals: '4',
      sort: 'name:asc',
      page: 1,
      pageSize: 18,
    });
    expect(toDirectoryQuery(everything)).toEqual({ sort: 'openGygs:desc', page: 0, pageSize: 18 });
  });
});
