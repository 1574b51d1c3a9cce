import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShellBoundary } from './shell-failure';

vi.spyOn(console, 'error').mockReturnValue(undefined);
let failures: unknown[];
beforeEach(() => {
  failures = [];
});

/** Throws each failure once. */
function Screen() {
  const [, again] = useState(0);
  const failure = failures.shift();
  if (failure !== undefined) throw failure;
  return (
    <button type="button" onClick={() => again(1)}>
      Shown
    </button>
  );
}
const foreign = () => new DOMException('The node is not a child', 'NotFoundError');

test('a page that another script has changed is rendered afresh, twice at most', () => {
  // React itself renders once more before a boundary is asked.
  failures = Array.from({ length: 4 }, foreign);
  render(
    <ShellBoundary>
      <Screen />
    </ShellBoundary>,
  );
  expect(screen.getByText('Shown')).toBeTruthy();
  failures = Array.from({ length: 12 }, foreign);
  fireEvent.click(screen.getByText('Shown'));
  expect(screen.queryByText('Shown')).toBeNull();
});

test('a mistake shows the failure at once', () => {
  failures = [new Error('a mistake'), new Error('a mistake')];
  render(
    <ShellBoundary>
      <Screen />
    </ShellBoundary>,
  );
  expect(screen.queryByText('Shown')).toBeNull();
});
