import { buildRemoteRow } from '@gyg/contract/testing';
import { startTestTexts } from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchRemoteTable } from '../remotes/registry';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DeveloperBar } from './developer-bar';

const row = buildRemoteRow({ entry: '/remotes/x.js' });

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function show(query: string, language: 'en' | 'sv' = 'en') {
  document.head.innerHTML = '<meta name="gyg-developer" content="http://localhost:*" data-unhashed="allowed">';
  history.replaceState(null, '', `/search${query}`);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ booking: row, public: row })));
  await startTestTexts(language, [{ name: 'shell', texts: { en, sv } }]);
  await fetchRemoteTable();
  return render(<DeveloperBar />).container;
}

test('shows nothing if all remotes are the deployed ones', async () => {
  expect((await show('')).textContent).toBe('');
});

test.each([
  ['en', 'Loaded from elsewhere: booking (http://localhost:3001)', 'Remove the overrides'],
  ['sv', 'Laddas från annat håll: booking (http://localhost:3001)', 'Ta bort ersättningarna'],
] as const)('lists overridden remotes, with a button to remove the overrides (%s)', async (language, text, drop) => {
  await show('?remote=booking@http://localhost:3001/remoteEntry.js', language);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: drop })).toBeTruthy();
});

test('lists refused overrides', async () => {
  await show('?remote=booking@https://elsewhere.example/remoteEntry.js');
  expect(screen.getByRole('alert').textContent).toContain('booking@https://elsewhere.example/remoteEntry.js');
  expect(screen.queryByRole('button')).toBeNull();
});
