import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { ToggleChips } from './toggle-chips';

const meta = {
  title: 'Components/Forms/Toggle chips',
  component: ToggleChips,
  args: { label: 'Filters', chips: [], selected: [], onToggle: () => {} },
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chips({ sv }: { sv: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>(['hosting']);
  return (
    <ToggleChips
      label={sv ? 'Filter' : 'Filters'}
      chips={[
        { value: 'hosting', label: sv ? 'Är värd just nu' : 'Hosting now' },
        { value: 'near', label: sv ? 'Nära mig' : 'Near me', icon: 'pin' },
        { value: 'members', label: sv ? 'Tar emot medlemmar' : 'Open for members' },
      ]}
      selected={selected}
      onToggle={(value, on) => setSelected(on ? [...selected, value] : selected.filter((chip) => chip !== value))}
    />
  );
}

/** One is on, one has an icon. */
export const Some: Story = { render: (_, { globals }) => <Chips sv={languageOf(globals) === 'sv'} /> };

/** Tab reaches each; Space switches it on and off. */
export const Keyboard: Story = {
  render: () => <Chips sv={false} />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Hosting now' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
