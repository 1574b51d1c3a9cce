import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Stack } from '../layout/stack';
import { ProgressBar, type ProgressBarProps } from './progress-bar';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading pier.jpg', amount: '2.1 of 5.4 MB', value: 39 },
  parameters: swedish<ProgressBarProps>({ label: 'Laddar upp brygga.jpg', amount: '2,1 av 5,4 MB' }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A known progress. */
export const Known: Story = {};

const sampleTexts = {
  en: {
    open: 'Collecting your data',
    sent: 'Sending invitations',
    of: '140 of 140',
    broke: 'Uploading harbour-film.mov',
    why: 'Upload failed',
    stop: 'Stop',
  },
  sv: {
    open: 'Samlar in dina uppgifter',
    sent: 'Skickar inbjudningar',
    of: '140 av 140',
    broke: 'Laddar upp hamnfilm.mov',
    why: 'Avbröts',
    stop: 'Avbryt',
  },
};
/** Of unknown length, complete, failed, and with a cancel button. */
export const AllStates: Story = {
  render: (args, { globals }) => {
    const w = sampleTexts[languageOf(globals)];
    return (
      <Stack gap={4}>
        <ProgressBar label={w.open} />
        <ProgressBar
          {...args}
          action={
            <Button size="sm" variant="quiet">
              {w.stop}
            </Button>
          }
        />
        <ProgressBar label={w.sent} amount={w.of} value={140} max={140} tone="good" />
        <ProgressBar label={w.broke} amount={w.why} value={64} tone="bad" />
      </Stack>
    );
  },
};
