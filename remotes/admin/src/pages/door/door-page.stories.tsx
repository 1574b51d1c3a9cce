import { buildGygDesk } from '@gyg/contract/testing';
import { writeJson } from '@gyg/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { attendanceAnswer, attendanceEntries } from '../../testing/attendance';
import { screenStory } from '../../testing/screen-story';
import { DoorPage } from './door-page';

const path = '/admin/gygs/gyg-shore/attendance';
const running = buildGygDesk({
  gyg: { ...buildGygDesk().gyg, state: 'ONGOING', startDateTime: '2026-06-12T07:30:00.000Z' },
});

const screen = screenStory(DoorPage, {
  pattern: '/admin/gygs/:gygId/attendance',
  at: path,
  api: { getGygDesk: () => running, listAttendance: () => attendanceAnswer(attendanceEntries) },
});

const meta: Meta = { title: 'Door list', ...screen };
export default meta;

type Story = StoryObj;
export const AtTheDoor: Story = {};

/** Without a connection: marks are kept on the device. */
export const Offline: Story = {
  globals: { language: 'sv' },
  parameters: { api: { recordAttendances: () => Promise.reject(new Error('offline')) } },
  beforeEach: () => {
    const key = 'gyg.door:user-britta:gyg-shore';
    const at = '2026-06-12T07:50:00.000Z';
    writeJson('device', key, {
      'b-1': { bookingId: 'b-1', contributionType: 'SKILL', attendance: 'ATTENDED', at },
    });
    return () => writeJson('device', key, undefined);
  },
};
