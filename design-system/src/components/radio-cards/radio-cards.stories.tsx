import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { Page } from '../layout/page';
import { RadioCards } from './radio-cards';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Whom do you represent?',
    hint: 'The hours count for the organisation you choose.',
    value: null,
    onValueChange: fn(),
    options: [
      { value: 'me', title: 'Myself', detail: 'Nobody else sees it', media: <Avatar seed="Elin" /> },
      {
        value: 'fix',
        title: 'Fixarkollektivet',
        detail: 'Member since 2024',
        media: <Avatar kind="organisation" seed="Fixarkollektivet" />,
      },
      {
        value: 'oak',
        title: 'Skogsvännerna Uppland',
        detail: 'Waiting for approval',
        media: <Avatar kind="organisation" seed="Skogs" />,
        disabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <Page width="narrow">
        <RadioCards {...args} value={value} onValueChange={setValue} />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole('radio', { name: /Fixarkollektivet/ });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  },
};
export const WithError: StoryObj<typeof meta> = { args: { error: 'Choose whom you represent.' } };
