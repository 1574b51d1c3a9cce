import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gygsAnswer } from '../../testing/lists';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { sampleGygs } from '../../testing/sample-data';
import { sampleUserProfile } from '../../testing/sample-profile';
import { UserPage } from './user-page';

// The test DOM does not decode pictures. The design system tests the cropper.
vi.mock('@gyg/design-system/forms', async (original) => ({
  ...(await original<object>()),
  ImageCropper: ({ onCropped, failure }: { onCropped: (file: File) => void; failure?: ReactNode }) => (
    <>
      <button type="button" onClick={() => onCropped(new File(['x'], 'me.jpg', { type: 'image/jpeg' }))}>
        Crop
      </button>
      <p>{failure}</p>
    </>
  ),
}));
afterEach(closeScreen);

const open = (api: FakeHandlers) =>
  openScreen({
    screen: <UserPage />,
    pattern: '/users/:userId',
    at: '/users/user-elin',
    session: elin,
    api: { getUserProfile: () => sampleUserProfile(), findUserGygs: () => gygsAnswer(sampleGygs), ...api },
  });

describe('the user’s own picture', () => {
  test('uploads a new picture and shows it immediately', async () => {
    const image = { profileImage: '/media/uploads/profile/a-512.webp' };
    let profile = sampleUserProfile();
    const { user, calls } = await open({
      getUserProfile: () => profile,
      uploadProfileImage: () => ({ url: image.profileImage }),
    });
    await user.click(await screen.findByRole('button', { name: 'Upload a picture' }));
    profile = sampleUserProfile({ userMain: { ...profile.userMain, ...image } });
    await user.click(screen.getByRole('button', { name: 'Crop' }));
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeTruthy();
    expect(calls.find(({ name }) => name === 'uploadProfileImage')?.body).toMatchObject({ userId: 'user-elin' });
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Your picture is saved.'));
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe(image.profileImage));
  });

  test('shows an error if the upload fails, and keeps the crop', async () => {
    const { user } = await open({ uploadProfileImage: () => refusal('image.error_uploading') });
    await user.click(await screen.findByRole('button', { name: 'Upload a picture' }));
    await user.click(screen.getByRole('button', { name: 'Crop' }));
    expect(await screen.findByText(/The picture could not be uploaded/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Crop' })).toBeTruthy();
  });
});
