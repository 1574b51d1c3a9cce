import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Page } from '../layout/layout';
import { ChoiceList, type ChoiceListProps } from './choice-list';

const organization = (seed: string) => <Avatar kind="organization" seed={seed} />;

const meta = {
  title: 'Components/Fields/ChoiceList',
  component: ChoiceList,
  args: {
    label: 'Choose an organisation',
    choices: [
      { id: 'ren', title: 'Ren Kust Bohuslän', note: '12 gygs, 3 drafts', media: organization('Ren Kust') },
      { id: 'fix', title: 'Fixarkollektivet', note: 'No gygs yet', media: organization('Fixarkollektivet') },
      {
        id: 'oak',
        title: 'Skogsvännerna Uppland',
        note: 'Waiting for approval',
        media: organization('Skogs'),
        disabled: true,
      },
    ],
    onChoose: fn(),
  },
  parameters: swedish<ChoiceListProps>({
    label: 'Välj en organisation',
    choices: [
      { id: 'ren', title: 'Ren Kust Bohuslän', note: '12 gygar, 3 utkast', media: organization('Ren Kust') },
      { id: 'fix', title: 'Frivilligorganisationssamverkansrådet', note: 'Inga gygar än', media: organization('Fix') },
      {
        id: 'oak',
        title: 'Skogsvännerna Uppland',
        note: 'Väntar på godkännande',
        media: organization('Skogs'),
        disabled: true,
      },
    ],
  }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One row was pressed, and the next step is loading. */
export const Busy: Story = { args: { busy: 'ren' } };

/** Rows with an address are links; only a title is required. */
export const Links: Story = {
  args: {
    label: 'Continue',
    choices: [
      { id: 'search', title: 'Find a gyg', href: '#search' },
      { id: 'organizations', title: 'Your organisations', href: '#organizations' },
    ],
  },
  parameters: swedish<ChoiceListProps>({
    label: 'Gå vidare',
    choices: [
      { id: 'search', title: 'Hitta en gyg', href: '#search' },
      { id: 'organizations', title: 'Dina organisationer', href: '#organizations' },
    ],
  }),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('fix');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
