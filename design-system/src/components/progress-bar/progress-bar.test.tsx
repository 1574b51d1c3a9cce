import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar';

it('is named by the task and announces its progress', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ProgressBar ref={ref} id="upload" label="Uploading pier.jpg" amount="2 of 5 MB" value={2} max={5} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading pier.jpg' });
  expect([bar.value, bar.max]).toEqual([2, 5]);
  expect(screen.getByText('2 of 5 MB')).toBeTruthy();
  expect(ref.current?.id).toBe('upload');
});

it('has no value if the length is unknown', () => {
  render(<ProgressBar label="Gathering" />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').hasAttribute('value')).toBe(false);
});
