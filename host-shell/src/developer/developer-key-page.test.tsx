import { memoryPage, startTestTexts } from '@gyg/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { DeveloperKeyPage } from './developer-key-page';

const area = { name: 'shell', texts: { en, sv } };
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(address: string, responses: Response[], language: 'en' | 'sv' = 'en') {
  await startTestTexts(language, [area]);
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const response = responses.shift();
    if (response === undefined) throw new TypeError('Failed to fetch');
    return response;
  });
  // A separate router, so that the test can read the address.
  const page = memoryPage([{ path: '/run', element: <DeveloperKeyPage /> }], address);
  render(page.element);
  return { sent, page };
}
const saying = (mode: string, status = 200) => new Response(JSON.stringify({ mode }), { status });

describe('the developer-key page', () => {
  test.each([
    ['en', 'Session set to run in Developer mode'],
    ['sv', 'Sessionen körs i utvecklarläge'],
  ] as const)('sends the key to the server and shows the result (%s)', async (language, text) => {
    const { sent, page } = await open('/run?key=open-sesame-please', [saying('developer')], language);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toBe('/developer/key');
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ key: 'open-sesame-please' });
    expect(page.address()).toBe('/run');
  });

  test.each([
    ['/run', '', 'en', 'Session set to run in Restricted mode'],
    ['/run?key=wrong', 'wrong', 'sv', 'Sessionen körs i begränsat läge'],
  ] as const)('%s is restricted, and overrides are cleared', async (address, key, language, text) => {
    sessionStorage.setItem('gyg.remotes', '{"booking":"http://localhost:3001/remoteEntry.js"}');
    const { sent } = await open(address, [saying('restricted')], language);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ key });
    expect(sessionStorage.getItem('gyg.remotes')).toBeNull();
  });

  test.each([
    ['no response', []],
    ['too many tries', [saying('restricted', 429)]],
  ] as const)('%s can be tried again with the same key', async (_what, responses) => {
    const { sent } = await open('/run?key=open-sesame-please', [...responses]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(JSON.parse(String(sent.mock.calls[1]?.[1]?.body))).toEqual({ key: 'open-sesame-please' });
  });
});
