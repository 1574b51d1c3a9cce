import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Columns } from './columns';
import { Page } from './layout';
import { Measure } from './measure';
import { Panel } from './panel';
import { Section } from './section';
import { Split } from './split';
import { Cluster, Stack } from './stack';

it.each([
  ['Page', Page],
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Columns', Columns],
  ['Measure', Measure],
  ['Panel', Panel],
])('%s passes ref, class and attributes to its root', (_, Box) => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Box ref={ref} className="own" id="box" aria-busy="true">
      content
    </Box>,
  );
  expect(screen.getByText('content')).toBe(ref.current);
  expect(ref.current?.id).toBe('box');
  expect(ref.current?.classList.contains('own')).toBe(true);
  expect(ref.current?.getAttribute('aria-busy')).toBe('true');
});

it('names a section by its heading', () => {
  render(
    <Section title="Goals" action={<a href="/goals">All</a>}>
      seventeen
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Goals' });
  expect(section.textContent).toContain('seventeen');
  expect(screen.getByRole('heading', { level: 2, name: 'Goals' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All' })).toBeTruthy();
});

it('makes nested sections no landmarks: two of them may have the same name', () => {
  render(
    <Section title="Coming">
      <Section title="Skills" headingLevel={3}>
        four
      </Section>
    </Section>,
  );
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: 'Skills' })).toBeTruthy();
});

it('leaves a section without a heading unnamed', () => {
  render(<Section data-testid="part">content</Section>);
  expect(screen.getByTestId('part').hasAttribute('aria-labelledby')).toBe(false);
});

it('puts the main column before the side in reading order, wherever the side is shown', () => {
  render(<Split sideFirst main="main" side="side" data-testid="split" />);
  const split = screen.getByTestId('split');
  expect(split.textContent).toBe('mainside');
  expect(split.dataset.sideFirst).toBe('true');
});
