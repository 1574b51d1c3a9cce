import { buildNotification } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { notificationLinks } from './notification-links';

const hrefs = (over: Parameters<typeof buildNotification>[0]) =>
  notificationLinks(buildNotification(over)).map(({ href }) => href);

test('what a host must deal with is linked first, then person, gyg and organisation', () => {
  const links = notificationLinks(
    buildNotification({
      type: 'booking_pending',
      relatedUserId: 'user-maja',
      relatedUserName: 'Maja Lindqvist',
      organizationId: 'org-kust',
      orgName: 'Ren Kust Bohuslän',
    }),
  );
  expect(links.map(({ kind, href, name }) => [kind, href, name])).toEqual([
    ['bookings', '/admin/gygs/gyg-shore/bookings', undefined],
    ['person', '/users/user-maja', 'Maja Lindqvist'],
    ['gyg', '/gygs/gyg-shore', 'Spring clean-up on Ramsvik’s outer shore'],
    ['organization', '/organizations/org-kust', 'Ren Kust Bohuslän'],
  ]);
});

test('a story and a proposal are linked to their review', () => {
  expect(hrefs({ type: 'story_submitted' })[0]).toBe('/admin/gygs/gyg-shore/stories');
  expect(hrefs({ type: 'proposal_submitted', gygId: null, proposalId: 'p-1' })).toEqual([
    '/admin/proposals/review?proposal=p-1',
  ]);
});

test('a story that is published or answered is linked to its page, until it is deleted', () => {
  const page = '/gygs/gyg-shore/stories/story-1';
  expect(hrefs({ type: 'story_approved', storyId: 'story-1' })).toEqual([page, '/gygs/gyg-shore']);
  expect(hrefs({ type: 'story_responded', storyId: 'story-1' })[0]).toBe(page);
  expect(hrefs({ type: 'story_approved', storyId: null })).toEqual(['/gygs/gyg-shore']);
});

test('what asks for a story is linked to its form, and what hides one to the author’s own stories', () => {
  const kinds = (type: string) =>
    notificationLinks(buildNotification({ type, storyId: null })).map(({ kind, href }) => [kind, href])[0];
  expect(kinds('story_requested')).toEqual(['tellStory', '/stories/gyg-shore/upload']);
  expect(kinds('gyg_thanks')).toEqual(['tellStory', '/stories/gyg-shore/upload']);
  expect(kinds('story_hidden')).toEqual(['ownStories', '/stories/gyg-shore/upload']);
  expect(kinds('story_consent_given')).toEqual(['review', '/admin/gygs/gyg-shore/stories']);
});

test('a proposal that is gone, or of an old notification, is linked to the list', () => {
  expect(hrefs({ type: 'proposal_submitted', gygId: null })).toEqual(['/admin/proposals/review']);
});

test('a booker’s own booking is not linked to the host’s lists, and erased people are not linked', () => {
  expect(hrefs({ type: 'booking_cancelled_by_host', relatedUserId: 'user-gone' })).toEqual(['/gygs/gyg-shore']);
});

const kust = { gygId: null, organizationId: 'org-kust', orgName: 'Ren Kust', orgFriendlyUrl: 'ren-kust' };

test('what administrators must deal with is opened for the organisation that it concerns', () => {
  const first = (type: string, over = {}) => hrefs({ type, ...kust, ...over })[0];
  expect(first('membership_requested')).toBe('/switch/admin/ren-kust?path=%2Fadmin%2Forganizations%2Frequests');
  expect(first('representation_requested')).toBe(
    '/switch/admin/ren-kust?path=%2Fadmin%2Fgygs%2Frepresentation%2Frequests',
  );
  expect(first('proposal_submitted', { proposalId: 'p-1' })).toBe(
    '/switch/admin/ren-kust?path=%2Fadmin%2Fproposals%2Freview%3Fproposal%3Dp-1',
  );
});

test('a webhook whose calls did not arrive is linked to its log', () => {
  expect(hrefs({ type: 'webhook_failed', ...kust })).toEqual([
    '/switch/admin/ren-kust?path=%2Fadmin%2Fplugins%2Faccess',
    '/organizations/org-kust',
  ]);
});
