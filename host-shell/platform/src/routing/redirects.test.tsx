import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Link, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useToasts } from '../toasts/toasts';
import { Navigate } from './navigate';
import { PageRoutes } from './page-routes';
import { useSendHome } from './use-send-home';

let redirect = () => {};
beforeEach(() => window.history.replaceState(null, '', '/list'));
afterEach(() => window.history.replaceState(null, '', '/'));

/** A page that decides later, when its data has come, to redirect. */
function Redirecting() {
  const [decided, setDecided] = useState(false);
  redirect = () => setDecided(true);
  return decided ? <Navigate to="/newest" replace /> : <p>list</p>;
}

function SendingHome() {
  const [reason, setReason] = useState<string>();
  redirect = () => setReason('It is not there');
  useSendHome(reason);
  return <p>list</p>;
}

/** A page whose code is still loading. */
function slowPage() {
  let arrive = () => {};
  const code = new Promise<{ default: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ default: () => <p>other page</p> });
  });
  return { Page: lazy(() => code), arrive };
}

function open(Page: () => React.ReactNode) {
  const slow = slowPage();
  const frame = (
    <Suspense fallback={<p>loading</p>}>
      <Link to="/other">Other</Link>
      <Outlet />
    </Suspense>
  );
  const children = [
    { path: '/list', element: <Page /> },
    { path: '/other', element: <slow.Page /> },
    { path: '*', element: <p>redirected</p> },
  ];
  render(
    <BrowserRouter>
      <PageRoutes routes={[{ element: frame, children }]} />
    </BrowserRouter>,
  );
  return slow;
}

describe.each([
  ['Navigate', Redirecting, '/newest'],
  ['useSendHome', SendingHome, '/'],
])('%s', (_name, Page, target) => {
  test('redirects the page on screen', async () => {
    open(Page);
    act(() => redirect());
    expect(await screen.findByText('redirected')).toBeTruthy();
    expect(window.location.pathname).toBe(target);
  });

  test('leaves visitors alone who have already followed a link, while the code of its page loads', async () => {
    useToasts.setState({ toasts: [] });
    const { arrive } = open(Page);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByText('list')).toBeTruthy();
    act(() => redirect());
    await act(async () => arrive());
    expect(await screen.findByText('other page')).toBeTruthy();
    expect(window.location.pathname).toBe('/other');
    expect(useToasts.getState().toasts).toEqual([]);
  });
});

test('a page that comes on screen after the visitor has left it does not redirect', async () => {
  let left = false;
  function LeftMeanwhile() {
    // As a click between React's rendering of this page and its appearance.
    if (!left) window.history.pushState({ key: 'later', idx: 2 }, '', '/other');
    left = true;
    return <Navigate to="/newest" replace />;
  }
  const children = [
    { path: '/list', element: <Link to="/slow">Slow</Link> },
    { path: '/slow', element: <LeftMeanwhile /> },
    { path: '*', element: <p>redirected</p> },
  ];
  render(
    <BrowserRouter>
      <PageRoutes routes={children} />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(left).toBe(true);
  expect(window.location.pathname).toBe('/other');
});
