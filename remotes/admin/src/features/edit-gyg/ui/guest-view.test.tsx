import { buildGygPage, buildGygProfile } from '@gyg/contract/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { GuestView } from './guest-view';

afterEach(closeScreen);

const open = (over: Parameters<typeof buildGygProfile>[0]) =>
  openScreen({ screen: <GuestView profile={buildGygProfile(over)} />, at: '/admin/gygs/gyg-shore/edit' });

test('shows the places for recipients, the donation and the pictures', async () => {
  await open({
    beneficiaries: { places: 17, taken: 5, mine: null },
    gygPage: buildGygPage({
      'page.beneficiaryText': '<p>Sit at the long table.</p>',
      'page.donationUrl': 'https://give.example',
      'page.donationText': 'Pay for a sack.',
    }),
    media: [{ id: 'media-1', url: 'https://media.example/shore.jpg', caption: 'Nets on the rocks' }],
  });
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.getByText('of 17 places left')).toBeTruthy();
  expect(screen.getByText('Sit at the long table.')).toBeTruthy();
  expect(screen.getByText('Pay for a sack.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Donate/ }).getAttribute('href')).toBe('https://give.example');
  expect(screen.getByText('Nets on the rocks')).toBeTruthy();
});

test('leaves out what the gyg does not have', async () => {
  await open({
    beneficiaries: { places: 0, taken: 0, mine: null },
    gygPage: buildGygPage({ 'page.donationUrl': 'javascript:alert(1)' }),
    media: [],
  });
  expect(await screen.findByText('The team')).toBeTruthy();
  for (const text of ['Places for recipients', 'Give money instead', 'Pictures'])
    expect(screen.queryByText(text)).toBeNull();
});
