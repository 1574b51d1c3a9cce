import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Skeleton } from '../skeleton/skeleton';
import { TextField } from '../text-field/text-field';
import { FormActions, FormColumn, FormPage, type FormPageProps } from './form-page';

const swedishForm = (
  <>
    <TextField label="Rubrik" autoComplete="off" />
    <TextField label="Plats" optional="valfritt" hint="En adress, eller online." autoComplete="off" />
    <FormActions>
      <Button variant="secondary">Spara utkast</Button>
      <Button>Skicka förslaget</Button>
    </FormActions>
  </>
);

const meta = {
  title: 'Components/Fields/FormPage',
  component: FormPage,
  parameters: {
    layout: 'fullscreen',
    ...swedish<FormPageProps>({
      title: 'Föreslå en gyg',
      lead: 'Två rader räcker. Värden hör av sig om resten.',
      children: swedishForm,
      foot: <Button variant="quiet">Till mina förslag</Button>,
    }),
  },
  args: {
    title: 'Propose a gyg',
    lead: 'Two lines are enough. The host asks for the rest.',
    children: (
      <>
        <TextField label="Title" autoComplete="off" />
        <TextField label="Place" optional="optional" hint="An address, or online." autoComplete="off" />
        <FormActions>
          <Button variant="secondary">Save a draft</Button>
          <Button>Send the proposal</Button>
        </FormActions>
      </>
    ),
    foot: <Button variant="quiet">To my proposals</Button>,
  },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};

/** Without a card, for content with its own background. */
export const Plain: Story = { args: { look: 'plain' } };

/** A row of buttons with an explanation, separated by a line: an alternative that the form offers. */
export const ActionApart: Story = {
  args: {
    title: 'Confirm your e‑mail address',
    lead: 'We sent a code of six digits.',
    foot: undefined,
    children: (
      <>
        <TextField label="Code" look="code" inputMode="numeric" />
        <Button size="lg" block>
          Confirm
        </Button>
        <FormActions text="Got no code, or has it expired?">
          <Button variant="secondary" icon="refresh">
            Send a new code
          </Button>
        </FormActions>
      </>
    ),
  },
  parameters: swedish<FormPageProps>({
    title: 'Bekräfta din e‑postadress',
    lead: 'Vi har skickat en kod med sex siffror.',
    foot: undefined,
    children: (
      <>
        <TextField label="Kod" look="code" inputMode="numeric" />
        <Button size="lg" block>
          Bekräfta
        </Button>
        <FormActions text="Har du inte fått någon kod, eller har den gått ut?">
          <Button variant="secondary" icon="refresh">
            Skicka en ny kod
          </Button>
        </FormActions>
      </>
    ),
  }),
};

/** While the form's content is loading. */
export const Waiting: Story = {
  render: () => (
    <FormColumn>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="full" />
      <Skeleton length="half" />
    </FormColumn>
  ),
};

/** Fields, buttons, footer. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('textbox');
    const [, send, away] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.tab();
    await expect(away).toHaveFocus();
  },
};
