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
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import area from '../../remote-entry';
import { TellStoryPage } from './tell-story-page';

const picture = new File(['cut'], 'sacks.jpg', { type: 'image/jpeg' });
const cut = vi.fn<() => Promise<File | undefined>>();

interface FakeCropper {
  handle: Ref<{ cut: typeof cut }>;
  onPicture: (there: boolean) => void;
  onPreview: (src: string | undefined) => void;
}
// The test DOM does not decode pictures. The design system tests the cropper.
vi.mock('@gyg/design-system/forms', async (original) => ({
  ...(await original<object>()),
  ImageCropper: function Cropper({ handle, onPicture, onPreview }: FakeCropper) {
    useImperativeHandle(handle, () => ({ cut }));
    // As the cropper does: it starts without a picture.
    const tell = useRef(onPicture);
    tell.current = onPicture;
    useEffect(() => tell.current(false), []);
    const choose = () => {
      onPicture(true);
      onPreview('data:image/png;base64,crop');
    };
    return (
      <>
        <button type="button" onClick={choose}>
          Choose
        </button>
        <button type="button" onClick={() => onPicture(false)}>
          Remove
        </button>
      </>
    );
  },
}));

let api: FakeApi | undefined;
let lost = 0;
beforeEach(() => {
  cut.mockReset().mockResolvedValue(picture);
  lost = 0;
  sessionStorage.clear();
});
afterEach(() => {
  api?.restore();
  useToasts.setState({ toasts: [] });
});

const own = (over: Partial<Story> = {}) =>
  buildStory({ userId: 'user-elin', consent: null, mayShare: false, rejection: null, ...over });
const list = (stories: Story[]) => ({ stories, total: stories.length, page: 0, pageSize: 12 });
const pending = own({ id: 'story-new', approved: false, status: 'PENDING' });

function open(over: FakeHandlers = {}) {
  api = fakeApi({
    getGyg: () => buildGyg({ state: 'FINISHED' }),
    getGygViewer: () => buildGygViewer({ isHost: false, place: { id: 'place', bookingComment: '' } }),
    findStories: () => list([]),
    createStory: () => {
      lost -= 1;
      if (lost >= 0) throw new TypeError('Failed to fetch');
      return { story: pending };
    },
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  return render(
    <PlatformProvider areas={[area]} pattern="/stories/:gygId/upload" at="/stories/gyg-shore/upload">
      <TellStoryPage />
    </PlatformProvider>,
  );
}
const sent = () => api?.calls.filter(({ name }) => name === 'createStory') ?? [];
const words = () => screen.findByRole('textbox', { name: /Your words/ });
const send = () => screen.getByRole('button', { name: 'Send to the host' });
const withPicture = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await words(), 'Eleven sacks');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(screen.getByRole('radio', { name: 'No, no one' }));
};

describe('telling a story', () => {
  test('sends the picture, the words and the agreements, and empties the form', async () => {
    const user = userEvent.setup();
    open({ createStory: () => ({ story: own({ ...pending, consentUrl: 'https://gyg.example/stories/s/consent' }) }) });
    await user.type(await words(), 'Eleven sacks');
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await user.type(screen.getByRole('textbox', { name: /What does the picture show/ }), 'Two people');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('checkbox', { name: /^Everyone who can be recognised/ }));
    await user.click(screen.getByRole('checkbox', { name: /own channels/ }));
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Copy the link for people shown' })).toBeTruthy();
    const body = { caption: 'Eleven sacks', altText: 'Two people', people: 'AGREED', mayShare: 'true' };
    expect(sent().map((call) => call.body)).toEqual([{ ...body, image: expect.anything() }]);
    expect(await words()).toHaveProperty('value', '');
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Your story is sent to the host.']);
  });

  test('counts the words, shows the card as it will look, and keeps the text over a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await user.type(await words(), 'Eleven sacks');
    expect(screen.getByText('12 of 900 characters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const card = within(screen.getByRole('region', { name: 'How it will look' }));
    expect(card.getByText('Eleven sacks')).toBeTruthy();
    expect(card.getByText('Elin Sandberg')).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe('data:image/png;base64,crop');
    unmount();
    api?.restore();
    open();
    expect(await words()).toHaveProperty('value', 'Eleven sacks');
  });

  test('says that the picture must be chosen again after a reload, until it is', async () => {
    const user = userEvent.setup();
    const reload = (before: ReturnType<typeof open>) => {
      before.unmount();
      api?.restore();
      return open();
    };
    const again = () => screen.queryByText('Choose your picture again');
    const first = open();
    await words();
    expect(again()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(again()).toBeNull();
    const second = reload(first);
    expect(await screen.findByText('Choose your picture again')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(again()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    reload(second);
    await words();
    expect(again()).toBeNull();
  });

  test('says what is missing: words, whether anyone can be recognised, and that they agree', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await user.click(send());
    expect(screen.getAllByText('Write a few words.')).toHaveLength(2);
    expect(screen.getAllByText('Say whether anyone can be recognised in the picture.')).toHaveLength(2);
    await user.type(await words(), 'Eleven sacks');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(send());
    expect(screen.getAllByText(/^The people in the picture must have agreed/)).toHaveLength(2);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['none was chosen', 'You have not chosen a picture', {}],
    ['it cannot be cropped', 'The picture could not be cropped', {}],
    ['the server refuses it', 'The picture was not accepted', {}],
  ])('if there is no picture because %s, it asks, and sends the words alone', async (why, title) => {
    const user = userEvent.setup();
    const refuses = why === 'the server refuses it';
    open({
      createStory: ({ body }) => ('image' in body && refuses ? refusal('image.too_small') : { story: pending }),
    });
    if (why === 'it cannot be cropped') cut.mockResolvedValue(undefined);
    if (why === 'none was chosen') await user.type(await words(), 'Eleven sacks');
    else await withPicture(user);
    await user.click(send());
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send without a picture' }));
    await waitFor(() => expect(sent().at(-1)?.body).toEqual({ caption: 'Eleven sacks', mayShare: 'false' }));
    expect(await words()).toHaveProperty('value', '');
  });

  test('a lost line pauses it; it goes on by itself with the same key and is posted once', async () => {
    const user = userEvent.setup();
    open();
    lost = 1;
    await withPicture(user);
    await user.click(send());
    expect(await screen.findByText('Waiting for the network')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
    expect(await words()).toHaveProperty('value', '');
    expect(cut).toHaveBeenCalledTimes(1);
  });

  test('a lost line can be tried now, or given up; sent again unchanged it has the same key', async () => {
    const user = userEvent.setup();
    open();
    lost = 2;
    await withPicture(user);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Stop sending' }));
    expect(await words()).toHaveProperty('value', 'Eleven sacks');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  test('a refusal is shown and the story stays', async () => {
    const user = userEvent.setup();
    open({ createStory: () => refusal('gyg.wrong_state') });
    await withPicture(user);
    await user.click(send());
    expect(await screen.findByText('Your story was not sent')).toBeTruthy();
    expect(await words()).toHaveProperty('value', 'Eleven sacks');
  });
});

describe('who may', () => {
  const outsider = buildGygViewer({ isHost: false, bookings: [], place: null });
  test.each<[string, FakeHandlers, string]>([
    ['who did not take part', { getGygViewer: () => outsider }, 'Stories are told by those who take part'],
    [
      'of a draft',
      { getGyg: () => buildGyg({ state: 'CREATED' }), getGygViewer: () => ({ ...outsider, isHost: true }) },
      'This gyg is not published yet',
    ],
    [
      'of an unknown gyg',
      { getGyg: () => refusal('gyg.missing'), getGygViewer: () => refusal('gyg.missing') },
      'This gyg is not available',
    ],
  ])('a person %s sees why, and still sees their own stories', async (_who, over, title) => {
    open({ ...over, findStories: () => list([own()]) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send to the host' })).toBeNull();
    expect(await screen.findByText('1 story')).toBeTruthy();
  });

  test('a host publishes at once', async () => {
    open({ getGygViewer: () => buildGygViewer({ isHost: true }) });
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
  });
});
