import { type NavigateFunction, useLocation, useNavigate } from '@gyg/platform';
import { MemoryRouter } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollToTop } from './use-scroll-to-top';

let navigate: NavigateFunction = () => undefined;

function Page() {
  navigate = useNavigate();
  useScrollToTop(useLocation().pathname);
  return (
    <>
      <a href="/">Home</a>
      <main id="content" tabIndex={-1} />
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
  render(
    <MemoryRouter initialEntries={['/search', '/gyg']}>
      <Page />
    </MemoryRouter>,
  );
  screen.getByRole('link').focus();
}

test('scrolls to the top and focuses the content on a new path', async () => {
  open();
  await act(async () => navigate('/notifications'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('another query of the same path does not change scroll position and focus', async () => {
  open();
  await act(async () => navigate('?page=2'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('going back does not change scroll position and focus', async () => {
  open();
  await act(async () => navigate(-1));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
