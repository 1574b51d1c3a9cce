import type { Confirmation } from '@gyg/contract';
import { buildConfirmation } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import { ConfirmationPage } from './confirmation-page';

const pattern = '/bookings/confirmations/:token';

const meta: Meta<typeof ConfirmationPage> = {
  component: ConfirmationPage,
  title: 'Answer to a reminder',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals, parameters }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern={pattern}
      at={`/bookings/confirmations/token${parameters.answer ? `?answer=${parameters.answer}` : ''}`}
    >
      <main>
        <ConfirmationPage />
      </main>
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof ConfirmationPage>;

const withConfirmation = (over: Partial<Confirmation>) => () => {
  let now = buildConfirmation(over);
  const api = fakeApi({
    getConfirmation: () => now,
    answerConfirmation: ({ body }) => {
      now = { ...now, state: body.answer === 'COMING' ? 'COMING' : 'CANCELLED' };
      return now;
    },
  });
  return () => api.restore();
};
const answering = (handler: NonNullable<Parameters<typeof fakeApi>[0]['getConfirmation']>) => () => {
  const api = fakeApi({ getConfirmation: handler });
  return () => api.restore();
};

/** Opened without an answer. */
export const Asks: Story = { beforeEach: withConfirmation({}) };
/** The button of the mail asks, and the button of the page records the answer. */
export const ImComing: Story = {
  parameters: { answer: 'COMING' },
  beforeEach: withConfirmation({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^I’m coming$|^Jag kommer$/ }));
    await expect(await page.findByRole('button', { name: /after all|ändå/ })).toBeVisible();
  },
};
/** The other button asks before it cancels. */
export const ICantCome: Story = { parameters: { answer: 'CANCEL' }, beforeEach: withConfirmation({}) };
/** After the cancellation. */
export const JustCancelled: Story = {
  parameters: { answer: 'CANCEL' },
  beforeEach: withConfirmation({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox'), 'My train is cancelled');
    await userEvent.click(page.getByRole('button', { name: /^Cancel my booking$|^Avboka$/ }));
    await expect(await page.findByRole('link', { name: /Find another|Hitta en annan/ })).toBeVisible();
  },
};
/** A recipient's place, in words of its own. */
export const PlaceAsks: Story = { beforeEach: withConfirmation({ kind: 'PLACE', needs: [] }) };
export const PlaceCancel: Story = {
  parameters: { answer: 'CANCEL' },
  beforeEach: withConfirmation({ kind: 'PLACE', needs: [] }),
};
/** The date has changed since the reminder. */
export const Moved: Story = { parameters: { answer: 'COMING' }, beforeEach: withConfirmation({ moved: true }) };
/** The link "I'm coming" after everything was cancelled. */
export const CancelledBefore: Story = {
  parameters: { answer: 'COMING' },
  beforeEach: withConfirmation({ state: 'CANCELLED', needs: [] }),
};
/** The host has unpublished the gyg. */
export const CancelledByHost: Story = {
  beforeEach: withConfirmation({ state: 'CANCELLED', needs: [], gygVisible: false }),
};
export const Started: Story = { beforeEach: withConfirmation({ state: 'STARTED' }) };
export const WrongLink: Story = { beforeEach: answering(() => refusal('reminders.missing')) };
export const Loading: Story = { beforeEach: answering(() => new Promise(() => {})) };
export const Failed: Story = { beforeEach: answering(() => refusal('server.unexpected')) };
