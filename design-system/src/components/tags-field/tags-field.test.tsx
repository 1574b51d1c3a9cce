import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { TagsField } from './tags-field';

const texts = {
  list: 'Tags that are there',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tags: readonly string[]) => `${tags.join()} added`,
  removed: (tag: string) => `${tag} removed`,
  duplicate: (tag: string) => `${tag} is there`,
  full: (max: number) => `At most ${max}`,
};
const field = () => screen.getByRole('textbox', { name: 'Tags' });

// What its code changes when it comes is looked at in waiting-tags.alone.test.tsx; here it is there from the start.
beforeAll(async () => {
  const { unmount } = render(<TagsField label="Tags" texts={texts} />);
  await act(() => vi.dynamicImportSettled());
  unmount();
});

it('sends its tags with commas between, and what was typed last when it is left', async () => {
  const { container } = render(<TagsField label="Tags" name="tags" texts={texts} defaultValue={['shore']} />);
  await userEvent.type(field(), '#nature{Enter}family');
  await userEvent.tab();
  expect(container.querySelector('[name="tags"]')).toHaveProperty('value', 'shore,nature,family');
});

it('Enter with nothing typed sends the form, with something typed it does not', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <TagsField label="Tags" texts={texts} />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(field(), 'shore{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

it('says what came and went', async () => {
  render(<TagsField label="Tags" texts={texts} />);
  await userEvent.type(field(), 'shore,');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('shore added'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove shore' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('shore removed'));
});

it('hands ref and attributes to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TagsField ref={ref} label="Tags" texts={texts} maxLength={30} />);
  expect(ref.current?.maxLength).toBe(30);
});
