import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { elin } from '../../../testing/people';
import { useProposalForm } from './use-proposal-form';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);

const photo = new File(['picture'], 'shed.png', { type: 'image/png' });

function Form() {
  const { form, picture, submit } = useProposalForm('org-1', () => undefined);
  return (
    <form onSubmit={submit}>
      <input aria-label="Title" {...form.register('title')} />
      <button type="button" onClick={() => picture.take(photo)}>
        Choose
      </button>
      <button type="submit">{form.formState.isSubmitting ? 'Wait' : 'Send'}</button>
      <p role="alert">{form.formState.errors.image?.message}</p>
    </form>
  );
}

async function open(uploadProposalImage: NonNullable<FakeHandlers['uploadProposalImage']>) {
  const opened = await openScreen({
    screen: <Form />,
    pattern: '/',
    at: '/',
    session: elin,
    api: { uploadProposalImage, createProposal: () => ({ id: 'proposal-1' }) },
  });
  await userEvent.type(await screen.findByLabelText('Title'), 'Shed');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return () => opened.calls.filter(({ name }) => name === 'createProposal').map(({ body }) => body);
}

test('a proposal waits for the picture that is uploading', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sent = await open(async () => {
    await held;
    return { url: '/media/shed.webp' };
  });
  expect(await screen.findByRole('button', { name: 'Wait' })).toBeTruthy();
  expect(sent()).toEqual([]);
  await act(async () => arrive());
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'Shed', image: '/media/shed.webp' }]));
});

test('a proposal is not sent without the picture that could not be uploaded, and says why', async () => {
  const sent = await open(() => refusal('image.too_small'));
  expect(await screen.findByText('The picture was not uploaded. Choose it again, or remove it.')).toBeTruthy();
  expect(sent()).toEqual([]);
});
