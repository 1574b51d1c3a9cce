import { useLocation, useQuery } from '@gyg/platform';
import { PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { LanguageButton } from './language-button';

const shell = [{ name: 'shell', texts: { en, sv } }];
const Where = () => <output>{useLocation().search}</output>;

test('the switch takes the language out of the address, so that a reload keeps the choice', async () => {
  await startTestTexts('sv', shell);
  render(
    <PlatformProvider areas={shell} language="sv" at="/search?goals=4&lang=sv">
      <LanguageButton />
      <Where />
    </PlatformProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('status').textContent).toBe('?goals=4');
  expect(document.documentElement.lang).toBe('en');
});

test('what is on screen is asked for again, since lists are in the order of the language', async () => {
  await startTestTexts('sv', shell);
  const list = vi.fn(async () => document.documentElement.lang);
  const List = () => <output>{useQuery({ queryKey: ['list'], queryFn: list }).data}</output>;
  render(
    <PlatformProvider areas={shell} language="sv" at="/">
      <LanguageButton />
      <List />
    </PlatformProvider>,
  );
  await screen.findByText('sv', { selector: 'output' });
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('en', { selector: 'output' })).toBeDefined();
  expect(list).toHaveBeenCalledTimes(2);
});
