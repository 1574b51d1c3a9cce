import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftDesk } from '../../../testing/edited-gyg';
import { enter } from '../../../testing/enter';
import { fakePictures, photo } from '../../../testing/fake-pictures';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { MediaSection } from './media-section';

let endPictures: () => void;
beforeEach(() => {
  endPictures = fakePictures();
});
afterEach(() => {
  endPictures();
  closeScreen();
});

test('after a picture was added, its field is empty and the focus is on the section, not lost with the button', async () => {
  const media = [{ id: 'medium-1', url: '/media/uploads/media/one-400.webp', caption: 'Supper in the boathouse' }];
  const { user, sent } = await openSection(<MediaSection />, draftDesk(), {
    listGygMedia: () => ({ media: [...media], total: media.length, page: 0, pageSize: 100 }),
    addGygMedia: () => {
      const added = { id: 'medium-2', url: '/media/uploads/media/two-400.webp', caption: 'The jetty at six' };
      media.push(added);
      return added;
    },
  });
  await screen.findByText('Supper in the boathouse');
  await user.upload(screen.getByLabelText(/^New picture/), photo('jetty.jpg'));
  await enter(user, await screen.findByLabelText(/^Caption/), 'The jetty at six');
  await user.click(screen.getByText('Add the picture'));
  expect(await screen.findByText('The jetty at six', { selector: 'li *' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Add the picture')).toBeNull());
  expect(document.activeElement).toBe(document.getElementById('media'));
  expect(screen.queryByAltText('jetty.jpg')).toBeNull();
  expect(sent('addGygMedia')).toHaveLength(1);
});
