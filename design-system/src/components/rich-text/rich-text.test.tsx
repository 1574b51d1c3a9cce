import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text';

test('RichText shows links and lists; ref, class and other attributes go to its root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<RichText ref={ref} html={'<p lang="sv">Hej <a href="/x">du</a></p>'} className="mine" id="text" />);
  expect(ref.current?.id).toBe('text');
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(screen.getByRole('link', { name: 'du' }).closest('[lang="sv"]')).toBeTruthy();
});
