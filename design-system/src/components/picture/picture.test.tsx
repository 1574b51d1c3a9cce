import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

it('Picture loads lazily, or eagerly with `priority`', () => {
  const ref = createRef<HTMLImageElement>();
  const { container, rerender } = render(<Picture src="data:," ref={ref} id="hero" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('alt')).toBe('');
  rerender(<Picture src="data:," priority />);
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});
