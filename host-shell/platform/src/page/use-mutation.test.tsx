import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMutation } from './use-mutation';

const client = new QueryClient();
const after = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn() };
beforeEach(() => vi.clearAllMocks());
afterEach(() => window.history.replaceState(null, '', '/'));

function Change({ work }: { work: () => Promise<string> }) {
  const { mutate } = useMutation({ mutationFn: work });
  return (
    <button type="button" onClick={() => mutate(undefined, after)}>
      Change
    </button>
  );
}

/** Shows its children until the button is pressed. */
function Page({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    <QueryClientProvider client={client}>
      {isThere && children}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </QueryClientProvider>
  );
}

/** Begins a change, removes what began it, and then lets the change end. */
async function changeAndLeave(outcome: () => string, to = '/'): Promise<void> {
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  render(
    <Page>
      <Change work={() => mayEnd.then(outcome)} />
    </Page>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  window.history.replaceState(null, '', to);
  end();
  await waitFor(() => expect(client.isMutating()).toBe(0));
}

test('what follows a change happens although the component has gone', async () => {
  await changeAndLeave(() => 'done');
  expect(after.onSuccess.mock.calls).toEqual([['done']]);
  expect(after.onError).not.toHaveBeenCalled();
  expect(after.onSettled).toHaveBeenCalledOnce();
});

test('what follows a failed change happens too', async () => {
  const failure = new Error('refused');
  await changeAndLeave(() => {
    throw failure;
  });
  expect(after.onError.mock.calls).toEqual([[failure]]);
  expect(after.onSuccess).not.toHaveBeenCalled();
  expect(after.onSettled).toHaveBeenCalledOnce();
});

test('nothing follows once the visitor has left the page', async () => {
  await changeAndLeave(() => 'done', '/elsewhere');
  expect([after.onSuccess, after.onSettled].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
