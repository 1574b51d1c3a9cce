import { buildGygProfile, buildGygViewer, buildViewerWaitlistEntry } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { elin, signedIn } from '../../core/preact/testing/fake-session';
import { GygNeedElement } from './gyg-need';
import {
  all,
  asked,
  button,
  find,
  insert,
  onCleanPage,
  platform,
  press,
  respondTo,
  shows,
  textOf,
  type,
  upcoming,
  urls,
} from './testing';

defineElement('gyg-need', GygNeedElement);

const page = onCleanPage();
const sent = (ending: string) => page.fake.calls.filter(({ call }) => call.endsWith(ending));
type Viewer = Parameters<typeof buildGygViewer>[0];

/** Shows the recipients' places of a gyg of which `taken` of 20 are taken. */
function playPlaces(
  taken: number,
  viewer: Viewer = {},
  text = '<p>Families are welcome.</p><script>alert(1)</script>',
) {
  const profile = buildGygProfile({ gyg: upcoming(), beneficiaries: { places: 20, taken, mine: null } });
  profile.gygPage['page.beneficiaryText'] = text;
  asked.mockImplementation(async (input) => {
    const { pathname } = new URL(String(input));
    return Response.json(pathname.endsWith('/search/url') ? { gyg: profile.gyg } : profile);
  });
  page.fake.respond = (path) => (path.endsWith('/viewer') ? buildGygViewer(viewer) : { organizations: [] });
}
const attributes = { gyg: 'gyg-shore', recipient: '', need: '' };

test('shows the places for recipients, with the host’s words', async () => {
  page.fake.show(signedIn());
  playPlaces(14);
  const element = insert(page.fake, attributes);
  await shows(element, 'Places for recipients');
  await shows(element, 'Families are welcome.');
  expect(textOf(element)).toContain('6 of 20 left');
  expect(all(element, 'script')).toEqual([]);
  expect(urls().map(({ pathname }) => pathname)).toEqual(['/api/gygs/gyg-shore/profile']);
});

test('finds the gyg by its friendly urls too', async () => {
  playPlaces(14);
  await shows(insert(page.fake, { ...attributes, gyg: `${platform}/go/ren-kust/shore` }), 'Places for recipients');
  expect(urls().map(({ pathname }) => pathname)).toEqual(['/api/gygs/search/url', '/api/gygs/gyg-shore/profile']);
});

test('books a place with a comment, without terms or organisation', async () => {
  page.fake.show(signedIn());
  playPlaces(14);
  const element = insert(page.fake, attributes);
  const booked: unknown[] = [];
  element.addEventListener('gyg-need-booked', (event) => booked.push(event.detail));
  await shows(element, 'Only the host sees your name');
  expect(all(element, '[type=checkbox], select')).toEqual([]);
  await type(find(element, 'textarea'), 'Two children');
  respondTo(page.fake, '/beneficiaries', () => {
    playPlaces(15, { place: { id: 'place-1', bookingComment: 'Two children' } });
    return { id: 'place-1' };
  });
  await press(button(element, 'Book a place'));
  await shows(element, 'You’re booked, Elin');
  expect(sent('/beneficiaries')).toMatchObject([
    { call: 'POST /gygs/gyg-shore/beneficiaries', body: { userId: elin.id, bookingComment: 'Two children' } },
  ]);
  expect(booked).toEqual([{ bookingId: 'place-1', needId: null, gygId: 'gyg-shore', status: 'ACTIVE' }]);
  expect(find(element, 'a[part=link]').getAttribute('href')).toBe(`${platform}/gygs/gyg-shore/bookings`);
});

test('cancels a place with a reason', async () => {
  page.fake.show(signedIn());
  playPlaces(15, { place: { id: 'place-1', bookingComment: '' } });
  const element = insert(page.fake, attributes);
  await shows(element, 'Cancel…');
  await press(button(element, 'Cancel…'));
  await type(find(element, 'textarea'), 'moved');
  respondTo(page.fake, '/cancel', () => playPlaces(14));
  await press(button(element, 'Cancel the booking'));
  await shows(element, 'Your booking is cancelled.');
  expect(sent('/cancel')).toMatchObject([
    { call: 'POST /gygs/gyg-shore/beneficiaries/place-1/cancel', body: { reason: 'moved' } },
  ]);
});

test('queues for a place when all are taken', async () => {
  page.fake.show(signedIn());
  playPlaces(20);
  const element = insert(page.fake, attributes);
  await shows(element, 'Full');
  await press(button(element, 'Join the waiting list'));
  respondTo(page.fake, '/waitlist', () => {
    playPlaces(20, { waitlist: [buildViewerWaitlistEntry({ gygPositionId: null, contributionType: null, ahead: 0 })] });
    return { id: 'entry-1', ahead: 0 };
  });
  await press(button(element, 'Join the waiting list'));
  await shows(element, 'You are number 1 on the waiting list.');
  expect(sent('/waitlist').map(({ body }) => body)).toEqual([{ beneficiary: true, bookingComment: '' }]);
});

test('a gyg without places for recipients has nothing to book', async () => {
  const profile = buildGygProfile({ gyg: upcoming(), beneficiaries: { places: 0, taken: 0, mine: null } });
  asked.mockImplementation(async () => Response.json(profile));
  await shows(insert(page.fake, attributes), 'This need is gone');
});

test('a need of a gyg by its id takes one call', async () => {
  asked.mockImplementation(async () => Response.json(buildGygProfile({ gyg: upcoming() })));
  await shows(insert(page.fake, { gyg: 'gyg-shore', need: 'need-boat' }), 'Boat driver, own licence');
  expect(urls().map(({ pathname }) => pathname)).toEqual(['/api/gygs/gyg-shore/profile']);
});
