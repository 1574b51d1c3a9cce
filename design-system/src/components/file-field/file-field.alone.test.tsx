import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps } from './file-field';
import { sampleCrop, sampleFileTexts } from './sample-texts';

// jsdom decodes no images: opening and cropping pictures is tested in a browser.
vi.mock('../image-cropper/picture-file', () => ({
  openPicture: vi.fn(async (file: File) =>
    file.type === 'image/jpeg'
      ? { file, type: file.type, size: { width: 1200, height: 675 }, preview: `data:${file.name}` }
      : 'wrongType',
  ),
}));
vi.mock('./crop-dialog', () => ({
  CropDialog: ({ file, onCropped, onClose }: { file?: File; onCropped: (file: File) => void; onClose: () => void }) =>
    file ? (
      <>
        <button type="button" onClick={() => onCropped(file)}>
          Cut {file.name}
        </button>
        <button type="button" onClick={onClose}>
          Leave
        </button>
      </>
    ) : null,
}));

const photo = (name = 'boat.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const setUp = (props: Partial<FileFieldProps> = {}) => {
  const onValueChange = vi.fn();
  render(<FileField label="Hero" texts={sampleFileTexts} onValueChange={onValueChange} {...props} />);
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText(/^Hero Choose/), file);
  return { user, choose, onValueChange };
};

describe('FileField', () => {
  it('reports the chosen file, shows it, and removes it again with the focus on choosing', async () => {
    const { user, choose, onValueChange } = setUp();
    await choose(photo());
    expect((await screen.findByRole('img', { name: 'boat.jpg' })).getAttribute('src')).toBe('data:boat.jpg');
    expect(onValueChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'boat.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(screen.getByLabelText('Hero Choose a picture'));
  });

  it('rejects another file type and keeps the current picture', async () => {
    const { choose, onValueChange } = setUp({ current: '/hero.webp' });
    await choose(photo('a.gif', 'image/gif'));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Only files with .jpg, .jpeg or .png are allowed.'),
    );
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/hero.webp');
    expect(screen.getByLabelText(/^Hero Choose/).getAttribute('aria-invalid')).toBe('true');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('crops a file first, and takes nothing when cropping is cancelled', async () => {
    const { user, choose, onValueChange } = setUp({ crop: sampleCrop });
    await choose(photo());
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onValueChange).not.toHaveBeenCalled();
    await choose(photo('shore.jpg'));
    await user.click(screen.getByRole('button', { name: 'Cut shore.jpg' }));
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(1));
  });

  it('shows the upload progress, and allows no changes until it is done', () => {
    const root = createRef<HTMLDivElement>();
    setUp({ ref: root, current: '/hero.webp', progress: 0.4 });
    expect(screen.getByRole('progressbar', { name: 'Uploading, 40 per cent' })).toHaveProperty('value', 0.4);
    expect(screen.getByLabelText(/^Hero Choose/)).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', true);
    expect(root.current?.querySelector('[aria-busy="true"]')).toBeTruthy();
  });

  it('cannot be emptied when a picture is required', () => {
    setUp({ current: '/hero.webp', required: true });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
