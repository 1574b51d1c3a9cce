import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Meter } from './meter';

it('reads "x of y"; more than needed fills the bar and no more', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Meter ref={ref} id="skills" value={242} max={200} label="Items promised: 242 of 200" />);
  const bar = screen.getByRole<HTMLMeterElement>('meter', { name: 'Items promised: 242 of 200' });
  expect(bar.getAttribute('value')).toBe('200');
  expect(screen.getByText('242')).toBeTruthy();
  expect(ref.current?.id).toBe('skills');
});

it('shows the alternative when nothing is needed', () => {
  render(<Meter value={0} max={0} label="Nothing" none="None" />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByText('None')).toBeTruthy();
});
