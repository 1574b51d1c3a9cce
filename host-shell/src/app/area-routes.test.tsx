import { buildRemoteRow } from '@gyg/contract/testing';
import {
  type AreaRoute,
  Link,
  Route,
  type RouteObject,
  Routes,
  useLocation,
  useMatch,
  useParams,
  useSearchParams,
} from '@gyg/platform';
import { matchRoutes } from '@gyg/platform/internal';
import { memoryPage } from '@gyg/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { areaRoutes, claimOf } from './area-routes';
import { provideScreen } from './area-screen';

const basePaths = [
  '/',
  '/gygs/:gygId',
  '/gygs/new',
  '/gygs/:gygId/book',
  '/users/edit/:userId',
  '/users/:userId/welcome',
  '/food/:id',
  '/food/*',
];

describe('of the paths that remotes claim', () => {
  const children = areaRoutes({ public: buildRemoteRow({ basePaths }) }, () => true, null);
  const routes: RouteObject[] = [{ children }];
  const find = (pathname: string) => matchRoutes(routes, { pathname })?.at(-1);

  test.each([
    ['/', '/'],
    ['/gygs/new', '/gygs/new'],
    ['/gygs/7', '/gygs/:gygId'],
    ['/gygs/7/book', '/gygs/:gygId/book'],
    ['/users/edit/welcome', '/users/edit/:userId'],
    ['/users/7/welcome', '/users/:userId/welcome'],
    ['/food', '/food/*'],
    ['/food/7', '/food/:id'],
    ['/food/7/parts', '/food/*'],
    ['/gygs/7/x', undefined],
  ])('the page of %s is %s: the most specific one, whatever the order', (pathname, pattern) => {
    expect(claimOf(find(pathname)?.route.handle)?.pattern).toBe(pattern);
  });

  test('letters match in either case, with a slash at the end too', () => {
    expect(['/GYGS/New', '/gygs/new/', '/gygs//'].map((path) => find(path)?.route.path)).toEqual([
      '/gygs/new',
      '/gygs/new',
      '*',
    ]);
  });

  test('parameters are decoded, and a slash in one separates nothing', () => {
    // The router warns of what cannot be decoded.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(find('/gygs/G%C3%A5%2Fb')?.params).toEqual({ gygId: 'Gå/b' });
    expect(find('/gygs/%E0%A4%A')?.params).toEqual({ gygId: '%E0%A4%A' });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
    expect(find('/no/where')?.params).toEqual({ '*': 'no/where' });
  });
});

describe('inside a remote’s page', () => {
  function Part() {
    const { boxId } = useParams();
    const { pathname, search, state } = useLocation();
    const [query, setQuery] = useSearchParams();
    const addOne = (now: URLSearchParams) => ({ count: `${Number(now.get('count')) + 1}`, q: now.get('q') ?? '' });
    return (
      <>
        <output>{`box ${boxId} at ${pathname}${search}, from ${state?.from}`}</output>
        <Link to="../list" state={{ from: 'part' }}>
          List
        </Link>
        <button type="button" onClick={() => setQuery(addOne, { replace: true, state })}>
          {query.get('count') ?? 'none'}
        </button>
      </>
    );
  }
  function Food() {
    return (
      <>
        <h1>{useMatch('/food/boxes/:boxId')?.params.boxId ?? 'No box'}</h1>
        <Routes>
          <Route index element={<Link to="boxes/7?q=å">Box</Link>} />
          <Route path="boxes">
            <Route path=":boxId" element={<Part />} />
            <Route path="list" element={<p>From {useLocation().state?.from}</p>} />
          </Route>
        </Routes>
      </>
    );
  }
  const path: AreaRoute['path'] = '/food/*';

  async function open(...entries: string[]) {
    provideScreen('food', path, Food);
    const page = memoryPage(
      areaRoutes({ food: buildRemoteRow({ basePaths: [path] }) }, () => true, null),
      ...entries,
    );
    await act(async () => render(page.element));
    return page;
  }
  const click = (role: string, name: string) => act(async () => fireEvent.click(screen.getByRole(role, { name })));

  test('nested routes and relative links lead to its parts', async () => {
    const page = await open('/food');
    expect(screen.getByRole('heading').textContent).toBe('No box');
    await click('link', 'Box');
    expect(page.address()).toBe('/food/boxes/7?q=å');
    expect(screen.getByRole('heading').textContent).toBe('7');
    expect(screen.getByRole('status').textContent).toContain('box 7 at /food/boxes/7?q=å');
  });

  test('a query changes by a function, and the state of a location stays with it', async () => {
    const page = await open('/food/boxes/7?count=1&q=soup');
    await act(async () => page.navigate('/food/boxes/8?count=4&q=soup', { state: { from: 'outside' } }));
    await click('button', '4');
    expect(screen.getByRole('status').textContent).toBe('box 8 at /food/boxes/8?count=5&q=soup, from outside');
    await click('link', 'List');
    expect(page.address()).toBe('/food/boxes/list');
    expect(screen.getByText('From part')).toBeTruthy();
    await act(async () => page.navigate(-1));
    expect(screen.getByRole('status').textContent).toBe('box 8 at /food/boxes/8?count=5&q=soup, from outside');
  });
});
