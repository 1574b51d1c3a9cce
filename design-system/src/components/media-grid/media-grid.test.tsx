import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleTexts } from '../lightbox/sample-items';
import { MediaGrid } from './media-grid';

const media = [
  { id: 'a', picture: { src: 'https://gyg.test/a.webp' }, thumbnail: { src: 'https://gyg.test/a-small.webp' } },
  { id: 'b', picture: { src: 'https://gyg.test/b.webp' }, caption: 'The nets' },
];

describe('MediaGrid', () => {
  it('shows thumbnails in the grid and the full picture when one is opened', async () => {
    render(<MediaGrid media={media} texts={sampleTexts.en} openLabel={({ caption, id }) => `Open ${caption ?? id}`} />);
    const [first] = screen.getAllByRole('button');
    expect(first?.querySelector('img')?.src).toBe('https://gyg.test/a-small.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Open a' }));
    expect(screen.getByRole('dialog').querySelector('img')?.src).toBe('https://gyg.test/a.webp');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('The nets')).toBeTruthy();
  });
});
