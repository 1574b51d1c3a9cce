import type { Story } from '@gyg/contract';
import { buildGyg, buildGygViewer, buildStory } from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import area from '../../remote-entry';
import { TellStoryPage } from './tell-story-page';

let api: FakeApi | undefined;
beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close ??= vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  api?.restore();
  useToasts.setState({ toasts: [] });
});

const own = (over: Partial<Story> = {}) =>
  buildStory({ userId: 'user-elin', consent: null, mayShare: false, rejection: null, ...over });
const list = (stories: Story[]) => ({ stories, total: stories.length, page: 0, pageSize: 12 });
const pending = own({ id: 'story-new', approved: false, status: 'PENDING' });
const words = () => screen.findByRole('textbox', { name: /Your words/ });

function open(over: FakeHandlers) {
  api = fakeApi({
    getGyg: () => buildGyg({ state: 'FINISHED' }),
    getGygViewer: () => buildGygViewer({ isHost: false, place: { id: 'place', bookingComment: '' } }),
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  return render(
    <PlatformProvider areas={[area]} pattern="/stories/:gygId/upload" at="/stories/gyg-shore/upload">
      <TellStoryPage />
    </PlatformProvider>,
  );
}

describe('the user’s own stories', () => {
  const long = `${'word '.repeat(40)}end`;
  const rejected = own({
    id: 'story-2',
    approved: false,
    status: 'REJECTED',
    rejection: { reason: 'NOT_FROM_THIS_GYG', note: 'That was last year.' },
  });
  const asked = own({ id: 'story-3', consent: 'GIVEN', consentUrl: 'https://gyg.example/c' });

  test('have their state, the host’s reason and note, and a preview of 140 characters', async () => {
    open({ findStories: () => list([own({ ...pending, caption: long }), rejected]) });
    expect(await screen.findByText('Pending approval')).toBeTruthy();
    expect(screen.getByText('Rejected')).toBeTruthy();
    expect(screen.getByText('Not published: it is not from this gyg.')).toBeTruthy();
    expect(screen.getByText('That was last year.')).toBeTruthy();
    const shown = screen.getByText(/^word word/).textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(140);
    expect(shown.endsWith('word…')).toBe(true);
    expect(api?.calls.find(({ name }) => name === 'findStories')?.query).toMatchObject({ userId: 'user-elin' });
  });

  test('are deleted after a confirmation', async () => {
    const user = userEvent.setup();
    let stories = [own()];
    open({
      findStories: () => list(stories),
      deleteStory: () => {
        stories = [];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete your story/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have not told a story yet')).toBeTruthy();
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('Your story is deleted.');
  });

  test('are hidden after a confirmation when the people shown no longer agree, and can wait again', async () => {
    const user = userEvent.setup();
    let story = asked;
    open({
      findStories: () => list([story]),
      answerStoryConsent: ({ body }) => {
        const consent = body.given ? 'GIVEN' : 'WITHDRAWN';
        story = { ...asked, approved: false, status: body.given ? 'PENDING' : 'REJECTED', consent };
        return { ...consentOf(story), consent };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'They no longer agree' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide it' }));
    expect(await screen.findByText('Hidden: people in the picture do not agree to be shown.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'They agree again' }));
    expect(await screen.findByText('Pending approval')).toBeTruthy();
    const answers = api?.calls.filter(({ name }) => name === 'answerStoryConsent').map(({ body }) => body);
    expect(answers).toEqual([{ given: false }, { given: true }]);
  });

  test('may be allowed for other channels, and no longer', async () => {
    const user = userEvent.setup();
    let story = asked;
    open({
      findStories: () => list([story]),
      shareStory: ({ body: { mayShare } }) => {
        story = { ...story, mayShare };
        return story;
      },
    });
    const allowed = { name: 'May be used elsewhere, with my name' };
    await user.click(await screen.findByRole('switch', allowed));
    await waitFor(() => expect(screen.getByRole('switch', allowed)).toHaveProperty('checked', true));
  });

  test('have a link to send to the people shown', async () => {
    const user = userEvent.setup();
    open({ findStories: () => list([asked]) });
    await user.click(await screen.findByRole('button', { name: 'Copy the link for people shown' }));
    expect(await navigator.clipboard.readText()).toBe('https://gyg.example/c');
  });

  test('that do not load can be tried again, and the form stays', async () => {
    const user = userEvent.setup();
    let fail = true;
    open({ findStories: () => (fail ? refusal('server.unexpected') : list([own()])) });
    expect(await screen.findByText('Your stories could not be loaded')).toBeTruthy();
    expect(await words()).toBeTruthy();
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 story')).toBeTruthy();
  });
});

const consentOf = ({ id, url, altText, caption, language, approved, ...story }: Story) => ({
  ...{ id, url, altText, caption, language, approved },
  gygId: story.gygId,
  gygTitle: story.gygTitle,
  gygLanguage: story.gygLanguage,
  sdgGoalId: story.sdgGoalId,
  orgName: story.orgName,
});
