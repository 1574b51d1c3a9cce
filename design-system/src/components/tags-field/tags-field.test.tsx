import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { TagsField } from './tags-field';

const texts = {
  list: 'Added tags',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tags: readonly string[]) => `${tags.join()} added`,
  removed: (tag: string) => `${tag} removed`,
  duplicate: (tag: string) => `${tag} is there`,
  full: (max: number) => `At most ${max}`,
};
const field = () => screen.getByRole('textbox', { name: 'Tags' });

// waiting-tags.alone.test.tsx tests how the field changes when its code loads; here it is loaded from the start.
beforeAll(async () => {
  const { unmount } = render(<TagsField label="Tags" texts={texts} />);
  await act(() => vi.dynamicImportSettled());
  unmount();
});

it('sends its tags separated by commas, including text typed before leaving the field', async () => {
  const { container } = render(<TagsField label="Tags" name="tags" texts={texts} defaultValue={['shore']} />);
  await userEvent.type(field(), '#nature{Enter}family');
  await userEvent.tab();
  expect(container.querySelector('[name="tags"]')).toHaveProperty('value', 'shore,nature,family');
});

it('submits the form on Enter if nothing is typed, but not if something is', async () => {
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

it('announces added and removed tags', async () => {
  render(<TagsField label="Tags" texts={texts} />);
  await userEvent.type(field(), 'shore,');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('shore added'));
  // The buttons are new ones once the field’s code has come.
  await screen.findByRole('toolbar');
  await userEvent.click(screen.getByRole('button', { name: 'Remove shore' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('shore removed'));
});

it('passes ref and attributes to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TagsField ref={ref} label="Tags" texts={texts} maxLength={30} />);
  expect(ref.current?.maxLength).toBe(30);
});
