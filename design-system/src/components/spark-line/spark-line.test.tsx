import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SparkLine } from './spark-line';

test('SparkLine is an image with its course in words', async () => {
  render(<SparkLine values={[4, 2, 8]} label="From 4 to 8" />);
  expect(screen.getByRole('img', { name: 'From 4 to 8' })).toBeTruthy();
});

test('its scale starts at 0, and missing values keep their place', () => {
  const { container } = render(<SparkLine values={[4, null, 8]} label="From 4 to 8" />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0.0,12.0 96.0,2.0');
});

test.each([[[]], [[7]], [[null, 7, null]]])('%j draws nothing', (values) => {
  const { container } = render(<SparkLine values={values} label="No course" />);
  expect(container.querySelector('polyline')).toBeNull();
});
