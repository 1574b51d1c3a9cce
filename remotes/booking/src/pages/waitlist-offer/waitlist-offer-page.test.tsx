import type { WaitlistOfferPage as Offer } from '@gyg/contract';
import { buildWaitlistOffer } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { callsTo, closeScreen, openScreen } from '../../testing/open-screen';
import { WaitlistOfferPage } from './waitlist-offer-page';

afterEach(closeScreen);

function open(over: Partial<Offer> = {}, handlers: FakeHandlers = {}, language: 'en' | 'sv' = 'en') {
  let offer = buildWaitlistOffer(over);
  const api: FakeHandlers = {
    getWaitlistOffer: () => offer,
    acceptWaitlistOffer: () => {
      offer = { ...offer, status: 'ACCEPTED' };
      return { gygId: offer.gygId, id: 'booking-1', contributionType: offer.contributionType, status: 'ACTIVE' };
    },
    declineWaitlistOffer: () => {
      offer = { ...offer, status: 'DECLINED' };
    },
    ...handlers,
  };
  const at = '/waitlist/offers/entry.signed';
  const screen = <WaitlistOfferPage />;
  return openScreen({ screen, pattern: '/waitlist/offers/:token', at, language, session: {}, api }).user;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an offer', () => {
  test('says what is offered and until when, and books it without a login', async () => {
    open();
    await heading('A place has opened for you');
    expect(screen.getByText(/by Wed, Jun 2, 2027, 10:00\. After that/)).toBeTruthy();
    expect(screen.getByText('Camp cook')).toBeTruthy();
    expect(callsTo('acceptWaitlistOffer')).toHaveLength(0);
    // With the pause between the clicks that a person needs.
    await userEvent.dblClick(screen.getByRole('button', { name: 'Take the place' }));
    const result = await heading('The place is yours');
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(hrefOf('See my booking')).toBe('/gygs/gyg-shore/bookings/booking-1');
    expect(callsTo('acceptWaitlistOffer')).toHaveLength(1);
  });

  test('can be declined', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    await heading('You declined the place');
    expect(hrefOf('Find another gyg')).toBe('/search?states=po&sort=soonest');
  });

  test('says that the host has to accept the booking', async () => {
    const user = open(
      { needsApproval: true },
      { acceptWaitlistOffer: () => ({ gygId: 'gyg-shore', id: 'b', contributionType: 'SKILL', status: 'PENDING' }) },
    );
    expect(await screen.findByText(/^Ren Kust Bohuslän still has to accept your offer/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the place' }));
    await heading('Thank you for offering');
  });

  test('says how many of the items are offered', async () => {
    open({ contributionType: 'COMMODITY', needTitle: 'Sacks', asked: 12, offered: 5 });
    expect((await screen.findByText('Sacks')).parentElement?.textContent).toBe('5 of the 12 you offered × Sacks');
  });

  test('does not reveal what kind of place a recipient’s is', async () => {
    const user = open({ contributionType: null, needTitle: '' }, {}, 'sv');
    await heading('Det finns en plats till dig');
    expect(screen.queryByText('Du bidrar med')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ta platsen' }));
    await heading('Platsen är din');
    expect(hrefOf('Visa min bokning')).toBe('/gygs/gyg-shore/bookings');
  });

  test.each([
    ['DECLINED', 'You declined the place'],
    ['EXPIRED', 'This offer has ended'],
    ['CLOSED', 'This offer has ended'],
    ['ACCEPTED', 'The place is yours'],
  ] as const)('of one that is %s says so', async (status, title) => {
    open({ status });
    await heading(title);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that ended while it was open says so after the answer', async () => {
    let status: Offer['status'] = 'OFFERED';
    const user = open(
      {},
      {
        getWaitlistOffer: () => buildWaitlistOffer({ status }),
        acceptWaitlistOffer: () => {
          status = 'EXPIRED';
          return refusal('waitlist.offer_ended');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take the place' }));
    await heading('This offer has ended');
  });

  test('shows a failure beside the buttons and can be tried again', async () => {
    let fails = true;
    const user = open(
      {},
      {
        acceptWaitlistOffer: () => {
          if (fails) return refusal('server.unexpected');
          return { gygId: 'gyg-shore', id: 'booking-1', contributionType: 'SKILL', status: 'ACTIVE' };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Take the place' }));
    await heading('The place is yours');
  });

  test('of a wrong link leads to My bookings', async () => {
    open({}, { getWaitlistOffer: () => refusal('waitlist.offer_missing') });
    await heading('We can’t find this offer');
    expect(hrefOf('My bookings')).toBe('/users/profile/gygs');
  });
});
