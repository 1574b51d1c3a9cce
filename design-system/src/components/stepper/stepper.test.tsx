import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Stepper } from './stepper';

it('the steps of a flow: completed ones are links, the current one is marked, and the landmark gets ref and other props', async () => {
  const back = vi.fn();
  const root = createRef<HTMLElement>();
  render(
    <Stepper
      ref={root}
      data-flow="book"
      label="Steps"
      doneLabel="Done:"
      steps={[
        { label: 'Participation', state: 'done', onSelect: back },
        { label: 'Skills', state: 'done', href: '#skills' },
        { label: 'Representing', state: 'current' },
        { label: 'Confirm', state: 'upcoming' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  await userEvent.click(steps.getByRole('button', { name: /Done:\s*Participation/ }));
  expect([back.mock.calls.length, root.current?.dataset.flow]).toEqual([1, 'book']);
  expect(steps.getByRole('link').getAttribute('href')).toBe('#skills');
  expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(steps.getAllByRole('button')).toHaveLength(1);
});
