import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { AvatarGroup } from './avatar-group';

const people = ['Britta', 'Amadou', 'Jonas'].map((name) => ({ id: name, name }));

describe('Avatar', () => {
  it('is an image with a name, or decoration where the name is beside it', () => {
    const { container } = render(<Avatar seed="Britta" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    render(<Avatar name="Amadou" />);
    expect(screen.getByRole('img', { name: 'Amadou' })).toBeTruthy();
  });

  it('shows a placeholder when the picture fails to load, and tries again when `src` changes', () => {
    const { rerender } = render(<Avatar name="Amadou" src="https://gyg.test/a.webp" />);
    const box = screen.getByRole('img', { name: 'Amadou' });
    const image = box.querySelector('img');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(box.querySelector('svg')).toBeTruthy();
    rerender(<Avatar name="Amadou" src="https://gyg.test/b.webp" />);
    expect(box.querySelector('img')?.src).toBe('https://gyg.test/b.webp');
  });

  it('passes ref and other attributes to its element', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<Avatar ref={ref} id="face" name="Amadou" />);
    expect(ref.current?.id).toBe('face');
  });
});

describe('AvatarGroup', () => {
  it('shows the first avatars and how many more there are', () => {
    render(
      <AvatarGroup label="43 going" people={people} most={2} total={43} moreLabel={(more) => `and ${more} more`} />,
    );
    expect(screen.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual([
      'Britta',
      'Amadou',
      'and 41 more',
    ]);
  });

  it('shows no count when all are shown', () => {
    render(<AvatarGroup label="Three going" people={people} moreLabel={String} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
