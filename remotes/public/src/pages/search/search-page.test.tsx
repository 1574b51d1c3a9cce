import { buildGyg } from '@gyg/contract/testing';
import { buildConfig, type FakeHandlers, refusal } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsWithFacets } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { SearchPage } from './search-page';

afterEach(() => {
  closeScreen();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const facets = { states: { PUBLISHED: 30, ONGOING: 4, FINISHED: 20 }, goals: { '14': 9, '4': 2 } };
/** Counts by state and goal, and a list with one gyg whose title contains the query. */
const findGygs: FakeHandlers['findGygs'] = ({ query }) =>
  gygsWithFacets([buildGyg({ title: `Found: ${query.keyword ?? query.goals ?? 'all'}` })], facets, 54);
const findTowns: FakeHandlers['findTowns'] = ({ query }) => ({
  towns: query.q === 'lysekil' ? [{ name: 'Lysekil', lat: 58.2742, lng: 11.4358 }] : [],
});

const open = (at = '/search', api: FakeHandlers = {}) =>
  openScreen({ screen: <SearchPage />, at, api: { findGygs, findTowns, ...api } });
const quick = () => within(screen.getByRole('group', { name: 'Quick filters' }));
const applied = () => within(screen.getByRole('group', { name: 'Applied filters' }));

/** A browser that gives this position, or refuses it. */
function stubPosition(coords?: { latitude: number; longitude: number }) {
  const getCurrentPosition = (onPosition: (at: object) => void, failed: (error: object) => void) =>
    coords === undefined ? failed({ code: 1, PERMISSION_DENIED: 1 }) : onPosition({ coords });
  // Only this property: a copy of the navigator would refuse to say whether the device is online.
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

describe('finding gygs', () => {
  test('needs one request for the list and the counts of states', async () => {
    const { calls } = await open('/search?states=o');
    expect(await screen.findByRole('link', { name: /^All ?54$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Upcoming ?30$/ })).toHaveProperty(
      'href',
      expect.stringContaining('/search?states=p'),
    );
    expect(screen.getByRole('link', { name: /^In-Progress ?4$/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Past ?20$/ })).toBeTruthy();
    const searches = calls.filter(({ name }) => name === 'findGygs');
    expect(searches.map(({ query }) => query)).toEqual([
      { states: 'ONGOING', facets: 'true', sort: 'startDateTime:desc', page: '0' },
    ]);
    expect(searches[0]?.token).toBeUndefined();
  });

  test('chips change the address and the request, and are pressed', async () => {
    const { user, calls } = await open('/search?page=3');
    await user.click(quick().getByRole('button', { name: 'Items' }));
    await user.click(quick().getByRole('button', { name: 'Online' }));
    await user.click(quick().getByRole('button', { name: 'This weekend' }));
    await user.click(quick().getByRole('button', { name: 'Places for recipients' }));
    expect(address()).toBe('/search?online=yes&when=weekend&give=items&recipients=yes');
    expect(quick().getByRole('button', { name: 'Items', pressed: true })).toBeTruthy();
    await waitFor(() =>
      expect(calls.at(-1)?.query).toMatchObject({ kind: 'COMMODITY', online: 'true', recipients: 'true', page: '0' }),
    );
    expect(calls.at(-1)?.query).toHaveProperty('from');
    await user.click(quick().getByRole('button', { name: 'Skills and time' }));
    expect(address()).toBe('/search?online=yes&when=weekend&give=skills&recipients=yes');
  });

  test('days are typed and changed without losing the field, the order or the other day', async () => {
    await open('/search?from=2026-12-05&until=2026-12-20');
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    from.focus();
    for (const [typed, inAddress] of [
      ['0002-12-15', 'from=2026-12-05&until=2026-12-20'],
      ['2027-12-15', 'from=2026-12-20&until=2027-12-15'],
      ['2026-12-15', 'from=2026-12-15&until=2026-12-20'],
    ] as const) {
      fireEvent.change(from, { target: { value: typed } });
      expect([document.activeElement, from.value]).toEqual([from, typed]);
      expect(address()).toBe(`/search?${inAddress}`);
    }
  });

  test('searches by keyword from the first page, and announces the results politely', async () => {
    const { user, calls } = await open('/search?page=3&sort=earliest');
    await user.type(screen.getByRole('searchbox', { name: 'What' }), '  shore {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=shore&sort=earliest'));
    const status = screen.getAllByRole('status');
    await waitFor(() => expect(status.map(({ textContent }) => textContent)).toContain('54 gygs for “shore”'));
    expect(calls.at(-1)?.query).toMatchObject({ keyword: 'shore', sort: 'startDateTime:asc', page: '0' });
  });

  test('keeps the current gygs on screen while others load', async () => {
    let respond = () => {};
    const slow = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { user } = await open('/search', {
      findGygs: async (call) => {
        if (call.query.sort === 'title:asc') await slow;
        return findGygs(call);
      },
    });
    await screen.findByRole('link', { name: 'Found: all' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title, A to Z');
    expect(address()).toBe('/search?sort=title');
    expect(screen.getByRole('link', { name: 'Found: all' })).toBeTruthy();
    respond();
    await waitFor(() => expect(screen.getByText('gygs', { exact: false, selector: 'p' }).textContent).toBe('54 gygs'));
  });

  test('has a pager that keeps the filters', async () => {
    await open('/search?states=p&when=today&page=2');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveProperty(
      'href',
      expect.stringContaining('/search?when=today&states=p&page=3'),
    );
  });

  test('offers to try again when loading failed', async () => {
    let broken = true;
    const { user } = await open('/search', {
      findGygs: (call) => (broken ? refusal('server.unexpected') : findGygs(call)),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Found: all' })).toBeTruthy();
  });
});

describe('where', () => {
  const where = () => screen.findByRole('combobox', { name: 'Where' });

  test('a known town becomes a point with a distance, which can be changed', async () => {
    const { user, calls } = await open();
    await user.type(await where(), 'lysekil{Enter}');
    await waitFor(() => expect(address()).toBe('/search?town=Lysekil&at=58.27%2C11.44&km=25'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'within 100 km');
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ near: '58.27,11.44,100' }));
  });

  test('any other text is looked for in addresses', async () => {
    const { user, calls } = await open();
    await user.type(await where(), 'Storgatan{Enter}');
    await waitFor(() => expect(address()).toBe('/search?place=Storgatan'));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ place: 'Storgatan' }));
  });

  test('near me uses the position of the browser, rounded', async () => {
    stubPosition({ latitude: 58.35312, longitude: 11.22345 });
    const { user } = await open();
    await user.click(quick().getByRole('button', { name: 'Near me' }));
    expect(address()).toBe('/search?at=58.35%2C11.22&km=25');
    await user.click(quick().getByRole('button', { name: 'Near me', pressed: true }));
    expect(address()).toBe('/search');
  });

  test('near me says what to do if the browser refuses', async () => {
    stubPosition();
    const { user } = await open();
    await user.click(quick().getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(/did not share your location.*enter a town/)).toBeTruthy();
    expect(address()).toBe('/search');
  });
});

describe('filters', () => {
  test('applied ones are shown, and removed one by one or all at once', async () => {
    const { user } = await open(
      '/search?q=gloves&town=Lysekil&at=58.27,11.44&km=50&give=items&goals=4,14&sort=soonest',
    );
    expect(applied().getByRole('button', { name: /Within 50 km of Lysekil/ })).toBeTruthy();
    await user.click(applied().getByRole('button', { name: /^Items, remove/ }));
    expect(address()).toBe('/search?q=gloves&town=Lysekil&at=58.27%2C11.44&km=50&goals=4%2C14&sort=soonest');
    await user.click(applied().getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/search?sort=soonest');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(screen.queryByRole('group', { name: 'Applied filters' })).toBeNull();
  });

  test('goals are chosen in a dialog with the number of gygs of each', async () => {
    const { user, calls } = await open();
    await screen.findByRole('link', { name: 'Found: all' });
    await user.click(quick().getByRole('button', { name: 'Goals' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filter by goal' }));
    await user.click(dialog.getByRole('button', { name: '14. Life below water, 9 gygs' }));
    expect(address()).toBe('/search?goals=14');
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ goals: '14' }));
    await user.click(await dialog.findByRole('button', { name: 'Show 54 gygs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the panel has dates from and until', async () => {
    const { user } = await open('/search?from=2026-12-24&until=2027-01-06');
    await user.click(quick().getByRole('button', { name: /^All filters/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(dialog.getByRole('button', { name: 'Choose dates', pressed: true })).toBeTruthy();
    expect(dialog.getByLabelText('Until')).toHaveProperty('value', '2027-01-06');
    await user.click(dialog.getByRole('button', { name: 'Today' }));
    expect(address()).toBe('/search?when=today');
  });

  test('links of the site to open gygs can be widened to all', async () => {
    const { user } = await open('/search?states=po&sort=soonest');
    await user.click(applied().getByRole('button', { name: /^Upcoming and in progress/ }));
    expect(address()).toBe('/search?sort=soonest');
  });
});

describe('without results', () => {
  const none: FakeHandlers = { findGygs: () => gygsWithFacets([], {}) };

  test('offers a wider distance and to clear the filters', async () => {
    const { user } = await open('/search?q=zzz&at=58.27,11.44&km=25', none);
    expect(await screen.findByRole('heading', { name: 'No gygs match your search' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Search within 50 km' }));
    expect(address()).toBe('/search?q=zzz&at=58.27%2C11.44&km=50');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/search');
  });

  test('says that no gyg is published only if nothing is filtered', async () => {
    await open('/search', none);
    expect(await screen.findByRole('heading', { name: 'no gygs published' })).toBeTruthy();
  });
});

describe('cards', () => {
  const gyg = buildGyg({
    state: 'PUBLISHED',
    language: 'se',
    title: 'Soppa på bryggan',
    distanceKm: 8.04,
    openNeeds: {
      first: [
        { id: 'n1', contributionType: 'COMMODITY', title: 'Arbetshandskar', availablePositions: 16, matches: true },
      ],
      more: 2,
    },
  });

  test('show open needs with the word found, the distance, and the language of the title', async () => {
    await open('/search?q=handskar', { findGygs: () => gygsWithFacets([gyg], facets) });
    const title = await screen.findByRole('link', { name: 'Soppa på bryggan' });
    expect(title.getAttribute('lang')).toBe('sv');
    expect(screen.getByText('handskar', { selector: 'mark' })).toBeTruthy();
    expect(screen.getByText('8.0 km')).toBeTruthy();
    expect(screen.getByText('2 more')).toBeTruthy();
  });
});

describe('the map', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' };
  const withTiles: FakeHandlers = { getConfig: () => buildConfig({ mapTiles: tiles }) };

  test('is there without tiles', async () => {
    await open('/search?view=map');
    await screen.findByRole('link', { name: 'Found: all' });
    expect(screen.getByRole('button', { name: 'Show map', pressed: true })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeTruthy();
  });

  test('comes into view when it is shown instead of the list', async () => {
    const { user } = await open('/search', withTiles);
    let scrolledTo: Element | undefined;
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo = this;
    };
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    expect(scrolledTo?.contains(screen.getByRole('region', { name: 'Map of the results' }))).toBe(true);
  });

  test('opens by choice, and the choice is in the address and remembered', async () => {
    const { user, unmount } = await open('/search?page=2', withTiles);
    await user.click(await screen.findByRole('button', { name: 'Show map' }));
    expect(address()).toBe('/search?view=map&page=2');
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeTruthy();
    unmount();
    const { user: next } = await open('/search', withTiles);
    expect(await screen.findByRole('region', { name: 'Map of the results' })).toBeTruthy();
    await next.click(screen.getByRole('button', { name: 'Show map', pressed: true }));
    expect(address()).toBe('/search?view=list');
    expect(screen.queryByRole('region', { name: 'Map of the results' })).toBeNull();
  });
});
