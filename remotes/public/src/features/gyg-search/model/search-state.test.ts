import { describe, expect, it } from 'vitest';
import { toFindQuery } from './find-query';
import { changeSearch, countFilters, readSearch, searchAddress } from './search-state';

const read = (query: string) => readSearch(new URLSearchParams(query));
const now = new Date('2026-11-25T12:00:00Z');

describe('the address of a search', () => {
  it('means everything, latest start first, when empty', () => {
    expect(searchAddress(read(''))).toBe('/search');
    expect(countFilters(read(''))).toBe(0);
    expect(toFindQuery(read(''), now)).toEqual({ facets: 'true', sort: 'startDateTime:desc', page: 0 });
  });

  it.each([
    'q=shore+clean&states=p&goals=4%2C14&sort=earliest&page=3',
    'town=Soten%C3%A4s&at=58.36%2C11.23&km=100&when=weekend&give=items&recipients=yes&view=map',
    'place=Storgatan&from=2026-12-24&until=2027-01-06',
    'online=yes&states=po&sort=soonest',
    'area=11.1%2C58.2%2C11.4%2C58.5&sort=title-desc&view=list',
  ])('contains the whole search: %s', (query) => {
    expect(searchAddress(read(query))).toBe(`/search?${query}`);
  });

  it('ignores unknown values', () => {
    const query = 'states=CREATED&goals=0,18,x,4,4&sort=price&page=-2&at=91,11&area=1,2,3&when=soon&from=2026-02-30';
    expect(searchAddress(read(query))).toBe('/search?goals=4');
  });

  it('rounds coordinates to about a kilometre, and an unknown distance to the usual one', () => {
    expect(searchAddress(read('at=58.35312,11.22345&km=7'))).toBe('/search?at=58.35%2C11.22&km=25');
  });

  it('resets to the first page when anything but page and view changes', () => {
    expect(changeSearch(read('page=4'), { goals: [7] }).page).toBe(1);
    expect(changeSearch(read('page=4'), { view: 'map' }).page).toBe(4);
    expect(changeSearch(read('q=a'), { page: 2 })).toMatchObject({ keyword: 'a', page: 2 });
  });
});

describe('the call of a search', () => {
  it('has all filters under the names of the API, and counts pages from 0', () => {
    const state = read(
      'q=gloves&town=Lysekil&at=58.27,11.44&km=50&when=week&give=items&recipients=yes&states=po&goals=4,14&sort=soonest&page=2',
    );
    expect(toFindQuery(state, now)).toEqual({
      keyword: 'gloves',
      near: '58.27,11.44,50',
      from: '2026-11-25',
      until: '2026-12-01',
      kind: 'COMMODITY',
      recipients: 'true',
      states: 'PUBLISHED,ONGOING',
      goals: '4,14',
      facets: 'true',
      sort: 'soonest',
      page: 1,
    });
  });

  it.each([
    ['online=yes', { online: 'true' }],
    ['place=Storgatan', { place: 'Storgatan' }],
    ['area=11,58,12,59', { bbox: '11,58,12,59' }],
  ])('%s', (query, part) => {
    expect(toFindQuery(read(query), now)).toMatchObject(part);
  });
});
