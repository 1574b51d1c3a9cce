import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { StoryCard } from './story-card';

const image = { src: 'data:,' };

describe('StoryCard', () => {
  it('shows the first 140 characters of a caption', () => {
    render(<StoryCard text={'ord '.repeat(60)} author="Klara" />);
    const text = screen.getByRole('blockquote').textContent;
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text.endsWith('ord…')).toBe(true);
  });

  it('is one link to the story, named by its text, in the language of the caption', () => {
    render(<StoryCard image={image} text="Ebb" textLang="sv" author="Klara" href="/gygs/1/stories/2" />);
    expect(screen.getByRole('link', { name: 'Ebb' }).getAttribute('href')).toBe('/gygs/1/stories/2');
    expect(screen.getByRole('blockquote').lang).toBe('sv');
  });

  it('passes ref and other attributes to its figure', () => {
    const ref = createRef<HTMLElement>();
    render(<StoryCard ref={ref} text="Low tide" author="Klara" id="story" />);
    expect(ref.current?.id).toBe('story');
  });
});
