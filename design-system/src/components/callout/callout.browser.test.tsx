import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../tokens/styles.css';
import { Button } from '../button/button';
import { Callout } from './callout';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

/** Of the channels of a computed colour, 0 to 255 each, in a canvas. */
function brightness(colour: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('no canvas');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([3, 7, 14])('in the colour of goal %i does not glare in the dark theme', (goal) => {
  document.documentElement.dataset.theme = 'dark';
  render(<Callout goal={goal} title="3 ways to help" action={<Button variant="inverse">Sign up</Button>} />);
  const ground = (element: HTMLElement) => brightness(getComputedStyle(element).backgroundColor);
  expect(ground(screen.getByRole('region'))).toBeLessThan(80);
  expect(ground(screen.getByRole('button'))).toBeGreaterThan(150);
});
