import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { DateField } from './date-field';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';
import { DateTimeRange } from './date-time-range';

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Formats a date and time as the product does, in the language of the story's texts. */
const formatReadout = (value: string, label: unknown, more = clock) => {
  if (value === '') return undefined;
  const locale = label === 'Börjar' || label === 'Sista ansökningsdag' ? 'sv-SE' : 'en-GB';
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...more }).format(new Date(value));
};

const sv: Partial<DateTimeFieldProps> = {
  label: 'Börjar',
  hint: 'I platsens tid.',
  dateLabel: 'Datum',
  timeLabel: 'Tid',
};

const Holding = (args: DateTimeFieldProps) => {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <DateTimeField {...args} value={value} onValueChange={change} readout={formatReadout(value, args.label)} />;
};

const meta = {
  title: 'Components/Fields/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Starts',
    hint: 'In the place’s own time.',
    dateLabel: 'Date',
    timeLabel: 'Time',
    value: '2027-06-12T09:30',
    onValueChange: fn(),
  },
  parameters: swedish<DateTimeFieldProps>(sv),
  render: (args) => <Holding {...args} />,
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The readout is in the page's language, the inputs in the browser's. */
export const Default: Story = {};
export const Empty: Story = { args: { value: '', usualTime: '09:00' } };
export const Invalid: Story = {
  args: { value: '', error: 'Choose when it starts.' },
  parameters: swedish<DateTimeFieldProps>({ ...sv, error: 'Välj när det börjar.' }),
};
export const Locked: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Holding {...args} readOnly />
      <Holding {...args} disabled />
    </Stack>
  ),
};

const Day = ({ label, hint }: Pick<DateTimeFieldProps, 'label' | 'hint'>) => {
  const [day, setDay] = useState('2027-06-12');
  return <DateField {...{ label, hint }} value={day} onValueChange={setDay} readout={formatReadout(day, label, {})} />;
};

/** A date without a time. */
export const DateOnly: Story = {
  args: { label: 'Apply before', hint: undefined },
  parameters: swedish<DateTimeFieldProps>({ label: 'Sista ansökningsdag' }),
  render: ({ label, hint }) => <Day {...{ label, hint }} />,
};

const Span = ({ dateLabel, timeLabel, label }: DateTimeFieldProps) => {
  const [value, setValue] = useState({ start: '2027-06-12T09:30', end: '2027-06-12T08:00' });
  const isSwedish = label === 'Börjar';
  return (
    <DateTimeRange
      {...{ dateLabel, timeLabel, value }}
      onValueChange={setValue}
      start={{ label, readout: formatReadout(value.start, label) }}
      end={{ label: isSwedish ? 'Slutar' : 'Ends', readout: formatReadout(value.end, label) }}
      orderError={isSwedish ? 'Det slutar innan det börjar.' : 'It ends before it starts.'}
    />
  );
};

/** A start and an end; the end shows an error when it is before the start. */
export const Range: Story = { render: (args) => <Span {...args} /> };

/** Date, then time; the browser's inner parts cannot be pressed by a story. */
export const Keyboard: Story = {
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const date = canvas.getByLabelText(/^(Date|Datum)$/);
    const time = canvas.getByLabelText(/^(Time|Tid)$/);
    await userEvent.tab();
    await expect(date).toHaveFocus();
    await userEvent.keyboard('2027-06-12');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await tabTo(time);
    await userEvent.keyboard('09:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-06-12T09:30');
    await expect(canvas.getByRole('status')).toHaveTextContent(/12 (June|juni) 2027/);
  },
};
