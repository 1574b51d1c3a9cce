import type { GygProfile } from '@gyg/contract';
import { buildGyg, buildGygProfile, buildGygViewer, buildNeed, buildViewerWaitlistEntry } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { GygPage } from './gyg-page';

afterEach(closeScreen);

/** Starts far in the future, so that its waiting lists are open. */
const gyg = buildGyg({ startDateTime: '2999-06-12T07:30:00.000Z', endDateTime: '2999-06-12T14:00:00.000Z' });
const cook = buildNeed({ id: 'need-cook', title: 'Soup cook', availablePositions: 0 });
const full = (over: Partial<GygProfile> = {}) =>
  buildGygProfile({
    gyg,
    gygPositions: [cook],
    gygCommodities: [],
    beneficiaries: { places: 0, taken: 0, mine: null },
    ...over,
  });
const viewer = (over = {}) =>
  buildGygViewer({ canOffer: { 'need-cook': { allowed: false, reason: 'full' } }, ...over });
const offer = { token: 'token', quantity: 1, expiresAt: '2999-06-02T08:00:00.000Z' };

const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <GygPage />,
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    api: { getGygProfile: () => full(), getGygViewer: () => viewer(), ...api },
    ...over,
  });
const panel = async () => within(await screen.findByRole('complementary', { name: 'When, where and how to join' }));
const book = '/gygs/gyg-shore/book?gid=gyg-shore&id=need-cook&type=SKILL';

describe('a full need', () => {
  test('leads guests to its waiting list by way of the sign-up', async () => {
    await open();
    const link = (await panel()).getByRole('link', { name: 'Join the waiting list' });
    expect(new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('target')).toBe(book);
    expect(screen.getByRole('link', { name: 'Join the waiting list: Soup cook' })).toBeTruthy();
    expect((await panel()).getByRole('link', { name: 'See open gygs' })).toBeTruthy();
  });

  test('leads users there directly, also from the bar on phones', async () => {
    await open({}, { session: elin });
    expect((await screen.findByRole('link', { name: 'Join the waiting list: Soup cook' })).getAttribute('href')).toBe(
      book,
    );
    const bar = within(screen.getByRole('complementary', { name: 'Join this gyg' }));
    expect(bar.getByRole('link', { name: 'Waiting list' }).getAttribute('href')).toBe('#needs');
  });

  test('shows waiting users their number', async () => {
    await open({ getGygViewer: () => viewer({ waitlist: [buildViewerWaitlistEntry()] }) }, { session: elin });
    expect(await screen.findByText('You are on the waiting list')).toBeTruthy();
    expect((await panel()).getByText(/^You are number 3 on the waiting list/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Join the waiting list/ })).toBeNull();
  });

  test('leads to the user’s offer', async () => {
    const entry = buildViewerWaitlistEntry({ status: 'OFFERED', offer });
    await open({ getGygViewer: () => viewer({ waitlist: [entry] }) }, { session: elin });
    const link = (await panel()).getByRole('link', { name: 'Accept or decline' });
    expect(link.getAttribute('href')).toBe('/waitlist/offers/token');
    expect((await panel()).getByText('It is yours if you accept it by Sun, Jun 2, 2999, 10:00.')).toBeTruthy();
  });
});

describe('full places for recipients', () => {
  const places = { getGygProfile: () => full({ beneficiaries: { places: 4, taken: 4, mine: null } }) };
  const waits = buildViewerWaitlistEntry({ gygPositionId: null, contributionType: null, ahead: 0 });

  test('invite guests to sign up for the waiting list', async () => {
    await open(places);
    const link = await screen.findByRole('link', { name: 'Sign up to join the waiting list' });
    expect(new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('target')).toBe(
      '/gygs/gyg-shore#recipients',
    );
  });

  test('can be queued for, with a comment', async () => {
    let queued = false;
    const { user, calls } = await open(
      {
        ...places,
        getGygViewer: () => viewer({ waitlist: queued ? [waits] : [] }),
        joinWaitlist: () => {
          queued = true;
          return { id: 'entry-1', ahead: 0 };
        },
      },
      { session: elin },
    );
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    fill(dialog.getByRole('textbox', { name: /Comment to the host/ }), ' No nuts ');
    await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findAllByText(/^You are number 1 on the waiting list/)).not.toEqual([]);
    expect(calls.findLast(({ name }) => name === 'joinWaitlist')?.body).toEqual({
      beneficiary: true,
      bookingComment: 'No nuts',
    });
  });

  test('can be left again, and a failure is explained', async () => {
    let fails = true;
    const { user } = await open(
      {
        ...places,
        getGygViewer: () => viewer({ waitlist: [waits] }),
        leaveWaitlist: () => (fails ? refusal('waitlist.missing') : undefined),
      },
      { session: elin },
    );
    const leave = () => screen.findByRole('button', { name: 'Leave the waiting list' });
    await user.click(await leave());
    const lastToast = () => useToasts.getState().toasts.at(-1)?.text;
    await waitFor(() => expect(lastToast()).toBe('You are no longer on this waiting list.'));
    fails = false;
    await user.click(await leave());
    await waitFor(() => expect(lastToast()).toBe('You have left the waiting list.'));
  });

  test('lead to the user’s offer', async () => {
    const entry = { ...waits, status: 'OFFERED' as const, offer };
    await open({ ...places, getGygViewer: () => viewer({ waitlist: [entry] }) }, { session: elin });
    const links = await screen.findAllByRole('link', { name: 'Accept or decline' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/waitlist/offers/token');
  });
});
