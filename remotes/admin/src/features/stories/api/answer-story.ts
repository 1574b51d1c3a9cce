import { call } from '@gyg/platform';
import type { StoryAnswer } from '../model/story-answer';

/** Sends an answer, then the response and the place on the organisation's page that go with an approval. */
export async function sendStoryAnswer(storyId: string, answer: StoryAnswer, { leaving }: { leaving: boolean }) {
  const params = { storyId };
  const options = { keepalive: leaving };
  if (answer.result === 'reject') {
    const { reason, note } = answer;
    await call('rejectStory', { params, body: { reason, note } }, options);
    return;
  }
  const approved = call('approveStory', { params, body: {} }, options);
  // A page that closes has no time for a second call after the first.
  if (!leaving) await approved;
  const { response } = answer;
  await Promise.all([approved, response !== '' && call('respondToStory', { params, body: { response } }, options)]);
  if (answer.feature) await call('featureStory', { params, body: { scope: 'organization' } }, options);
}
