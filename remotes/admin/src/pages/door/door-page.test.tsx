import { buildGygDesk } from '@gyg/contract/testing';
import { readJson, writeJson } from '@gyg/platform';
import { refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendanceAnswer, attendanceEntries } from '../../testing/attendance';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { DoorPage } from './door-page';

const path = '/admin/gygs/gyg-shore/attendance';
const key = 'gyg.door:user-britta:gyg-shore';
const desk = buildGygDesk({
  gyg: { ...buildGygDesk().gyg, state: 'ONGOING', startDateTime: '2026-06-12T07:30:00.000Z' },
});

beforeEach(() => writeJson('device', key, undefined));
afterEach(closeScreen);

const open = (api: Parameters<typeof openScreen>[0]['api'] = {}, session = {}) =>
  openScreen({
    screen: <DoorPage />,
    at: path,
    pattern: '/admin/gygs/:gygId/attendance',
    session,
    api: {
      getGygDesk: () => desk,
      listAttendance: () => attendanceAnswer(attendanceEntries),
      recordAttendances: ({ body }) => ({
        results: body.map(({ bookingId, attendance, at }) => {
          const entry = attendanceEntries.find((candidate) => candidate.bookingId === bookingId);
          return {
            bookingId,
            entry: entry ? { ...entry, attendance, attendanceAt: at ?? null } : null,
            error: null,
          };
        }),
      }),
      ...api,
    },
  });
const press = async (name: string, label: string) => {
  const group = await screen.findAllByRole('group', { name: `Attendance of ${name}` });
  return within(group[0] ?? document.body).getByRole('button', { name: label });
};

test('one tap marks a person as here; the count follows and the mark is sent', async () => {
  const { user, calls } = await open();
  expect((await screen.findAllByText('Shore picker'))[0]?.lang).toBe('en');
  await user.click(await press('Maja Lindqvist', 'Here'));
  await waitFor(() => expect(screen.getByText(/of 7 here/).textContent).toBe('2 of 7 here'));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'recordAttendances')).toHaveLength(1));
  expect(screen.queryByText('No connection.')).toBeNull();
});

test('without a connection the mark is kept, and sent on request', async () => {
  let failing = true;
  const { user, calls } = await open({
    recordAttendances: ({ body }) =>
      failing
        ? Promise.reject(new Error('offline'))
        : { results: body.map(({ bookingId }) => ({ bookingId, entry: null, error: null })) },
  });
  await user.click(await press('Linh Tran', 'Absent'));
  expect(await screen.findByText('No connection.')).toBeDefined();
  expect(screen.getByText(/1 not sent yet/)).toBeDefined();
  // Stored for this person and this gyg only.
  expect(Object.keys(readJson('device', key) ?? {})).toHaveLength(1);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'recordAttendances').map(({ body }) => JSON.stringify(body));
  expect(new Set(sent).size).toBe(1);
});

test('the next person takes the focus of one who is marked and leaves the list', async () => {
  const { user } = await open();
  const marked = await press('Linh Tran', 'Here');
  marked.focus();
  await user.keyboard('{Enter}');
  expect(marked.isConnected).toBe(false);
  const row = document.activeElement?.closest('li');
  expect(row?.textContent).toContain('Jonas Wiik');
});

test('a server in trouble is not called a lost connection', async () => {
  const { user } = await open({ recordAttendances: () => refusal('server.unavailable') });
  await user.click(await press('Linh Tran', 'Here'));
  expect(await screen.findByText(/^Your marks are saved on this device but could not be sent: /)).toBeDefined();
});

test('a search finds people who are marked already', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search a name' }), 'sjo');
  expect(await press('Karin Sjöberg', 'Excused')).toHaveProperty('ariaPressed', 'true');
  expect(screen.queryByText('Maja Lindqvist')).toBeNull();
});

test('shows how many have answered “I’m coming”, and who', async () => {
  await open();
  expect(await screen.findByText('4 of 7 have answered “I’m coming”')).toBeTruthy();
  const maja = (await screen.findByText('Maja Lindqvist')).closest('li');
  const linh = screen.getByText('Linh Tran').closest('li');
  expect(maja?.textContent).toContain('Has answered “I’m coming”');
  expect(linh?.textContent).not.toContain('Has answered “I’m coming”');
});
