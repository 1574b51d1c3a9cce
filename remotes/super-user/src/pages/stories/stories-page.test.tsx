import { type FakeApi, fakeApi } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeStories, someStories } from '../../testing/fake-stories';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { StoriesPage } from './stories-page';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi(fakeStories(someStories()));
  signInSuperUser();
});
afterEach(() => api.restore());

const open = async (at = '/admin/su/stories', language: 'en' | 'sv' = 'en') => {
  await startTexts(language);
  const page = (
    <SuperUserScreen at={at} language={language}>
      <StoriesPage />
    </SuperUserScreen>
  );
  return act(async () => render(page));
};
const item = async (caption: string) => {
  const row = (await screen.findByText(caption)).closest('li');
  if (row === null) throw new Error('The story is not in the list');
  return within(row);
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const sent = (name: string) =>
  api.calls.filter((request) => request.name === name).map(({ params, body }) => ({ params, body }));

describe('stories of all organisations', () => {
  test('asks for pending ones, oldest first, and points out those that wait more than 48 hours', async () => {
    await open();
    expect((await item('Eleven sacks before lunch')).getByText('Waiting 3 days').getAttribute('data-tone')).toBe('bad');
    const other = await item('The seedlings we put behind the dune');
    expect(other.getByText('Waiting 3 hours').getAttribute('data-tone')).toBe('neutral');
    expect(api.calls.find(({ name }) => name === 'findStories')?.query).toMatchObject({
      status: 'PENDING',
      sort: 'oldest',
    });
    const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Pending 2', 'Approved 1', 'Rejected 1']);
  });

  test('approves when the page is left, and not if that is undone', async () => {
    const { unmount } = await open();
    await press('Approve the story by Tuva');
    await press('Undo: story by Tuva');
    await press('Approve the story by Amadou');
    expect(sent('approveStory')).toEqual([]);
    unmount();
    await waitFor(() => expect(sent('approveStory')).toEqual([{ params: { storyId: 'story-old' }, body: {} }]));
  });

  test('shows a drawn picture by night in the dark theme', async () => {
    document.documentElement.dataset.theme = 'dark';
    api.restore();
    const stories = someStories().map((story) => ({
      ...story,
      url: '/media/stories/shore-1-960.webp',
      altText: 'A pier',
    }));
    api = fakeApi(fakeStories(stories));
    await open();
    const shown = (await screen.findAllByRole('img', { name: 'A pier' })).map((image) => image.getAttribute('src'));
    delete document.documentElement.dataset.theme;
    expect(new Set(shown)).toEqual(new Set(['/media/stories/shore-1-night-640.webp']));
  });

  test('rejects only with a reason', async () => {
    const { unmount } = await open();
    await press('Reject the story by Amadou');
    await press('Reject and send');
    expect(screen.getByText('Choose a reason.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another reason' }));
    fill(screen.getByRole('textbox', { name: /Note to Amadou/ }), 'Not from here.');
    await press('Reject and send');
    unmount();
    const body = { reason: 'OTHER', note: 'Not from here.' };
    await waitFor(() => expect(sent('rejectStory')).toEqual([{ params: { storyId: 'story-old' }, body }]));
  });

  test('puts an approved story on the home page, and takes it off', async () => {
    await open('/admin/su/stories?tab=approved');
    await press('Actions for the story by Samira');
    await user.click(await screen.findByRole('menuitem', { name: 'Feature on the home page' }));
    expect(await screen.findByText('On the home page')).toBeDefined();
    expect(sent('featureStory')).toEqual([{ params: { storyId: 'story-ok' }, body: { scope: 'home' } }]);
    await press('Actions for the story by Samira');
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the home page' }));
    await waitFor(() => expect(screen.queryByText('On the home page')).toBeNull());
  });

  test('shows why a story was rejected', async () => {
    await open('/admin/su/stories?tab=rejected');
    const story = await item('Cheap loans');
    expect(story.getByText('Text is offensive or is advertising')).toBeDefined();
    expect(story.queryByRole('button', { name: /^Reject/ })).toBeNull();
  });
});
