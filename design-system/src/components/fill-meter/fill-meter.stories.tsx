import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Icon } from '../icon/icon';
import { Stack } from '../layout/stack';
import { FillLegend } from './fill-legend';
import { FillList, FillMeter, type FillMeterProps } from './fill-meter';

const of = (value: number, word: string, max: number) => (
  <>
    <b>{value}</b> {word} {max}
  </>
);

const meta = {
  title: 'Components/Tables and lists/FillMeter',
  component: FillMeter,
  args: {
    label: 'Shore picker',
    value: 29,
    waiting: 2,
    max: 40,
    amount: of(29, 'of', 40),
    waitingText: '+2 waiting',
  },
  parameters: swedish<FillMeterProps>({
    label: 'Strandplockare',
    amount: of(29, 'av', 40),
    waitingText: '+2 väntar',
  }),
} satisfies Meta<typeof FillMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet, only waiting, more waiting than there is room for, full, more than needed, a goal's colour. */
export const States: Story = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const words = { of: sv ? 'av' : 'of', waiting: sv ? 'väntar' : 'waiting' };
    const meter = (label: string, value: number, max: number, waiting = 0) => ({
      label,
      value,
      max,
      waiting,
      amount: of(value, words.of, max),
      waitingText: waiting > 0 ? `+${waiting} ${words.waiting}` : undefined,
    });
    const lock = <Icon name="lock" size="sm" />;
    return (
      <Stack>
        <FillLegend confirmed={sv ? 'Bekräftat' : 'Confirmed'} waiting={sv ? 'Väntar på dig' : 'Waiting for you'} />
        <FillList>
          <FillMeter {...meter(sv ? 'Släpvagn en dag' : 'Trailer for one day', 0, 2)} />
          <FillMeter {...meter(sv ? 'Gummihandskar, liten storlek' : 'Rubber gloves, small', 0, 40, 10)} />
          <FillMeter
            {...meter(sv ? 'Båtförare med förarbevis' : 'Boat driver, own licence', 4, 6, 3)}
            note={
              <>
                {lock}
                {sv ? 'Värdens eller partners medlemmar' : 'Host or partner members'}
              </>
            }
          />
          <FillMeter {...meter(sv ? 'Soppkock för åttio' : 'Soup cook for eighty', 6, 6)} />
          <FillMeter {...meter(sv ? 'Säckar, 160 liter' : 'Sacks, 160 litres', 242, 200)} />
          <FillMeter {...meter(sv ? 'Platser för mottagare' : 'Recipients’ places', 14, 20, 2)} goal={14} />
        </FillList>
      </Stack>
    );
  },
};

/** Long words break, and the amounts move below them. */
export const LongWords: Story = {
  args: {
    label: 'Motorsågskörkortsinnehavare med ansvarsförsäkring',
    note: 'Frivilligorganisationssamverkan',
    value: 1204,
    max: 2400,
    waiting: 120,
    amount: of(1204, 'of', 2400),
    waitingText: '+120 waiting',
  },
  parameters: swedish<FillMeterProps>({ amount: of(1204, 'av', 2400), waitingText: '+120 väntar' }),
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
