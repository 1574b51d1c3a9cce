import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CropperHandle, ImageCropper } from './image-cropper';
import { sampleTexts } from './sample-texts';

// jsdom neither decodes nor measures images: opening and cropping pictures is tested in a browser.
vi.mock('./crop-stage', () => ({
  CropStage: ({ maxZoom, onArea }: { maxZoom: number; onArea: (area: object) => void }) => (
    <button type="button" onClick={() => onArea({ x: 0, y: 0, width: 50, height: 100 })}>
      Frame {maxZoom}
    </button>
  ),
}));
vi.mock('./picture-file', () => ({
  openPicture: vi.fn(async (file: File) => {
    if (file.name === 'broken.jpg') return 'unreadable';
    if (!/jpe?g|png/.test(file.type)) return 'wrongType';
    const [width = 0, height = 0] = file.name.split('x').map(Number.parseFloat);
    return { file, type: file.type, size: { width, height }, preview: `data:${file.name}`, turns: 0 };
  }),
  turnPicture: vi.fn(async ({ size, ...picture }: { size: { width: number; height: number }; turns: number }) => ({
    ...picture,
    size: { width: size.height, height: size.width },
    preview: `data:turned-${picture.turns}`,
    turns: picture.turns + 1,
  })),
  previewCrop: vi.fn(async (_picture: object, area: { width: number }) => `data:crop-${area.width}`),
  cutPicture: vi.fn(async ({ file }: { file: File }) => new File(['cut'], file.name, { type: file.type })),
}));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.useRealTimers());

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const setUp = (more = {}) => {
  const onCropped = vi.fn();
  render(<ImageCropper aspect={1} minHeight={1000} texts={sampleTexts} onCropped={onCropped} {...more} />);
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText(/^Choose/), file);
  const save = () => user.click(screen.getByRole('button', { name: 'Save the picture' }));
  return { user, choose, save, onCropped };
};
const problem = () => screen.getByRole('alert').textContent;

describe('ImageCropper', () => {
  it('requires a picture before saving', async () => {
    const { save, onCropped } = setUp();
    await save();
    expect(problem()).toBe('Choose a picture first.');
    expect(screen.getByLabelText('Choose a picture').getAttribute('aria-invalid')).toBe('true');
    expect(onCropped).not.toHaveBeenCalled();
  });

  it.each([
    ['of another kind', photo('a.gif', 'image/gif'), 'Only files with .jpg, .jpeg or .png are allowed.'],
    ['that is damaged', photo('broken.jpg'), 'This file cannot be opened. Choose another picture.'],
    [
      'that is too small',
      photo('4000x999.jpg'),
      'The picture must be at least 1000 pixels high and wide. This one is 4000 by 999.',
    ],
  ])('shows an error for a file %s and accepts another', async (_kind, file, message) => {
    const { choose } = setUp();
    await choose(file);
    await vi.waitFor(() => expect(problem()).toBe(message));
    await choose(photo('2000x2000.png', 'image/png'));
    expect(await screen.findByRole('button', { name: 'Frame 2' })).toBeTruthy();
    expect(problem()).toBe('');
  });

  it('returns the crop as a file with the original’s name and type', async () => {
    const { user, choose, save, onCropped } = setUp();
    await choose(photo('2000x1000.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Frame 1' }));
    await save();
    await vi.waitFor(() => expect(onCropped).toHaveBeenCalledTimes(1));
    expect(onCropped.mock.calls[0]?.[0]).toMatchObject({ name: '2000x1000.jpg', type: 'image/jpeg' });
  });

  it('saves nothing without a crop', async () => {
    const { choose, save, onCropped } = setUp();
    await choose(photo('2000x1000.jpg'));
    await screen.findByRole('button', { name: 'Frame 1' });
    await save();
    await vi.waitFor(() => expect(problem()).toBe('The picture could not be cropped. Move it and try again.'));
    expect(onCropped).not.toHaveBeenCalled();
  });

  it('shows the upload progress, and accepts no other picture until it is done', () => {
    setUp({ progress: 0.4 });
    expect(screen.getByRole('progressbar', { name: 'Uploading, 40 per cent' })).toHaveProperty('value', 0.4);
    expect(screen.getByLabelText('Choose a picture')).toHaveProperty('disabled', true);
  });

  it('shows why the upload failed, and can send the same crop again', async () => {
    const { user, choose, save, onCropped } = setUp({ failure: 'The picture could not be uploaded.' });
    await choose(photo('2000x1000.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Frame 1' }));
    expect(problem()).toBe('The picture could not be uploaded.');
    await save();
    await vi.waitFor(() => expect(onCropped).toHaveBeenCalledTimes(1));
  });

  it('turns the picture, unless it would then have too few pixels', async () => {
    const { user, choose } = setUp({ aspect: 16 / 9, minHeight: 600 });
    await choose(photo('2400x1350.jpg'));
    await screen.findByRole('button', { name: 'Frame 2.25' });
    await user.click(screen.getByRole('button', { name: 'Rotate' }));
    expect(await screen.findByRole('button', { name: 'Frame 1.265625' })).toBeTruthy();
    await choose(photo('1200x700.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Rotate' }));
    await vi.waitFor(() => expect(problem()).toContain('This one is 700 by 1200.'));
    expect(screen.getByRole('button', { name: /^Frame 1/ })).toBeTruthy();
  });

  it('in a larger form it previews the crop, returns it to the form, and can be emptied', async () => {
    const [onPreview, onPicture] = [vi.fn(), vi.fn()];
    const handle = createRef<CropperHandle>();
    const { user, choose } = setUp({ inline: true, handle, onPreview, onPicture, onCropped: undefined });
    expect(screen.queryByRole('button', { name: 'Save the picture' })).toBeNull();
    await choose(photo('2000x1000.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Frame 1' }));
    await vi.waitFor(() => expect(onPreview).toHaveBeenLastCalledWith('data:crop-1000'));
    expect(onPicture).toHaveBeenLastCalledWith(true);
    expect(await handle.current?.cut()).toMatchObject({ name: '2000x1000.jpg' });
    await choose(photo('2200x1100.jpg'));
    await vi.waitFor(() => expect(onPicture.mock.calls).toEqual([[false], [true], [true]]));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(onPicture).toHaveBeenLastCalledWith(false);
    expect(onPreview).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByLabelText('Choose a picture')).toBeTruthy();
  });

  it('opens a given file immediately, and passes ref and other props to its root', async () => {
    const root = createRef<HTMLDivElement>();
    setUp({ file: photo('2000x2000.jpg'), ref: root, 'data-for': 'hero' });
    expect(await screen.findByRole('button', { name: 'Frame 2' })).toBeTruthy();
    expect(root.current?.dataset.for).toBe('hero');
  });
});
