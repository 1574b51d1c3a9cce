import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../tokens/styles.css';
import { Dialog } from './dialog';

afterEach(cleanup);

test('is seen at once by those who want less motion, as these tests do', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  render(<Dialog open title="Change your booking" closeLabel="Close" onClose={() => undefined} />);
  expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1');
});
