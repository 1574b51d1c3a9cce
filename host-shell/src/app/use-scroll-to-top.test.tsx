import { createMemoryHistory, Outlet, PageRouter } from '@gyg/platform/internal';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollToTop } from './use-scroll-to-top';

function Frame() {
  useScrollToTop();
  return (
    <>
      <a href="/">Home</a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** Opens a page whose link has focus. */
function open() {
  const history = createMemoryHistory(['/search', '/gyg']);
  render(<PageRouter history={history} routes={[{ element: <Frame />, children: [{ path: '*', element: null }] }]} />);
  screen.getByRole('link').focus();
  return (to: string | number) => act(async () => (typeof to === 'number' ? history.go(to) : history.push(to)));
}

test('scrolls to the top and focuses the content on a new path', async () => {
  const go = open();
  await go('/notifications');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['going back', -1],
  ['another query of the same path', '?page=2'],
])('%s does not change scroll position and focus', async (_what, to) => {
  const go = open();
  await go(to);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
