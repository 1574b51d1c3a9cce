import type { Story } from '@gyg/contract';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { bodies, callsTo, closeScreen, openScreen, toasts } from '../../testing/open-screen';
import {
  storyList as list,
  ownStory as own,
  pendingStory as pending,
  tellStoryScreen,
} from '../../testing/own-stories';
import { TellStoryPage } from './tell-story-page';

afterEach(closeScreen);

const words = () => screen.findByRole('textbox', { name: /Your words/ });
const open = (over: FakeHandlers) =>
  openScreen({ ...tellStoryScreen, screen: <TellStoryPage />, api: { ...tellStoryScreen.api, ...over } });

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
    expect(callsTo('findStories')[0]?.query).toMatchObject({ userId: 'user-elin' });
  });

  test('are deleted after a confirmation', async () => {
    let stories = [own()];
    const { user } = open({
      findStories: () => list(stories),
      deleteStory: () => {
        stories = [];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete your story/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have not told a story yet')).toBeTruthy();
    expect(toasts().at(-1)).toBe('Your story is deleted.');
  });

  test('are hidden after a confirmation when the people shown no longer agree, and can wait again', async () => {
    let story = asked;
    const { user } = open({
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
    expect(bodies('answerStoryConsent')).toEqual([{ given: false }, { given: true }]);
  });

  test('may be allowed for other channels, and no longer', async () => {
    let story = asked;
    const { user } = open({
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
    const { user } = open({ findStories: () => list([asked]) });
    await user.click(await screen.findByRole('button', { name: 'Copy the link for people shown' }));
    expect(await navigator.clipboard.readText()).toBe('https://gyg.example/c');
  });

  test('that do not load can be tried again, and the form stays', async () => {
    let fail = true;
    const { user } = open({ findStories: () => (fail ? refusal('server.unexpected') : list([own()])) });
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
