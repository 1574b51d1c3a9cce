import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { PageHeader } from './page-header';

describe('PageHeader', () => {
  it('has the page’s h1, which can take the focus after navigation', () => {
    render(<PageHeader title="Find a gyg" lead="Winter" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Find a gyg' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });

  it('passes ref and other attributes to the header', () => {
    const ref = createRef<HTMLElement>();
    render(<PageHeader ref={ref} id="head" title="Find a gyg" />);
    expect(ref.current?.id).toBe('head');
  });
});
