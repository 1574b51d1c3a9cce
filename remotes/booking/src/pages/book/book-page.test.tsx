import { buildGyg, buildGygProfile, buildGygViewer, buildNeed, buildUserOrganizations } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
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
    await user.type(await screen.findByRole('textbox', { name: /Message to the host/ }), 'I bring gloves');
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

  test('a contribution in the address answers participation and can be changed', async () => {
    const { user } = open('?gid=gyg-shore&id=need-picker&type=SKILL');
    expect(await screen.findByRole('heading', { name: 'Who do you represent?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('radio', { name: /Shore picker/, checked: true })).toBeTruthy();
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

  test('a contribution in the address that no longer exists shows a message', async () => {
    open('?id=need-gone');
    expect(await screen.findByText(/no longer part of the gyg/)).toBeTruthy();
  });

  test('a person without organisations goes straight to confirmation', async () => {
    open('?id=need-picker', { listUserOrganizations: () => buildUserOrganizations([]) });
    expect(await screen.findByRole('heading', { name: 'Check your booking, Elin' })).toBeTruthy();
  });

  test('going back keeps the comment and the quantity', async () => {
    const { user } = open('?id=need-sacks', { listUserOrganizations: () => buildUserOrganizations([]) });
    const quantity = await screen.findByLabelText('How many can you bring?');
    await user.clear(quantity);
    await user.type(quantity, '12');
    await user.type(screen.getByRole('textbox', { name: /Message to the host/ }), 'By car');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByDisplayValue('12')).toBeTruthy();
    expect(screen.getByDisplayValue('By car')).toBeTruthy();
  });

  test('more items than needed are refused at the field', async () => {
    const { user } = open('?id=need-sacks', { listUserOrganizations: () => buildUserOrganizations([]) });
    const quantity = await screen.findByLabelText('How many can you bring?');
    await user.clear(quantity);
    await user.type(quantity, '140');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(screen.getByText('Only 120 are needed. Choose 120 or fewer.')).toBeTruthy();
    expect(booked()).toEqual([]);
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

  test('a missing gyg redirects to home with the reason', async () => {
    open('', { getGygProfile: () => refusal('gyg.missing') }, 'en', true);
    await waitFor(() => expect(toasts().at(-1)).toMatch(/^This gyg does not exist/));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('a link from outside to a missing gyg says so in place', async () => {
    open('', { getGygProfile: () => refusal('gyg.missing') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText(/^This gyg does not exist/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(toasts()).toEqual([]);
  });

  test('is fully translated to Swedish', async () => {
    open(
      '?id=need-picker',
      {
        listUserOrganizations: () => buildUserOrganizations([]),
        getGygProfile: () => buildGygProfile({ gyg: buildGyg(), gygPositions: [buildNeed({ needsApproval: true })] }),
      },
      'sv',
    );
    expect(await screen.findByRole('heading', { name: 'Kontrollera din bokning, Elin' })).toBeTruthy();
    expect(screen.getByText(/Värden bekräftar bidraget/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bekräfta bokningen' })).toBeTruthy();
  });
});
