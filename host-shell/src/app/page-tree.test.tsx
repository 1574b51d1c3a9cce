import { Link, useLocation, useLocationOver, useNavigate } from '@gyg/platform';
import { MemoryRouter } from '@gyg/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goHome } from './go-home';
import { pageTree } from './page-tree';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** A page that opens another address over itself. */
function Gyg() {
  const backgroundLocation = useLocation();
  const over = useLocationOver();
  const navigate = useNavigate();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        pressed {presses}
      </button>
      <Link to="/gygs/7/stories/1" state={{ backgroundLocation }}>
        Story
      </Link>
      {over && (
        <dialog open>
          {backgroundLocation.pathname} below {over.pathname}
          <button type="button" onClick={() => void navigate(-1)}>
            Close
          </button>
        </dialog>
      )}
    </>
  );
}
const routes = [
  { path: '/gygs/:gygId', element: <Gyg /> },
  { path: '/gygs/:gygId/stories/:storyId', element: <p>The story’s own page</p> },
  { path: '/', element: <p>Home</p> },
];

function open(...entries: (string | { pathname: string; state: unknown })[]) {
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  render(pageTree(Router, routes));
}
const click = (name: string | RegExp, role = 'button') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })));

test('an address opens over the page, which stays as it is, and closes by going back', async () => {
  open('/gygs/7');
  await click(/pressed/);
  await click('Story', 'link');
  expect(screen.getByRole('dialog').textContent).toContain('/gygs/7 below /gygs/7/stories/1');
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();
  await click('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the address that the document was loaded at shows its own page, also if it was open over another', () => {
  open({ pathname: '/gygs/7/stories/1', state: { backgroundLocation: { pathname: '/gygs/7' } } });
  expect(screen.getByText('The story’s own page')).toBeTruthy();
});

test('the session can go home', async () => {
  open('/gygs/7');
  await act(async () => goHome());
  expect(screen.getByText('Home')).toBeTruthy();
});
