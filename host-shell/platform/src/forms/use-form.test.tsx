import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { changeLanguage, startI18n } from '../i18n/i18n';
import { useLanguage } from '../i18n/instance';
import { useForm } from './use-form';

function Form() {
  const swedish = useLanguage() === 'sv';
  const [sent, setSent] = useState('');
  const { register, handleSubmit, setError, trigger, formState } = useForm({
    defaultValues: { name: '', code: '', note: '' },
  });
  const { errors } = formState;
  return (
    <form
      onSubmit={handleSubmit(({ name, note }) => {
        setSent(`${name}, ${note}`);
        setError('code', { message: 'Refused by the server' });
      })}
    >
      <label>
        Name
        <input {...register('name', { required: swedish ? 'Namn saknas' : 'Name is missing' })} />
      </label>
      <input aria-label="Note" {...register('note', { maxLength: { value: 3, message: 'Too long' } })} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => void trigger('note')}>
        Check
      </button>
      <p data-testid="sent">{sent}</p>
      <p role="alert">{errors.name?.message}</p>
      <p role="status">{errors.code?.message}</p>
      <p data-testid="note">{errors.note?.message}</p>
    </form>
  );
}
const problem = () => screen.getByRole('alert').textContent;
const refused = () => screen.getByRole('status').textContent;
const note = () => screen.getByTestId('note').textContent;
const change = (language: 'en' | 'sv') => act(() => changeLanguage(language));

test('error messages follow the language', async () => {
  await startI18n('en');
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(problem()).toBe('Name is missing'));
  await change('sv');
  await waitFor(() => expect(problem()).toBe('Namn saknas'));
});

test('a server error stays, and fields have no errors before the form is submitted', async () => {
  await startI18n('en');
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Note'), 'long');
  await change('sv');
  expect(problem()).toBe('');
  expect(note()).toBe('');
  await userEvent.clear(screen.getByLabelText('Note'));
  await userEvent.type(screen.getByLabelText('Name'), 'Elin');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(refused()).toBe('Refused by the server'));
  await change('en');
  expect(refused()).toBe('Refused by the server');
});

test('what a password manager has written without an event counts, when the form is sent and when a field is checked', async () => {
  await startI18n('en');
  render(<Form />);
  const fill = (label: string, value: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  };
  fill('Name', 'Elin');
  fill('Note', 'long');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(note()).toBe('Too long'));
  expect(problem()).toBe('');
  fill('Note', 'ok');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(note()).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(refused()).toBe('Refused by the server'));
  expect(screen.getByTestId('sent').textContent).toBe('Elin, ok');
});
