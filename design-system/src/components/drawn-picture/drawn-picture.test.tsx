import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { DrawnPicture } from './drawn-picture';

it('is decoration, and passes ref and other props to its element', () => {
  const ref = createRef<HTMLDivElement>();
  const { container } = render(<DrawnPicture ref={ref} scene="field" id="picture" />);
  expect(container.querySelector('#picture')).toBe(ref.current);
  expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
});
