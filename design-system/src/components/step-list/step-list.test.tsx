import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { StepList } from './step-list';

it('names the list, and marks completed steps and the current step', () => {
  const ref = createRef<HTMLOListElement>();
  render(
    <StepList
      ref={ref}
      id="steps"
      label="Your first steps"
      doneLabel="Done:"
      steps={[
        { id: 'a', title: 'Register', state: 'done' },
        { id: 'b', title: 'Choose a picture', state: 'now', action: <a href="/picture">Choose</a> },
        { id: 'c', title: 'Explore' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Your first steps' }).id).toBe('steps');
  expect(ref.current?.id).toBe('steps');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Done: Register',
    'Choose a picture',
    'Explore',
  ]);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});
