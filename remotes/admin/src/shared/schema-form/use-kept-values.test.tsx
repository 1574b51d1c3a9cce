import { useForm } from '@gyg/platform/forms';
import { setTestSession, startTestTexts } from '@gyg/platform/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeptValues } from './use-kept-values';

beforeEach(() => {
  setTestSession({ userId: 'user-britta' });
  return startTestTexts('en', []);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form({ of = 'org-1' }: { of?: string }) {
  const form = useForm({ defaultValues: { name: 'Ren Kust', city: 'Smögen' } });
  const forget = useKeptValues(form, of);
  return (
    <form
      onSubmit={form.handleSubmit((values) => {
        form.reset(values);
        forget();
      })}
    >
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="City" {...form.register('city')} />
      <output aria-label="Unsaved">{String(form.formState.isDirty)}</output>
      <button type="submit">Save</button>
    </form>
  );
}
const open = async (of?: string) => {
  cleanup();
  await act(async () => render(<Form {...(of !== undefined && { of })} />));
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const unsaved = () => screen.getByLabelText('Unsaved').textContent;

test('unsaved values are there after a reload, as unsaved, only in their own form and for the same user', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), ' Bohuslän');
  await open();
  expect([field('Name'), field('City'), unsaved()]).toEqual(['Ren Kust Bohuslän', 'Smögen', 'true']);
  await open('org-2');
  expect([field('Name'), unsaved()]).toEqual(['Ren Kust', 'false']);
  setTestSession({ userId: 'user-elin' });
  await open();
  expect([field('Name'), unsaved()]).toEqual(['Ren Kust', 'false']);
});

test('values that are saved, or typed back to what they were, are not kept', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(unsaved()).toBe('false'));
  await userEvent.type(screen.getByLabelText('City'), 's{Backspace}');
  await open();
  expect([field('Name'), field('City'), unsaved()]).toEqual(['Ren Kust', 'Smögen', 'false']);
});

test('values of an older version of the form are ignored', async () => {
  sessionStorage.setItem('gyg.unsaved.user-britta.org-1', '{"name":["Ren"],"town":"Lysekil"}');
  await open();
  expect([field('Name'), unsaved()]).toEqual(['Ren Kust', 'false']);
});
