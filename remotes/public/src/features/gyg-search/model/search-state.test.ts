import { describe, expect, it } from 'vitest';
import { changeSearch, readSearch, searchAddress, toFindQuery } from './search-state';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('means everything, latest start first, when empty', () => {
    expect(read('')).toEqual({ keyword: '', status: 'all', goals: [], sort: 'latest', page: 1 });
    expect(searchAddress(read(''))).toBe('/search');
  });

  it('contains keyword, state, goals, order and page, and parses back to the same values', () => {
    const state = read('q=shore+clean&states=p&goals=14%2C4&sort=earliest&page=3');
    expect(state).toEqual({ keyword: 'shore clean', status: 'p', goals: [4, 14], sort: 'earliest', page: 3 });
    expect(readSearch(new URL(searchAddress(state), 'https://gyg.example').searchParams)).toEqual(state);
  });

  it('ignores unknown values', () => {
    expect(read('states=CREATED&goals=0,18,x,4,4&sort=price&page=-2')).toEqual({
      keyword: '',
      status: 'all',
      goals: [4],
      sort: 'latest',
      page: 1,
    });
  });

  it('resets to the first page when anything but the page changes', () => {
    expect(changeSearch(read('page=4'), { goals: [7] }).page).toBe(1);
    expect(changeSearch(read('q=a'), { page: 2 })).toMatchObject({ keyword: 'a', page: 2 });
  });
});

describe('the call of a search', () => {
  it('counts pages from 0 and uses the full name of the state', () => {
    expect(toFindQuery(read('states=o&goals=4,14&sort=title&page=2'))).toEqual({
      states: 'ONGOING',
      goals: '4,14',
      sort: 'title:asc',
      page: 1,
    });
  });

  it('has no state for the tab with all', () => {
    expect(toFindQuery(read(''))).toEqual({ sort: 'startDateTime:desc', page: 0 });
  });
});
