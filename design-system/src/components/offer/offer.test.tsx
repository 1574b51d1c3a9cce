import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Offer } from './offer';

it('is a section named by its heading, with its action, ref and other props', () => {
  const section = createRef<HTMLElement>();
  render(
    <Offer
      ref={section}
      icon="user"
      title="Yourself"
      headingLevel={3}
      text="Give time."
      action={<a href="#go">Go</a>}
      data-way="own"
    />,
  );
  expect(screen.getByRole('region', { name: 'Yourself' })).toBe(section.current);
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  expect([section.current?.dataset.way, screen.getByRole('link').textContent]).toEqual(['own', 'Go']);
});
