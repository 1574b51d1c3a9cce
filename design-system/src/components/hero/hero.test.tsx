import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { GygHero, HomeHero, PersonHero } from './hero';

describe('HomeHero', () => {
  it('is a region named by the page’s only h1', () => {
    const ref = createRef<HTMLElement>();
    render(<HomeHero ref={ref} title="Give an hour" />);
    expect(screen.getByRole('region', { name: 'Give an hour' })).toBe(ref.current);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('GygHero', () => {
  it('keeps the focal point in view', () => {
    const { container } = render(<GygHero goal={14} image={{ src: 'data:,' }} focus={{ x: 20, y: 10 }} />);
    expect(container.querySelector('img')?.style.objectPosition).toBe('20% 10%');
  });

  it('shows the goal’s poster without a picture', () => {
    const { container } = render(<GygHero goal={14} id="hero" />);
    expect(container.querySelector('#hero svg')).toBeTruthy();
  });
});

describe('PersonHero', () => {
  it('names the person, and highlights the goals they gave to', () => {
    const { container } = render(<PersonHero name="Elin Sandberg" goals={[4, 13]} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Elin Sandberg' })).toBeTruthy();
    expect(container.querySelectorAll('[data-given]')).toHaveLength(2);
  });
});
