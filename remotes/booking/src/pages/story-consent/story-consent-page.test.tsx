import type { StoryConsent } from '@gyg/contract';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
} from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import area from '../../remote-entry';
import { buildStoryConsent } from '../../testing/build-story-consent';
import { StoryConsentPage } from './story-consent-page';

let api: FakeApi | undefined;
afterEach(() => api?.restore());

function open(over: FakeHandlers = {}, at = '/stories/story-1/consent?token=abc.def') {
  let story: StoryConsent = buildStoryConsent();
  api = fakeApi({
    getStoryConsent: () => story,
    answerStoryConsent: ({ body }) => {
      story = { ...story, consent: body.given ? 'GIVEN' : 'WITHDRAWN', approved: false };
      return story;
    },
    ...over,
  });
  setTestSession();
  render(
    <PlatformProvider areas={[area]} pattern="/stories/:storyId/consent" at={at}>
      <StoryConsentPage />
    </PlatformProvider>,
  );
  return userEvent.setup();
}

test('shows the picture and the words without a login, and hides the story on request', async () => {
  const user = open();
  expect(await screen.findByRole('img', { name: 'Two people with a sack' })).toBeTruthy();
  expect(screen.getByText(buildStoryConsent().caption)).toBeTruthy();
  expect(screen.getByText('The story is published.')).toBeTruthy();
  expect(screen.getByText(/^Someone who took part/).textContent).toMatch(/has published it\.$/);
  await user.click(screen.getByRole('button', { name: 'I do not agree: hide it' }));
  expect(await screen.findByText('The story is hidden.')).toBeTruthy();
  expect(screen.getByText(/^Someone who took part/).textContent).toMatch(/decides whether it is published\.$/);
  expect(api?.calls.map(({ name, body, query }) => [name, body ?? query])).toEqual([
    ['getStoryConsent', { token: 'abc.def' }],
    ['answerStoryConsent', { given: false, token: 'abc.def' }],
  ]);
});

test('people can change their mind, and the host decides again', async () => {
  const user = open({});
  await user.click(await screen.findByRole('button', { name: 'I do not agree: hide it' }));
  await user.click(await screen.findByRole('button', { name: 'I agree to be shown' }));
  expect(await screen.findByText('Thank you. You agree to be shown.')).toBeTruthy();
  expect(screen.getByText('The story is not published yet. The host decides.')).toBeTruthy();
});

test.each([
  ['a wrong token', '/stories/story-1/consent?token=wrong', refusal('stories.missing')],
  ['no token', '/stories/story-1/consent', refusal('stories.missing')],
])('a link with %s does not work, and says what to do', async (_why, at, answer) => {
  open({ getStoryConsent: () => answer }, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeTruthy();
});

test('an answer that fails is said, and nothing changes', async () => {
  const user = open({ answerStoryConsent: () => refusal('server.unexpected') });
  await user.click(await screen.findByRole('button', { name: 'I do not agree: hide it' }));
  expect(await screen.findByText('Your answer was not saved')).toBeTruthy();
  expect(screen.getByText('The story is published.')).toBeTruthy();
});

test('a page that does not load can be tried again', async () => {
  let fail = true;
  const user = open({ getStoryConsent: () => (fail ? refusal('server.unexpected') : buildStoryConsent()) });
  await screen.findByRole('heading', { name: 'This didn’t load' });
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Are you in this picture?' })).toBeTruthy();
});
