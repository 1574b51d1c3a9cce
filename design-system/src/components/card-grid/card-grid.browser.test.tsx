import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CardGrid } from './card-grid';

beforeAll(() => page.viewport(1280, 800));

it.each([
  [1100, 8],
  [800, 9],
  [500, 10],
  [300, 10],
])('with full rows %i px wide shows %i of ten cards', (width, shown) => {
  const { container } = render(
    <div style={{ width }}>
      <CardGrid fullRows>
        {Array.from({ length: 10 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <p key={card}>card</p>
        ))}
      </CardGrid>
    </div>,
  );
  expect([...container.querySelectorAll('p')].filter((card) => card.checkVisibility())).toHaveLength(shown);
});
