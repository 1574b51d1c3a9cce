import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { portraitPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { Panel } from '../layout/panel';
import { DecisionList } from './decision-list';
import { DecisionRow, type DecisionRowProps } from './decision-row';

const answers = (accept: string, decline: string) => (
  <>
    <Button size="sm">{accept}</Button>
    <Button size="sm" variant="secondary">
      {decline}
    </Button>
  </>
);

const InAList = (args: DecisionRowProps) => (
  <Panel padding="none">
    <DecisionList>
      <DecisionRow {...args} />
    </DecisionList>
  </Panel>
);

const meta = {
  title: 'Components/Tables and lists/DecisionRow',
  component: DecisionRow,
  args: {
    media: <Avatar src={portraitPicture('Maja')} />,
    title: 'Maja Lindqvist offers to drive a boat',
    quote: '“I have my own licence and 12 years on this coast.”',
    note: 'Boat driver, own licence. 2 places left. Tue, Jun 8',
    actions: answers('Accept', 'Decline'),
  },
  parameters: swedish<DecisionRowProps>({
    title: 'Maja Lindqvist erbjuder sig att köra båt',
    quote: '”Jag har förarbevis och tolv år på den här kusten.”',
    note: 'Båtförare med förarbevis. 2 platser kvar. Tis 8 juni',
    actions: answers('Godkänn', 'Avböj'),
  }),
  render: (args) => <InAList {...args} />,
} satisfies Meta<typeof DecisionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow column the actions are below, as wide as the row. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};

const Answering = ({ done, undo, ...args }: DecisionRowProps) => {
  const [isDone, setIsDone] = useState(false);
  return (
    <InAList
      {...args}
      actions={
        <Button size="sm" onClick={() => setIsDone(true)}>
          OK
        </Button>
      }
      done={isDone ? done : undefined}
      undo={undo && { ...undo, onUndo: () => setIsDone(false) }}
    />
  );
};

/** The focus goes from the pressed action to Undo, and back. */
export const Keyboard: Story = {
  args: { done: 'Accepted', undo: { label: 'Undo', onUndo: fn() } },
  parameters: swedish<DecisionRowProps>({ done: 'Godkänd', undo: { label: 'Ångra', onUndo: fn() } }),
  render: (args) => <Answering {...args} />,
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'OK' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};
