import { buildGyg, buildGygProfile, buildGygViewer, buildNeed, buildUserOrganizations } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { flowApi } from '../../testing/open-flow';
import { bodies, closeScreen, openScreen, toasts } from '../../testing/open-screen';
import { BookPage } from './book-page';

afterEach(closeScreen);

const open = (query = '', over: FakeHandlers = {}, language: 'en' | 'sv' = 'en', inside = false) =>
  openScreen({
    screen: <BookPage />,
    pattern: '/gygs/:gygId/book',
    at: `/gygs/gyg-shore/book${query}`,
    language,
    inside,
    api: { ...flowApi, ...over },
  });
const booked = () => bodies('createBooking');

test('the gyg says in words that it is online', async () => {
  open('', { getGygProfile: () => buildGygProfile({ gyg: buildGyg({ address: 'online' }) }) }, 'sv');
  expect(await screen.findByText('Digitalt')).toBeTruthy();
});

describe('the booking flow', () => {
  test('books a skill for an organisation with a note: participation, representation, confirmation', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^Volunteer/ }));
    await user.click(screen.getByRole('radio', { name: /Shore picker/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('radio', { name: /^An organisation/ }));
    await user.click(screen.getByRole('radio', { name: /Fixarkollektivet/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    fill(await screen.findByRole('textbox', { name: /Message to the host/ }), 'I bring gloves');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await waitFor(() =>
      expect(booked()).toEqual([
        {
          userOrganization: 'org-fix',
          gygPositionId: 'need-picker',
          contributionType: 'SKILL',
          bookingComment: 'I bring gloves',
          quantity: 1,
          userId: 'user-elin',
        },
      ]),
    );
  });

  test('sends nothing until each stage is answered, and each stage shows what is missing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose whether you volunteer or donate.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Volunteer/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('You need to select a contribution.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Shore picker/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose whether you represent yourself or an organisation.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Myself/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm booking' }));
    expect(screen.getByText('You need to accept the terms.')).toBeTruthy();
    expect(booked()).toEqual([]);
  });

  test('a contribution in the address that cannot be booked shows the reason, and another can be chosen', async () => {
    const viewer = buildGygViewer();
    open('?id=need-picker', {
      getGygViewer: () => ({
        ...viewer,
        canOffer: { ...viewer.canOffer, 'need-picker': { allowed: false, reason: 'already_booked' } },
      }),
    });
    expect((await screen.findByText(/^You have booked “/)).textContent).toBe('You have booked “Shore picker” already.');
    expect(screen.getByText('Shore picker', { selector: 'p *' }).lang).toBe('en');
    expect(screen.getByText('You can choose something else here.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Donate/ })).toBeTruthy();
  });

  test('a contribution that the user may not give to cannot be chosen and shows the reason', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^Volunteer/ }));
    const cook = screen.getByRole('radio', { name: /Soup cook/ });
    expect(cook.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Full')).toBeTruthy();
  });

  test('shows a link back if nothing is left to book', async () => {
    open('', {
      getGygViewer: () => buildGygViewer({ canOffer: { 'need-picker': { allowed: false, reason: 'full' } } }),
    });
    expect(await screen.findByRole('heading', { name: 'Nothing to book here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the gyg' }).getAttribute('href')).toBe('/gygs/gyg-shore');
  });

  test('says of a past gyg that it is over, whether or not one was there', async () => {
    await open('', {
      getGygProfile: () => buildGygProfile({ gyg: buildGyg({ state: 'FINISHED' }) }),
      getGygViewer: () => buildGygViewer({ canOffer: { 'need-picker': { allowed: false, reason: 'not_open' } } }),
    });
    expect(await screen.findByText('This gyg is over.')).toBeTruthy();
  });

  test('a link from outside to a missing gyg says so in place', async () => {
    open('', { getGygProfile: () => refusal('gyg.missing') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText(/^This gyg does not exist/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(toasts()).toEqual([]);
  });

  test('says of a need that needs an approval that the host confirms it', async () => {
    const api: FakeHandlers = {
      listUserOrganizations: () => buildUserOrganizations([]),
      getGygProfile: () => buildGygProfile({ gyg: buildGyg(), gygPositions: [buildNeed({ needsApproval: true })] }),
    };
    open('?id=need-picker', api, 'sv');
    expect(await screen.findByText(/Värden bekräftar bidraget/)).toBeTruthy();
  });
});
