import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ImageCropper } from './image-cropper';
import { sampleTexts } from './sample-texts';

vi.mock('./crop-stage', () => {
  throw new Error('no network');
});
vi.mock('./picture-file', () => ({
  openPicture: async (file: File) => ({
    file,
    type: file.type,
    size: { width: 2000, height: 2000 },
    preview: `data:${file.name}`,
  }),
}));

it('shows an error when the cropper failed to load, and the page around stays', async () => {
  render(
    <main>
      Around
      <ImageCropper aspect={1} minHeight={1000} texts={sampleTexts} onCropped={() => {}} />
    </main>,
  );
  await userEvent.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['x'], 'elin.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText(/didn’t load/)).toBeTruthy();
  expect(screen.getByText('Around')).toBeTruthy();
  expect(screen.getByLabelText('Choose another picture')).toBeTruthy();
});
