import { buildBooking, buildGyg, buildGygViewer, buildStory } from '@gyg/contract/testing';
import { writeJson } from '@gyg/platform';
import { type FakeHandlers, fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import area from '../../remote-entry';
import { photo } from '../../testing/photo';
import { scenePicture } from '../../testing/pictures';
import { TellStoryPage } from './tell-story-page';

const meta: Meta<typeof TellStoryPage> = {
  component: TellStoryPage,
  title: 'Tell a story',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/stories/:gygId/upload"
      at="/stories/gyg-shore/upload"
    >
      <TellStoryPage />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof TellStoryPage>;

const own = { userId: 'user-elin', mayShare: false, consent: null } as const;
const stories = [
  buildStory({
    ...own,
    id: 'story-1',
    url: scenePicture('tutor', 4),
    caption:
      'Gunilla and I talked about bread for two hours. My Swedish has never been better, and now I have a sourdough.',
    approved: false,
    status: 'PENDING',
    consent: 'GIVEN',
    consentUrl: 'https://gyg.example/stories/story-1/consent?token=a',
  }),
  buildStory({ ...own, id: 'story-2', url: scenePicture('shore', 14), mayShare: true }),
  buildStory({
    ...own,
    id: 'story-3',
    caption: 'I had never held a planting spade.',
    approved: false,
    status: 'REJECTED',
    rejection: { reason: 'NOT_FROM_THIS_GYG', note: 'That is from last year. Please send one from May.' },
  }),
  buildStory({
    ...own,
    id: 'story-4',
    url: scenePicture('food', 2),
    caption: 'Rain in the soup from half past one.',
    approved: false,
    status: 'REJECTED',
    consent: 'WITHDRAWN',
    consentUrl: 'https://gyg.example/stories/story-4/consent?token=b',
  }),
];
const viewer = buildGygViewer({ isHost: false, place: null, bookings: [buildBooking()] });
const list = (shown: typeof stories) => ({ stories: shown, total: shown.length, page: 0, pageSize: 12 });

const withApi =
  (over: FakeHandlers = {}) =>
  () => {
    sessionStorage.clear();
    setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
    const api = fakeApi({
      getGyg: () => buildGyg({ state: 'FINISHED' }),
      getGygViewer: () => viewer,
      findStories: () => list(stories),
      createStory: () => ({ story: stories[0] ?? buildStory() }),
      ...over,
    });
    return () => api.restore();
  };

const words = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /^(Your words|Dina ord)/ });
const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await within(canvasElement).findByLabelText(/^(Choose|Välj)/), file, { applyAccept: false });
/** Words and a cropped picture in which no one can be recognised. */
async function write(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await words(canvasElement), 'Eleven sacks before lunch.');
  await choose(canvasElement, await photo(2400, 1600));
  await canvas.findByRole('application');
  await userEvent.click(canvas.getByRole('radio', { name: /^(No,|Nej,)/ }));
}
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(Send to the host|Skicka till värden)$/ }));

/** Nothing chosen yet; the user's own stories in every state below. */
export const Empty: Story = { beforeEach: withApi() };

/** A picture to crop, the question about the people in it, and the card as it will look. */
export const Written: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Yes|Ja)$/ }));
    await expect(await canvas.findByRole('checkbox', { name: /^(Everyone who|Alla som)/ })).toBeVisible();
  },
};

/** The page was loaded again: the words are kept, the picture is not. */
export const PictureLost: Story = {
  beforeEach: () => {
    const restore = withApi()();
    writeJson('tab', 'story:user-elin:gyg-shore', { caption: 'Eleven sacks before lunch.', hasPicture: true });
    return restore;
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(Choose your picture again|Välj bilden igen)$/),
    ).toBeVisible();
  },
};

/** A picture that is too small is refused, with its size. */
export const TooSmall: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(900, 500));
    await waitFor(() => expect(within(canvasElement).getAllByRole('alert')[0]).toHaveTextContent(/900/));
  },
};

/** What is missing is listed. */
export const Incomplete: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await words(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findAllByText(/^(Write a few words|Skriv några ord)\./);
  },
};

/** Without a picture it asks first. */
export const WithoutPicture: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await userEvent.type(await words(canvasElement), 'Eleven sacks before lunch.');
    await send(canvasElement);
    await within(canvasElement).findByRole('button', { name: /(without a picture|utan bild)$/ });
  },
};

/** On its way. */
export const Sending: Story = {
  beforeEach: withApi({ createStory: () => new Promise(() => {}) }),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByRole('progressbar');
  },
};

/** The connection is lost: it waits, and can be retried or stopped. */
export const Paused: Story = {
  beforeEach: withApi({
    createStory: () => {
      throw new TypeError('Failed to fetch');
    },
  }),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/^(Waiting for the network|Väntar på nätet)$/);
  },
};

/** Sent, with the link for the people in the picture. */
export const Sent: Story = {
  beforeEach: withApi(),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/^(Send this link|Skicka den här länken)/);
  },
};

/** The hosts' stories need no approval. */
export const AsHost: Story = { beforeEach: withApi({ getGygViewer: () => ({ ...viewer, isHost: true }) }) };
/** The first story. */
export const NoStories: Story = { beforeEach: withApi({ findStories: () => list([]) }) };
/** The user's own stories did not load; the form works. */
export const StoriesFailed: Story = { beforeEach: withApi({ findStories: () => refusal('server.unexpected') }) };
/** For people who did not take part. */
export const NotThere: Story = { beforeEach: withApi({ getGygViewer: () => ({ ...viewer, bookings: [] }) }) };
/** The gyg is gone. */
export const Missing: Story = {
  beforeEach: withApi({ getGyg: () => refusal('gyg.missing'), getGygViewer: () => refusal('gyg.missing') }),
};
export const Loading: Story = { beforeEach: withApi({ getGyg: () => new Promise(() => {}) }) };
/** The gyg did not load. A retry is possible. */
export const Failed: Story = { beforeEach: withApi({ getGyg: () => refusal('server.unexpected') }) };
