import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHistory } from './page-history';
import { PageRouter } from './page-router';
import {
  type Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router';

let navigate: Navigate = () => undefined;
let search: ReturnType<typeof useSearchParams> | undefined;

function Frame() {
  navigate = useNavigate();
  search = useSearchParams();
  const { gygId } = useParams();
  return (
    <main aria-label={`${useNavigationType()} ${useLocation().pathname} ${gygId}`}>
      <Outlet />
    </main>
  );
}

function open() {
  const history = createMemoryHistory(['/gygs/1', '/gygs/7?page=1']);
  const children = [
    { path: '/gygs/:gygId', element: <p>gyg</p> },
    { path: '/about', element: <p>about</p> },
  ];
  render(<PageRouter history={history} routes={[{ element: <Frame />, children }]} />);
  return history;
}
const label = () => screen.getByRole('main').getAttribute('aria-label');

test('a page is shown in its frame, which knows where it is and how it was reached', () => {
  open();
  expect([label(), screen.getByText('gyg') !== null]).toEqual(['POP /gygs/7 7', true]);
  act(() => void navigate('/about'));
  expect([label(), screen.queryByText('gyg')]).toEqual(['PUSH /about undefined', null]);
  act(() => void navigate(-2));
  expect(label()).toBe('POP /gygs/1 1');
});

test('a navigation has state, a mask, or replaces the entry', () => {
  const history = open();
  act(() => void navigate('?page=2', { replace: true, state: { a: 1 } }));
  expect([label(), history.location.search, history.location.state]).toEqual([
    'REPLACE /gygs/7 7',
    '?page=2',
    { a: 1 },
  ]);
  act(() => void navigate({ pathname: '/gygs/8' }, { mask: '/about' }));
  expect([label(), history.location.mask?.pathname]).toEqual(['PUSH /gygs/8 8', '/about']);
});

test('the query is read and replaced', () => {
  const history = open();
  expect(search?.[0].get('page')).toBe('1');
  act(() => search?.[1]({ page: '3', q: 'å b' }));
  expect([history.location.search, search?.[0].get('q')]).toEqual(['?page=3&q=%C3%A5+b', 'å b']);
});

test('nothing is shown at an address without a route', () => {
  const history = open();
  act(() => history.push('/nowhere'));
  expect(screen.queryByRole('main')).toBeNull();
});
