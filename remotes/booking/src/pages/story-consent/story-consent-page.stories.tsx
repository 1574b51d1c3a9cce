import { buildStoryConsent } from '@gyg/contract/testing';
import { type FakeHandlers, fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import { scenePicture } from '../../testing/pictures';
import { StoryConsentPage } from './story-consent-page';

const meta: Meta<typeof StoryConsentPage> = {
  component: StoryConsentPage,
  title: 'People in a picture',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/stories/:storyId/consent"
      at="/stories/story-1/consent?token=abc.def"
    >
      <StoryConsentPage />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof StoryConsentPage>;

const story = buildStoryConsent({ url: scenePicture('shore', 14) });
const withApi =
  (over: FakeHandlers = {}) =>
  () => {
    setTestSession();
    const api = fakeApi({
      getStoryConsent: () => story,
      answerStoryConsent: ({ body }) => ({ ...story, approved: false, consent: body.given ? 'GIVEN' : 'WITHDRAWN' }),
      ...over,
    });
    return () => api.restore();
  };
const refuse = async (canvasElement: HTMLElement) =>
  userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^(I do not agree|Jag går inte med på det): / }),
  );

/** The story is published. */
export const Published: Story = { beforeEach: withApi() };
/** The host has not approved it yet. */
export const NotYet: Story = { beforeEach: withApi({ getStoryConsent: () => ({ ...story, approved: false }) }) };
/** It was hidden on an earlier visit. */
export const Hidden: Story = {
  beforeEach: withApi({ getStoryConsent: () => ({ ...story, approved: false, consent: 'WITHDRAWN' }) }),
};
/** It was hidden just now. */
export const JustHidden: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await refuse(canvasElement);
    await within(canvasElement).findByText(/^(The story is hidden|Berättelsen är dold)\.$/);
  },
};
/** The answer could not be saved. */
export const NotSaved: Story = {
  beforeEach: withApi({ answerStoryConsent: () => refusal('server.unexpected') }),
  play: async ({ canvasElement }) => {
    await refuse(canvasElement);
    await within(canvasElement).findByText(/^(Your answer was not saved|Ditt svar sparades inte)$/);
  },
};
/** The story was deleted, or the link is not complete. */
export const Gone: Story = { beforeEach: withApi({ getStoryConsent: () => refusal('stories.missing') }) };
export const Loading: Story = { beforeEach: withApi({ getStoryConsent: () => new Promise(() => {}) }) };
/** It did not load. A retry is possible. */
export const Failed: Story = { beforeEach: withApi({ getStoryConsent: () => refusal('server.unexpected') }) };
