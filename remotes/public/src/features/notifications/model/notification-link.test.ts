import { buildNotification } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { notificationLink } from './notification-link';

const linkOf = (over: Parameters<typeof buildNotification>[0]) => notificationLink(buildNotification(over));
const hrefOf = (over: Parameters<typeof buildNotification>[0]) => linkOf(over)?.href;

const person = { relatedUserId: 'user-maja', relatedUserName: 'Maja Lindqvist' };
const host = { organizationId: 'org-kust', orgName: 'Ren Kust Bohuslän' };

test('what a host must deal with is linked, else the gyg, the organisation or the person', () => {
  expect(linkOf({ type: 'booking_pending', ...person, ...host })).toEqual({
    kind: 'bookings',
    href: '/admin/gygs/gyg-shore/bookings',
  });
  expect(linkOf({ type: 'message', ...person, ...host })).toMatchObject({ kind: 'gyg', href: '/gygs/gyg-shore' });
  expect(linkOf({ type: 'message', gygId: null, ...person, ...host })).toEqual({
    kind: 'organization',
    href: '/organizations/org-kust',
    name: 'Ren Kust Bohuslän',
  });
  expect(hrefOf({ type: 'message', gygId: null, ...person })).toBe('/users/user-maja');
  expect(hrefOf({ type: 'message', gygId: null })).toBeUndefined();
});

test('a story and a proposal are linked to their review', () => {
  expect(hrefOf({ type: 'story_submitted' })).toBe('/admin/gygs/gyg-shore/stories');
  expect(hrefOf({ type: 'proposal_submitted', gygId: null, proposalId: 'p-1' })).toBe(
    '/admin/proposals/review?proposal=p-1',
  );
});

test('a story that is published or answered is linked to its page, until it is deleted', () => {
  const page = '/gygs/gyg-shore/stories/story-1';
  expect(hrefOf({ type: 'story_approved', storyId: 'story-1' })).toBe(page);
  expect(hrefOf({ type: 'story_responded', storyId: 'story-1' })).toBe(page);
  expect(hrefOf({ type: 'story_approved', storyId: null })).toBe('/gygs/gyg-shore');
});

test('what asks for a story is linked to its form, and what hides one to the author’s own stories', () => {
  const kinds = (type: string) => {
    const link = linkOf({ type, storyId: null });
    return [link?.kind, link?.href];
  };
  expect(kinds('story_requested')).toEqual(['tellStory', '/stories/gyg-shore/upload']);
  expect(kinds('gyg_thanks')).toEqual(['tellStory', '/stories/gyg-shore/upload']);
  expect(kinds('story_hidden')).toEqual(['ownStories', '/stories/gyg-shore/upload']);
  expect(kinds('story_consent_given')).toEqual(['review', '/admin/gygs/gyg-shore/stories']);
});

test('a proposal that is gone, or of an old notification, is linked to the list', () => {
  expect(hrefOf({ type: 'proposal_submitted', gygId: null })).toBe('/admin/proposals/review');
});

test('a booker’s own booking is not linked to the host’s lists, and erased people are not linked', () => {
  expect(hrefOf({ type: 'booking_cancelled_by_host', relatedUserId: 'user-gone' })).toBe('/gygs/gyg-shore');
});

const kust = { gygId: null, organizationId: 'org-kust', orgName: 'Ren Kust', orgFriendlyUrl: 'ren-kust' };

test('what administrators must deal with is opened for the organisation that it concerns', () => {
  const first = (type: string, over = {}) => hrefOf({ type, ...kust, ...over });
  expect(first('membership_requested')).toBe('/switch/admin/ren-kust?path=%2Fadmin%2Forganizations%2Frequests');
  expect(first('representation_requested')).toBe(
    '/switch/admin/ren-kust?path=%2Fadmin%2Fgygs%2Frepresentation%2Frequests',
  );
  expect(first('proposal_submitted', { proposalId: 'p-1' })).toBe(
    '/switch/admin/ren-kust?path=%2Fadmin%2Fproposals%2Freview%3Fproposal%3Dp-1',
  );
});

test('a webhook whose calls did not arrive is linked to its log', () => {
  expect(hrefOf({ type: 'webhook_failed', ...kust })).toBe('/switch/admin/ren-kust?path=%2Fadmin%2Fplugins%2Faccess');
});
