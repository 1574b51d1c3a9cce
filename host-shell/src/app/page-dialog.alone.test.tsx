import { buildRemoteRow } from '@gyg/contract/testing';
import { type AreaDialogProps, useLocation } from '@gyg/platform';
import { PlatformProvider, startTestTexts, useToasts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { loadDialog } from './load-dialog';
import { PageDialog } from './page-dialog';

vi.mock('./load-dialog', { spy: true });
const shell = [{ name: 'shell', texts: { en, sv } }];
const table: RemoteTable = { public: buildRemoteRow({ dialogs: ['terms'] }) };
const Terms = ({ onClose }: AreaDialogProps) => (
  <button type="button" onClick={onClose}>
    Close the terms
  </button>
);
const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

beforeEach(() => {
  vi.mocked(loadDialog).mockReset();
  useToasts.setState({ toasts: [] });
});
async function open(at: string) {
  await startTestTexts('en', shell);
  await act(async () =>
    render(
      <PlatformProvider areas={shell} at={at}>
        <PageDialog table={table} />
        <Address />
      </PlatformProvider>,
    ),
  );
}

test('a fragment that a remote claims opens its dialog; closing leaves the page as it was', async () => {
  vi.mocked(loadDialog).mockResolvedValue(Terms);
  await open('/search?q=soup#terms');
  expect(loadDialog).toHaveBeenCalledWith('public', '#terms');
  await act(async () => screen.getByRole('button', { name: 'Close the terms' }).click());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('/search?q=soup');
});

test('a fragment that no remote claims loads nothing', async () => {
  await open('/search#content');
  expect(loadDialog).not.toHaveBeenCalled();
});

test('a dialog that does not load shows a message and its fragment is removed', async () => {
  vi.mocked(loadDialog).mockRejectedValue(new Error('down'));
  await open('/search#terms');
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['This could not be opened. Please try again.']);
  expect(screen.getByRole('status').textContent).toBe('/search');
});
