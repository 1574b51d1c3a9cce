import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { scenePicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { StateBadge } from '../badge/badge';
import { IconButton } from '../button/icon-button';
import { Panel } from '../layout/panel';
import { SortableList, type SortableListProps } from './sortable-list';
import type { SortableListTexts } from './sortable-list-texts';

interface Entry {
  id: string;
  title: string;
  state: string;
}
type Props = SortableListProps<Entry>;

const en: SortableListTexts = {
  instructions: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
  handle: (name) => `Move ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  lifted: ({ name, position, total }) => `${name} picked up, position ${position} of ${total}.`,
  moved: ({ position, total }) => `Position ${position} of ${total}.`,
  dropped: ({ name, position, total }) => `${name} is at position ${position} of ${total}.`,
  cancelled: ({ name, position, total }) => `Cancelled. ${name} is at position ${position} of ${total}.`,
};
const sv: SortableListTexts = {
  instructions:
    'Tryck på blanksteg för att lyfta, piltangenterna för att flytta, blanksteg för att släppa, Escape för att ångra.',
  handle: (name) => `Flytta ${name}`,
  up: (name) => `Flytta upp ${name}`,
  down: (name) => `Flytta ner ${name}`,
  lifted: ({ name, position, total }) => `${name} är lyft, plats ${position} av ${total}.`,
  moved: ({ position, total }) => `Plats ${position} av ${total}.`,
  dropped: ({ name, position, total }) => `${name} är på plats ${position} av ${total}.`,
  cancelled: ({ name, position, total }) => `Avbrutet. ${name} är på plats ${position} av ${total}.`,
};

const Ordering = (args: Props) => {
  const [ids, setIds] = useState(args.items.map(({ id }) => id));
  const items = ids.flatMap((id) => args.items.filter((item) => item.id === id));
  const onOrderChange = (next: string[]) => {
    setIds(next);
    args.onOrderChange(next);
  };
  return (
    <Panel padding="none">
      <SortableList {...args} items={items} onOrderChange={onOrderChange} />
    </Panel>
  );
};

const meta = {
  title: 'Components/Tables and lists/SortableList',
  component: SortableList<Entry>,
  args: {
    label: 'Gygs in the catalogue',
    items: [
      { id: 'shore', title: 'Spring clean-up on Ramsvik’s outer shore', state: 'Upcoming' },
      { id: 'school', title: 'Beach school for class 5B', state: 'Upcoming' },
      { id: 'mussels', title: 'Count the mussels in Åbyfjorden', state: 'Upcoming' },
      { id: 'dunes', title: 'Rewet the dune slack at Haverdal', state: 'Upcoming' },
    ],
    nameOf: ({ title }) => title,
    children: ({ title }) => <b>{title}</b>,
    onOrderChange: fn(),
    texts: en,
    numbered: true,
  },
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./dragging').then(() => ({}))],
  parameters: swedish<Props>({
    label: 'Gygar i katalogen',
    items: [
      { id: 'shore', title: 'Vårstädning på Ramsviks yttre strand', state: 'Kommande' },
      { id: 'school', title: 'Strandskola för klass 5B', state: 'Kommande' },
      { id: 'mussels', title: 'Räkna musslorna i Åbyfjorden', state: 'Kommande' },
      { id: 'dunes', title: 'Återväta dynvåtmarken i Haverdal', state: 'Kommande' },
    ],
    texts: sv,
  }),
  render: (args) => <Ordering {...args} />,
} satisfies Meta<typeof SortableList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With pictures, states and an action of its own for each item. */
export const WithActions: Story = {
  args: {
    children: ({ title, state }) => (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <img src={scenePicture('shore', 14).src} alt="" width="72" height="48" />
        <b style={{ flex: '1 1 128px' }}>{title}</b>
        <StateBadge state="upcoming" label={state} />
      </span>
    ),
    actions: ({ title }) => <IconButton icon="close" label={`× ${title}`} />,
  },
};

/**
 * Without buttons for up and down, where rows are full of fields. Space lifts, arrows move, Space drops; Escape puts
 * back. The focus stays on the handle.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { moveButtons: false, numbered: false },
  play: async ({ args, canvas }) => {
    const [handle] = canvas.getAllByRole('button', { pressed: false });
    if (!handle) throw new Error('no handle');
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/Space|blanksteg/));
    await tabTo(handle);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/^(Position|Plats) 2 /)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'));
    await expect(args.onOrderChange).not.toHaveBeenCalled();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/^(Position|Plats) 2 /)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/^(Position|Plats) 3 /)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onOrderChange).toHaveBeenCalledWith(['school', 'mussels', 'shore', 'dunes']));
    await waitFor(() => expect(handle).toHaveFocus());
  },
};
