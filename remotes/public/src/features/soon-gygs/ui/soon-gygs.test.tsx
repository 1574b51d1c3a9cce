import { buildGyg } from '@gyg/contract/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gygsFound } from '../../../testing/lists';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { SoonGygs } from './soon-gygs';

afterEach(closeScreen);

test('only gygs with something left to give are shown', async () => {
  const full = buildGyg({ id: 'full', title: 'Full already', positionsLeft: 0, itemsLeft: 0 });
  const findGygs = () => gygsFound([full, buildGyg({ id: 'free', title: 'Soup on the jetty' })]);
  await openScreen({ screen: <SoonGygs />, api: { findGygs } });
  const soon = within(await screen.findByRole('region', { name: 'Taking place soon' }));
  expect(await soon.findByRole('link', { name: /Soup on the jetty/ })).toBeTruthy();
  expect(soon.queryByRole('link', { name: 'Full already' })).toBeNull();
});
