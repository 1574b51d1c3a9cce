import type { Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { PlatformProvider } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import area from '../remote-entry';
import { GygWhen } from './gyg-when';

const meta = {
  title: 'When a gyg is',
  component: GygWhen,
  render: (args, { globals }) => (
    <PlatformProvider areas={[area]} language={globals.language === 'sv' ? 'sv' : 'en'} pattern="/" at="/">
      <GygWhen {...args} />
    </PlatformProvider>
  ),
} satisfies Meta<typeof GygWhen>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = new Date('2026-11-23T10:00:00Z');
const when = (state: Gyg['state'], startDateTime: string, endDateTime: string, weekly?: number): Story => ({
  args: {
    now,
    gyg: buildGyg({
      state,
      startDateTime,
      endDateTime,
      ...(weekly !== undefined && { repeats: 'WEEKLY', occasionMinutes: weekly }),
    }),
  },
});

export const OneDay = when('PUBLISHED', '2026-12-05T08:30:00.000Z', '2026-12-05T11:00:00.000Z');
export const SeveralDays = when('PUBLISHED', '2026-12-05T08:30:00.000Z', '2026-12-08T11:00:00.000Z');
export const InProgress = when('ONGOING', '2026-10-13T08:30:00.000Z', '2027-01-18T11:00:00.000Z');
export const EndsToday = when('ONGOING', '2026-11-23T08:30:00.000Z', '2026-11-23T15:00:00.000Z');
export const WeeklyUpcoming = when('PUBLISHED', '2026-12-02T10:00:00.000Z', '2027-01-20T13:00:00.000Z', 180);
export const WeeklyInProgress = when('ONGOING', '2026-10-14T09:00:00.000Z', '2027-01-20T13:00:00.000Z', 180);
export const WeeklyPast = when('FINISHED', '2026-09-02T09:00:00.000Z', '2026-10-21T12:00:00.000Z', 180);
export const Past = when('FINISHED', '2026-10-03T08:30:00.000Z', '2026-10-03T15:00:00.000Z');
