import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { id: '1', summary: 'What is a gyg?', content: 'An event.', open: true },
  { id: '2', summary: 'What does it cost?', content: 'Nothing.' },
];

it('gives all items one name, so that the browser keeps only one open', () => {
  const { container } = render(<Accordion items={items} name="questions" data-page="about" />);
  expect([...container.querySelectorAll('details')].map((item) => item.getAttribute('name'))).toEqual([
    'questions',
    'questions',
  ]);
  expect(container.querySelector('[data-page="about"]')).toBeTruthy();
});

it('makes summaries headings when a heading level is given', () => {
  render(<Accordion items={items} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'What does it cost?' })).toBeTruthy();
});
