import { buildGyg, buildGygViewer } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../testing/fill';
import { callsTo, closeScreen, openScreen, toasts } from '../../testing/open-screen';
import {
  storyList as list,
  ownStory as own,
  pendingStory as pending,
  tellStoryScreen,
} from '../../testing/own-stories';
import { TellStoryPage } from './tell-story-page';

const picture = new File(['cut'], 'sacks.jpg', { type: 'image/jpeg' });
const cut = vi.fn<() => Promise<File | undefined>>();

interface FakeCropper {
  handle: Ref<{ cut: typeof cut }>;
  onPicture: (hasPicture: boolean) => void;
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

let lost = 0;
beforeEach(() => {
  cut.mockReset().mockResolvedValue(picture);
  lost = 0;
  sessionStorage.clear();
});
afterEach(closeScreen);

const open = (over: FakeHandlers = {}) =>
  openScreen({
    ...tellStoryScreen,
    screen: <TellStoryPage />,
    api: {
      ...tellStoryScreen.api,
      createStory: () => {
        lost -= 1;
        if (lost >= 0) throw new TypeError('Failed to fetch');
        return { story: pending };
      },
      ...over,
    },
  });
const sent = () => callsTo('createStory');
const words = () => screen.findByRole('textbox', { name: /Your words/ });
const send = () => screen.getByRole('button', { name: 'Send to the host' });
const withPicture = async (user: ReturnType<typeof userEvent.setup>) => {
  fill(await words(), 'Eleven sacks');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(screen.getByRole('radio', { name: 'No, no one' }));
};

describe('telling a story', () => {
  test('sends the picture, the words and the agreements, and empties the form', async () => {
    const user = userEvent.setup();
    open({ createStory: () => ({ story: own({ ...pending, consentUrl: 'https://gyg.example/stories/s/consent' }) }) });
    fill(await words(), 'Eleven sacks');
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    fill(screen.getByRole('textbox', { name: /What does the picture show/ }), 'Two people');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('checkbox', { name: /^Everyone who can be recognised/ }));
    await user.click(screen.getByRole('checkbox', { name: /own channels/ }));
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Copy the link for people shown' })).toBeTruthy();
    const body = { caption: 'Eleven sacks', altText: 'Two people', people: 'AGREED', mayShare: 'true' };
    expect(sent().map((call) => call.body)).toEqual([{ ...body, image: expect.anything() }]);
    await waitFor(async () => expect(await words()).toHaveProperty('value', ''));
    expect(toasts()).toEqual(['Your story is sent to the host.']);
  });

  test('counts the words, shows the card as it will look, and keeps the text over a reload', async () => {
    const user = userEvent.setup();
    const first = open();
    fill(await words(), 'Eleven sacks');
    expect(screen.getByText('12 of 900 characters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const card = within(screen.getByRole('region', { name: 'How it will look' }));
    expect(card.getByText('Eleven sacks')).toBeTruthy();
    expect(card.getByText('Elin Sandberg')).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe('data:image/png;base64,crop');
    first.unmount();
    open();
    expect(await words()).toHaveProperty('value', 'Eleven sacks');
  });

  test('says that the picture must be chosen again after a reload, until it is', async () => {
    const user = userEvent.setup();
    const reload = (before: ReturnType<typeof open>) => {
      before.unmount();
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

  test('asks about the people again when another picture is chosen', async () => {
    const user = userEvent.setup();
    open();
    const choose = await screen.findByRole('button', { name: 'Choose' });
    await user.click(choose);
    const yes = () => screen.getByRole('radio', { name: 'Yes' });
    await user.click(yes());
    await user.click(screen.getByRole('checkbox', { name: /^Everyone who can be recognised/ }));
    await user.click(choose);
    expect(yes()).toHaveProperty('checked', false);
    await user.click(yes());
    expect(screen.getByRole('checkbox', { name: /^Everyone who can be recognised/ })).toHaveProperty('checked', false);
  });

  test('says what is missing: words, whether anyone can be recognised, and that they agree', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await user.click(send());
    expect(screen.getAllByText('Write a few words.')).toHaveLength(2);
    expect(screen.getAllByText('Say whether anyone can be recognised in the picture.')).toHaveLength(2);
    fill(await words(), 'Eleven sacks');
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
    if (why === 'none was chosen') fill(await words(), 'Eleven sacks');
    else await withPicture(user);
    await user.click(send());
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send without a picture' }));
    await waitFor(() => expect(sent().at(-1)?.body).toEqual({ caption: 'Eleven sacks', mayShare: 'false' }));
    await waitFor(async () => expect(await words()).toHaveProperty('value', ''));
  });

  test('a lost connection pauses it; it is sent again with the same key once online', async () => {
    const user = userEvent.setup();
    open();
    lost = 1;
    await withPicture(user);
    await user.click(send());
    expect(await screen.findByText('Waiting for the network')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
    await waitFor(async () => expect(await words()).toHaveProperty('value', ''));
    expect(cut).toHaveBeenCalledTimes(1);
  });

  test('after a lost connection it can be retried or stopped; sent again unchanged it has the same key', async () => {
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
    ['who did not take part', { getGygViewer: () => outsider }, 'Only people who take part can tell a story'],
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
