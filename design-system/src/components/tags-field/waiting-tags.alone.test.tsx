import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { TagsTexts } from './tags-field-props';

/** The field's code, held back until a test releases it. */
const code = vi.hoisted(() => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { held, come };
});
vi.mock('./live-tags', async (original) => {
  await code.held;
  return await original<object>();
});
const { TagsField } = await import('./tags-field');

const texts: TagsTexts = {
  list: 'Added tags',
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `${tags.join()} added`,
  removed: (tag) => `${tag} removed`,
  duplicate: (tag) => `${tag} is there`,
  full: (max) => `At most ${max}`,
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const says = () => screen.getByRole('status').textContent;

it('keeps its tags when read-only, before its code has loaded too', async () => {
  const onValueChange = vi.fn();
  render(<TagsField label="Tags" readOnly texts={texts} defaultValue={['shore']} onValueChange={onValueChange} />);
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove shore' });
  expect(remove.disabled).toBe(true);
  await userEvent.click(remove);
  expect(onValueChange).not.toHaveBeenCalled();
});

// Must be the last test of the file: the code loads once.
it('keeps the typed text when its code loads', async () => {
  render(<TagsField label="Tags" texts={texts} />);
  await userEvent.type(field(), 'sho');
  const plain = field();
  code.come();
  await waitFor(() => expect(field()).not.toBe(plain));
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('re,');
  expect(says()).toBe('shore added');
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Remove shore' }));
  expect(says()).toBe('shore removed');
});
