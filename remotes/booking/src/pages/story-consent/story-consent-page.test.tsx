import type { StoryConsent } from '@gyg/contract';
import { buildStoryConsent } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { StoryConsentPage } from './story-consent-page';

afterEach(closeScreen);

function open(over: FakeHandlers = {}, at = '/stories/story-1/consent?token=abc.def') {
  let story: StoryConsent = buildStoryConsent();
  const api: FakeHandlers = {
    getStoryConsent: () => story,
    answerStoryConsent: ({ body }) => {
      story = { ...story, consent: body.given ? 'GIVEN' : 'WITHDRAWN', approved: false };
      return story;
    },
    ...over,
  };
  return openScreen({ screen: <StoryConsentPage />, pattern: '/stories/:storyId/consent', at, session: {}, api });
}

test('shows the picture and the words without a login, and hides the story on request', async () => {
  const { user, api } = open();
  expect(await screen.findByRole('img', { name: 'Two people with a sack' })).toBeTruthy();
  expect(screen.getByText(buildStoryConsent().caption)).toBeTruthy();
  expect(screen.getByText('The story is published.')).toBeTruthy();
  expect(screen.getByText(/^Someone who took part/).textContent).toMatch(/has published it\.$/);
  await user.click(screen.getByRole('button', { name: 'I do not agree: hide it' }));
  expect(await screen.findByText('The story is hidden.')).toBeTruthy();
  expect(screen.getByText(/^Someone who took part/).textContent).toMatch(/decides whether it is published\.$/);
  expect(api.calls.map(({ name, body, query }) => [name, body ?? query])).toEqual([
    ['getStoryConsent', { token: 'abc.def' }],
    ['answerStoryConsent', { given: false, token: 'abc.def' }],
  ]);
});

test('people can change their mind, and the host decides again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'I do not agree: hide it' }));
  await user.click(await screen.findByRole('button', { name: 'I agree to be shown' }));
  expect(await screen.findByText('Thank you. You agree to be shown.')).toBeTruthy();
  expect(screen.getByText('The story is not published yet. The host decides.')).toBeTruthy();
});

test.each([
  ['a wrong token', '/stories/story-1/consent?token=wrong', refusal('stories.missing')],
  ['no token', '/stories/story-1/consent', refusal('stories.missing')],
])('a link with %s does not work, and says what to do', async (_why, at, response) => {
  open({ getStoryConsent: () => response }, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeTruthy();
});

test('a failed answer is explained, and nothing changes', async () => {
  const { user } = open({ answerStoryConsent: () => refusal('server.unexpected') });
  await user.click(await screen.findByRole('button', { name: 'I do not agree: hide it' }));
  expect(await screen.findByText('Your answer was not saved')).toBeTruthy();
  expect(screen.getByText('The story is published.')).toBeTruthy();
});

test('a page that does not load can be tried again', async () => {
  let fail = true;
  const { user } = open({ getStoryConsent: () => (fail ? refusal('server.unexpected') : buildStoryConsent()) });
  await screen.findByRole('heading', { name: 'This didn’t load' });
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Are you in this picture?' })).toBeTruthy();
});
