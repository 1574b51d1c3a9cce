import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Stepper, type StepperProps } from './stepper';

const back = fn();
const flow = (labels: readonly string[], at: number): StepperProps['steps'] =>
  labels.map((label, index) => ({
    label,
    state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
    ...(index < at && { onSelect: back }),
  }));
const inSwedish = ['Deltagande', 'Representation', 'Bekräftelse'];

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Steps', doneLabel: 'Done:', steps: flow(['Participation', 'Representing', 'Confirm'], 1) },
  parameters: swedish<StepperProps>({ label: 'Steg', doneLabel: 'Klart:', steps: flow(inSwedish, 1) }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first step, the last, and all completed. */
export const Places: Story = {
  render: ({ steps, ...args }) => {
    const labels = steps.map((step) => step.label);
    return (
      <Stack gap={5}>
        <Stepper {...args} label={`${args.label} 1`} steps={flow(labels, 0)} />
        <Stepper {...args} label={`${args.label} 2`} steps={flow(labels, 2)} />
        <Stepper {...args} label={`${args.label} 3`} steps={flow(labels, 3)} />
      </Stack>
    );
  },
};

/** Four steps with long names. */
export const LongWords: Story = {
  args: {
    steps: flow(['How you take part', 'Who you represent', 'Who to call on the day', 'Review and confirm'], 2),
  },
  parameters: swedish<StepperProps>({
    steps: flow(['Deltagandeformulär', 'Organisationstillhörighet', 'Kontaktuppgifter på platsen', 'Bekräftelse'], 2),
  }),
};

/** Completed steps are links; upcoming steps are not interactive. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    back.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(back).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
