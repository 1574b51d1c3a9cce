import { buildStoryPage } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { StoryPage } from './story-page';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(closeScreen);

const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <StoryPage />,
    pattern: '/gygs/:gygId/stories/:storyId',
    at: '/gygs/gyg-shore/stories/story-1',
    api: { getStory: () => buildStoryPage(), ...api },
    ...over,
  });

test('shows the story with caption in its language, author, host’s answer, gyg and more stories', async () => {
  const story = buildStoryPage({
    caption: 'Elva säckar före lunch.',
    language: 'se',
    response: 'Tack för hjälpen!',
    userId: 'user-amadou',
    storyCount: 12,
  });
  await open({ getStory: () => story });
  expect(await screen.findByRole('heading', { level: 1, name: 'Story by Amadou Ceesay' })).toBeTruthy();
  expect(screen.getByText('Elva säckar före lunch.').lang).toBe('sv');
  expect(screen.getByRole('link', { name: 'Amadou Ceesay' }).getAttribute('href')).toBe('/users/user-amadou');
  const answer = within(screen.getByRole('region', { name: 'An answer from the host' }));
  expect(answer.getByText('Tack för hjälpen!')).toBeTruthy();
  expect(screen.getAllByText(story.gyg.title).map((title) => title.closest('[lang]')?.getAttribute('lang'))).toEqual([
    'en',
    'en',
  ]);
  const gyg = within(screen.getByRole('region', { name: 'This happened at' }));
  expect(gyg.getByRole('link').getAttribute('href')).toBe('/gygs/gyg-shore');
  const more = within(screen.getByRole('region', { name: 'More from this gyg' }));
  expect(more.getByRole('link', { name: 'Low tide, high spirits.' }).getAttribute('href')).toBe(
    '/gygs/gyg-shore/stories/story-2',
  );
  expect(more.getByRole('link', { name: 'All 12 stories' }).getAttribute('href')).toBe('/gygs/gyg-shore#moments');
  const share = within(screen.getByRole('list', { name: 'Share this story' }));
  expect(share.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toContain(
    encodeURIComponent('/gygs/gyg-shore/stories/story-1'),
  );
});

test('names no author who hides their name', async () => {
  await open({ getStory: () => buildStoryPage({ username: '', userId: null, more: [], storyCount: 1 }) });
  expect(await screen.findByRole('heading', { level: 1, name: /^Story from Spring clean-up/ })).toBeTruthy();
  expect(screen.getByText('A participant')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'More from this gyg' })).toBeNull();
});

test('a story that is not approved says so to those who may see it, and is not shared', async () => {
  const waiting = buildStoryPage({ status: 'PENDING', approved: false });
  let asked = 0;
  const getStory = () => (asked++ === 0 ? refusal('stories.missing') : waiting);
  const { calls } = await open({ getStory }, { session: elin });
  expect(await screen.findByText(/^A host has not approved this story yet/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Share this story' })).toBeNull();
  expect(calls.map(({ name }) => name).filter((name) => name === 'getStory')).toHaveLength(2);
});

test('a link from outside to a story that does not exist says so in place', async () => {
  useToasts.setState({ toasts: [] });
  await open({ getStory: () => refusal('stories.missing') });
  expect(await screen.findByText('This story does not exist, or has not been approved.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  expect(useToasts.getState().toasts).toEqual([]);
});

test('a story of another gyg gets its own address', async () => {
  await open({ getStory: () => buildStoryPage({ gygId: 'gyg-other' }) });
  await waitFor(() => expect(address()).toBe('/gygs/gyg-other/stories/story-1'));
});

test('can be retried if the server is unreachable', async () => {
  await open({ getStory: () => refusal('server.unexpected') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
