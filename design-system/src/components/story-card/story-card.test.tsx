import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StoryCard } from './story-card';

const image = { src: 'data:,' };

describe('StoryCard', () => {
  it('shows the first 140 characters of a caption', () => {
    render(<StoryCard text={'ord '.repeat(60)} author="Klara" />);
    const text = screen.getByRole('blockquote').textContent;
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text.endsWith('ord…')).toBe(true);
  });

  it('opens by its picture, and links to the gyg by its text', async () => {
    const open = vi.fn();
    render(
      <StoryCard
        image={image}
        text="Low tide"
        author="Klara"
        href="/gygs/1"
        onOpen={open}
        openLabel="Open: Low tide"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open: Low tide' }));
    expect(open).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Low tide' }).getAttribute('href')).toBe('/gygs/1');
  });

  it('opens by its text if it has no picture', async () => {
    const open = vi.fn();
    render(<StoryCard text="Low tide" author="Klara" onOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'Low tide' }));
    expect(open).toHaveBeenCalledOnce();
  });

  it('passes ref and other attributes to its figure', () => {
    const ref = createRef<HTMLElement>();
    render(<StoryCard ref={ref} text="Low tide" author="Klara" id="story" />);
    expect(ref.current?.id).toBe('story');
  });
});
