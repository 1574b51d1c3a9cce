import { afterEach, describe, expect, test, vi } from 'vitest';
import { parsePath, resolveTo } from './location';
import { createMemoryHistory, createPageHistory } from './page-history';

afterEach(() => history.replaceState(null, '', '/'));
const shown = () => location.pathname + location.search + location.hash;

test('an address has parts, of which some may be left out', () => {
  expect(parsePath('/search?q=a?b#c#d')).toEqual({ pathname: '/search', search: '?q=a?b', hash: '#c#d' });
  expect([parsePath('?page=2'), parsePath('')]).toEqual([{ search: '?page=2' }, {}]);
});

test.each([
  ['/search?q=å', { pathname: '/search', search: '?q=å', hash: '' }],
  ['?page=2', { pathname: '/gygs/7', search: '?page=2', hash: '' }],
  ['#terms', { pathname: '/gygs/7', search: '', hash: '#terms' }],
  [
    { pathname: '/a', search: 'q=1', hash: '#' },
    { pathname: '/a', search: '?q=1', hash: '' },
  ],
  ['8', { pathname: '/gygs/8', search: '', hash: '' }],
  ['//elsewhere.test/a', { pathname: '/elsewhere.test/a', search: '', hash: '' }],
  ['/\\elsewhere.test', { pathname: '/elsewhere.test', search: '', hash: '' }],
])('%j is seen from the current path, and never another host', (to, path) => {
  expect(resolveTo(to, '/gygs/7')).toEqual(path);
});

describe('the browser’s history', () => {
  test('gets entries with their state, and says how it came to the current one', () => {
    const page = createPageHistory();
    const listener = vi.fn();
    const stop = page.listen(listener);
    page.push('/search?q=a', { state: { from: 1 } });
    expect([page.action, shown(), page.location]).toEqual([
      'PUSH',
      '/search?q=a',
      { pathname: '/search', search: '?q=a', hash: '', state: { from: 1 }, key: expect.stringMatching(/^\w+$/) },
    ]);
    const { key } = page.location;
    page.replace('#b');
    expect([page.action, shown(), page.location.state]).toEqual(['REPLACE', '/search#b', null]);
    expect(page.location.key).not.toBe(key);
    dispatchEvent(new PopStateEvent('popstate'));
    expect([page.action, listener.mock.calls.length]).toEqual(['POP', 3]);
    stop();
    page.push('/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('shows another address in place of the entry’s own, also after a reload', () => {
    createPageHistory().push('/gygs/7?a=b', { state: { story: 's' }, mask: '/gygs/7/stories/s' });
    expect(shown()).toBe('/gygs/7/stories/s');
    const { location: current } = createPageHistory();
    expect(current).toMatchObject({ pathname: '/gygs/7', search: '?a=b', state: { story: 's' } });
    expect(current.mask).toEqual({ pathname: '/gygs/7/stories/s', search: '', hash: '' });
  });

  test('an entry that no navigation has written has no state', () => {
    history.replaceState(null, '', '/about');
    expect(createPageHistory().location).toEqual({
      pathname: '/about',
      search: '',
      hash: '',
      state: null,
      key: 'default',
      mask: undefined,
    });
  });
});

test('a history in memory goes back and on, and a new entry ends what came after', () => {
  const memory = createMemoryHistory(['/a', { pathname: '/b', state: 1 }]);
  expect([memory.location.pathname, memory.location.state]).toEqual(['/b', 1]);
  memory.go(-5);
  expect([memory.action, memory.location.pathname, memory.location.key]).toEqual(['POP', '/a', 'default']);
  memory.push('?page=2');
  memory.go(1);
  expect([memory.location.pathname, memory.location.search]).toEqual(['/a', '?page=2']);
});
