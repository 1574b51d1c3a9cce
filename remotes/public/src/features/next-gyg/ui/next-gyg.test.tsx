import { buildMyBookings, buildUserBooking } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { elin } from '../../../testing/people';
import { NextGyg } from './next-gyg';

afterEach(closeScreen);
const open = (listUserBookings: FakeHandlers['listUserBookings'], language: 'en' | 'sv' = 'en') =>
  openScreen({ screen: <NextGyg />, session: elin, language, api: { ...(listUserBookings && { listUserBookings }) } });

test('shows the picture of the next booking by night in the dark theme', async () => {
  document.documentElement.dataset.theme = 'dark';
  const booking = buildUserBooking({ gygHero: '/media/gygs/shore-1600.webp' });
  await open(() => buildMyBookings({ bookings: [booking] }));
  await screen.findByRole('link', { name: 'View booking' });
  const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  delete document.documentElement.dataset.theme;
  expect(shown).toContain('/media/gygs/shore-night-480.webp');
});

test('begins with the next booking, with its time, place, need and links', async () => {
  vi.useFakeTimers({ now: new Date('2027-06-09T06:00:00.000Z'), toFake: ['Date'] });
  await open(() => buildMyBookings({ bookings: [buildUserBooking()] }));
  const hero = within(await screen.findByRole('region', { name: 'Your next gyg is on Saturday' }));
  vi.useRealTimers();
  expect(hero.getByText(/^(Good morning|Hello|Good evening), Elin$/)).toBeTruthy();
  expect(hero.getByText('Sat, Jun 12, 2027, 09:30 – 16:00')).toBeTruthy();
  expect(hero.getByText('Shore picker')).toBeTruthy();
  expect(hero.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/gygs/gyg-shore/bookings');
  expect(hero.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('Ramsvikslandet');
});

test('shows when a weekly gyg takes place next, with its texts in their language', async () => {
  vi.useFakeTimers({ now: new Date('2027-06-08T06:00:00.000Z'), toFake: ['Date'] });
  const booking = buildUserBooking({
    gygTitle: 'Soppa på bryggan',
    gygLanguage: 'se',
    needTitle: 'Kock',
    orgName: 'A & B <3',
    gygState: 'ONGOING',
    startDateTime: '2027-04-07T09:00:00.000Z',
    endDateTime: '2027-08-25T12:00:00.000Z',
    repeats: 'WEEKLY',
    occasionMinutes: 180,
  });
  await open(() => buildMyBookings({ bookings: [booking] }));
  const hero = within(await screen.findByRole('region', { name: 'Your next gyg is tomorrow' }));
  vi.useRealTimers();
  expect(hero.getByText('Wed, Jun 9, 2027, 11:00 – 14:00')).toBeTruthy();
  expect(hero.getByText('Every Wednesday 11:00, until Aug 25')).toBeTruthy();
  expect(hero.getByRole('link', { name: 'Soppa på bryggan' }).lang).toBe('sv');
  expect(hero.getByText('Kock').lang).toBe('sv');
  expect(hero.getByText(/, for /).textContent).toBe('Kock, for A & B <3');
});

test('without a booking leads to open gygs and to hosting, in Swedish', async () => {
  await open(() => buildMyBookings(), 'sv');
  const hero = within(await screen.findByRole('region', { name: 'Vad vill du göra härnäst?' }));
  expect(hero.getByRole('link', { name: 'Hitta en gyg' }).getAttribute('href')).toBe('/search?states=po&sort=soonest');
  expect(hero.getByRole('link', { name: 'Bli värd för en gyg' })).toBeTruthy();
});

test('offers a retry if bookings fail to load', async () => {
  let failing = true;
  const { user } = await open(() =>
    failing ? refusal('server.unexpected') : buildMyBookings({ bookings: [buildUserBooking()] }),
  );
  const alert = await screen.findByRole('alert');
  failing = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'View booking' })).toBeTruthy();
});
