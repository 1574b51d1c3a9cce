import type { AttendanceEntry } from '@gyg/contract';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { answerStories, sampleGygOptions, sampleStories } from '../../testing/story-samples';
import { StoriesPage } from './stories-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const [waiting] = sampleStories;
if (waiting === undefined) throw new Error('no sample');

const open = (query = '', api: FakeHandlers = {}) =>
  openScreen({
    screen: <StoriesPage />,
    at: `/admin/stories${query}`,
    api: {
      findStories: (call) => answerStories(sampleStories, call.query),
      selectGygs: () => sampleGygOptions,
      approveStory: () => waiting,
      rejectStory: () => waiting,
      respondToStory: () => waiting,
      featureStory: () => undefined,
      unfeatureStory: () => undefined,
      ...api,
    },
  });
const button = (name: string) => screen.findByRole('button', { name });
const sent = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => /Story$|^sendInvites$/.test(name)).map(({ name, body }) => [name, body]);

describe('review of stories', () => {
  test('shows what is pending, counts each tab, and keeps the filters in the address', async () => {
    const { user } = await open();
    const list = await screen.findByRole('list', { name: 'Waiting' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    await waitFor(() =>
      expect(tabs.map((tab) => tab.textContent?.replace(/\s+/g, ' '))).toEqual([
        'Waiting 33 waiting',
        'Approved 1',
        'Featured 1',
        'Rejected 1',
      ]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gyg' }), 'Beach school for class 5B');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(address()).toBe('/admin/stories?gyg=gyg-school&sort=oldest');
    // Drafts have no stories.
    expect(screen.queryByRole('option', { name: 'Crab pots to supper' })).toBeNull();
  });

  test('an approval can be taken back and is sent later, with the place on the organisation’s page', async () => {
    const { user, calls } = await open();
    await user.click(await button('Approve Selam Tesfay’s story'));
    const undo = await button('Undo: Selam Tesfay');
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await user.click(await button('Approve Selam Tesfay’s story'));
    await user.click(screen.getByRole('switch', { name: 'Feature it too' }));
    expect(sent(calls)).toEqual([]);
    await hidePage();
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        ['approveStory', {}],
        ['featureStory', { scope: 'organization' }],
      ]),
    );
  });

  test('a rejection needs a reason; the typed note survives a reload and is sent', async () => {
    const { user, unmount } = await open();
    await user.click(await button('Reject Hanna Ek’s story'));
    await enter(user, screen.getByRole('textbox', { name: /Note to Hanna Ek/ }), 'Without faces, please.');
    unmount();
    const again = await open();
    await again.user.click(await button('Reject and send'));
    expect(screen.getByText('Choose a reason. It is sent to the author.')).toBeTruthy();
    await again.user.click(screen.getByRole('radio', { name: 'People in the picture have not agreed' }));
    await again.user.click(await button('Reject and send'));
    await hidePage();
    await waitFor(() =>
      expect(sent(again.calls)).toEqual([
        ['rejectStory', { reason: 'PEOPLE_HAVE_NOT_AGREED', note: 'Without faces, please.' }],
      ]),
    );
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  test('a waiting story is approved together with the answer', async () => {
    const { user, calls } = await open();
    await user.click(await button('Answer Oskar Lind'));
    await enter(user, screen.getByRole('textbox', { name: 'Answer, shown below the story' }), 'Thank you!');
    await user.click(await button('Approve and answer'));
    await hidePage();
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        ['approveStory', {}],
        ['respondToStory', { response: 'Thank you!' }],
      ]),
    );
  });

  test('a past answer can be changed: an approved one rejected, its answer removed, a rejected one approved', async () => {
    const { user, calls } = await open('?tab=approved');
    await user.click(await button('Change the answer to Samuel Okoro'));
    await user.click(await button('Remove the answer'));
    await waitFor(() => expect(sent(calls)).toEqual([['respondToStory', { response: '' }]]));
    await user.click(await screen.findByRole('switch', { name: 'Feature Samuel Okoro’s story' }));
    await waitFor(() => expect(sent(calls).at(-1)?.[0]).toBe('unfeatureStory'));
    expect(await button('Reject Samuel Okoro’s story')).toBeTruthy();
    closeScreen();
    await open('?tab=rejected');
    expect(await screen.findByText(/This is the harbour in Lysekil/)).toBeTruthy();
    expect(await button('Approve Nils Brandt’s story')).toBeTruthy();
  });

  test('shows what the picture is of and what was agreed, and cannot approve while people do not agree', async () => {
    const shown = { ...waiting, url: '/media/uploads/story/a-1600.webp', altText: 'Two divers on a pier' };
    const stories = [
      { ...shown, id: 'agreed', consent: 'GIVEN' as const, mayShare: true },
      { ...shown, id: 'withdrawn', consent: 'WITHDRAWN' as const, mayShare: false },
    ];
    await open('', { findStories: (call) => answerStories(stories, call.query) });
    expect(await screen.findAllByRole('img', { name: 'Two divers on a pier' })).toHaveLength(2);
    expect(screen.getByText('People agree to be shown')).toBeTruthy();
    expect(screen.getByText('May be used in your own channels')).toBeTruthy();
    expect(screen.getByText('People no longer agree to be shown')).toBeTruthy();
    expect(screen.getByText(/^The story is hidden, and you cannot approve it\./)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: `Approve ${waiting.username}’s story` })).toHaveLength(1);
  });

  test('shows a drawn picture by night in the dark theme', async () => {
    document.documentElement.dataset.theme = 'dark';
    const drawn = { ...waiting, url: '/media/stories/shore-1-960.webp', altText: 'Two divers on a pier' };
    await open('', { findStories: (call) => answerStories([drawn], call.query) });
    const shown = (await screen.findByRole('img', { name: 'Two divers on a pier' })).getAttribute('src');
    delete document.documentElement.dataset.theme;
    expect(shown).toBe('/media/stories/shore-1-night-640.webp');
  });

  test('after a failed answer the story can be answered again', async () => {
    const { user, calls } = await open('', { approveStory: () => refusal('stories.already_responded') });
    await user.click(await button('Approve Selam Tesfay’s story'));
    await hidePage();
    expect(await button('Approve Selam Tesfay’s story')).toBeTruthy();
    expect(sent(calls)).toEqual([['approveStory', {}]]);
  });

  test('deleting asks first', async () => {
    const { user, calls } = await open('', { deleteStory: () => undefined });
    await user.click(await button('Delete Oskar Lind’s story'));
    expect(sent(calls)).toEqual([]);
    await user.click(await button('Delete story'));
    await waitFor(() => expect(sent(calls)).toEqual([['deleteStory', undefined]]));
  });
});

const entry = (index: number): AttendanceEntry => ({
  bookingId: `booking-${index}`,
  needId: 'need-picker',
  contributionType: 'SKILL',
  needTitle: 'Shore picker',
  quantity: 1,
  userId: `user-${index}`,
  bookerName: `Person ${index}`,
  userImage: null,
  orgName: null,
  confirmedAt: null,
  attendance: index === 0 ? 'ABSENT' : 'ATTENDED',
  attendanceAt: null,
});

test('everyone who attended is asked for a story, fifty at a time, and sending goes on after a failure', async () => {
  const entries = Array.from({ length: 61 }, (_, index) => entry(index));
  let failing = false;
  const { user, calls } = await open('', {
    listAttendance: () => ({
      entries,
      total: 61,
      page: 0,
      pageSize: 500,
      counts: { total: 61, attended: 60, absent: 1, excused: 0 },
    }),
    sendInvites: ({ body }) => {
      if (failing) return refusal('invites.too_many');
      failing = true;
      return { sent: body.recipients, failed: [] };
    },
  });
  await user.click(await button('Ask for stories'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Past gyg' }), 'Seaweed walk with Doctor Hedda');
  expect(await screen.findByText('60 people who attended get the request.')).toBeTruthy();
  await user.click(await button('Send the request'));
  const remaining = await button('Send the remaining 10');
  expect(screen.getByText('50 of 60')).toBeTruthy();
  failing = false;
  await user.click(remaining);
  expect(await screen.findByText('Sent to 60 people.')).toBeTruthy();
  const sizes = calls.flatMap(({ name, body }) =>
    name === 'sendInvites' && typeof body === 'object' && body !== null && 'recipients' in body
      ? [String(body.recipients).split(',').length]
      : [],
  );
  expect(sizes).toEqual([50, 10, 10]);
});
