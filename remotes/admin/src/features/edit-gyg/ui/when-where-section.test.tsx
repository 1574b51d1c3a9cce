import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editedPage, publishedDesk } from '../../../testing/edited-gyg';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { EditorForms } from './editor-forms';
import { WhenWhereSection } from './when-where-section';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);

test('a new address of a published gyg is saved only by the button that says how many people get a message', async () => {
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  const { user, sent } = await openSection(section, publishedDesk());
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'Smögen' } });
  await hidePage();
  expect(sent('updateGyg')).toEqual([]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented, 'the browser asks before the address is lost').toBe(true);
  await user.click(screen.getByText('Save and send 61 messages'));
  await waitFor(() => expect(screen.queryByText('The new date or place is not saved yet')).toBeNull());
  expect(sent('updateGyg').map(({ body }) => body)).toEqual([{ address: 'Smögen' }]);
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Saved. 61 people get a message.');
  // The pressed button is gone.
  expect(document.activeElement?.id).toBe('when');
});

test('a published gyg says who gets a message about a change, and not that people have booked', async () => {
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  await openSection(section, publishedDesk());
  expect(await screen.findByText('Anyone who has booked gets a message when you change date or place.')).toBeTruthy();
});

test.each([
  ['2099-09-02T13:00:00.000Z', 'Lasts 4 hours.'],
  ['2099-09-02T10:00:00.000Z', 'Lasts 1 hour.'],
  ['2099-09-02T10:30:00.000Z', 'Lasts 1.5 hours.'],
])('a gyg until %s: %s', async (endDateTime, text) => {
  const desk = publishedDesk();
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  const times = { startDateTime: '2099-09-02T09:00:00.000Z', endDateTime };
  await openSection(section, { ...desk, gyg: { ...desk.gyg, ...times } });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a year is typed digit by digit', async () => {
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  await openSection(section, publishedDesk());
  const date = within(await screen.findByRole('group', { name: 'Starts' })).getByLabelText<HTMLInputElement>('Date');
  date.focus();
  for (const typed of ['0002-12-15', '0020-12-15', '0209-12-15', '2099-12-15']) {
    fireEvent.change(date, { target: { value: typed } });
    expect([document.activeElement, date.value]).toEqual([date, typed]);
  }
  expect(screen.getByText(/Dec 15, 2099/)).toBeTruthy();
});

test('a gyg is made weekly with the hours of its dates, and shows its next occasions', async () => {
  const desk = publishedDesk();
  const times = { startDateTime: '2099-09-02T09:00:00.000Z', endDateTime: '2099-10-21T12:00:00.000Z' };
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  const { user, sent } = await openSection(section, { ...desk, gyg: { ...desk.gyg, ...times } });
  await user.click(await screen.findByRole('radio', { name: /Every week/ }));
  const until = screen.getByLabelText('Each time lasts from 11:00 until');
  expect(until).toHaveProperty('value', '14:00');
  fireEvent.change(until, { target: { value: '13:30' } });
  const next = screen.getByText('Next times:').nextElementSibling;
  expect([...(next?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Wed, Sep 2, 2099, 11:00 – 13:30',
    'Wed, Sep 9, 2099, 11:00 – 13:30',
    'Wed, Sep 16, 2099, 11:00 – 13:30',
  ]);
  await user.click(screen.getByText('Save and send 61 messages'));
  await waitFor(() =>
    expect(sent('updateGyg').map(({ body }) => body)).toEqual([{ repeats: 'WEEKLY', occasionMinutes: 150 }]),
  );
});

test('a known address is on a map, also where no tiles are configured', async () => {
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  await openSection(section, publishedDesk(), { geocode: () => ({ lat: 67.86, lng: 20.23 }) });
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'Stadshuset, Kiruna' } });
  expect(await screen.findByRole('region', { name: 'Stadshuset, Kiruna' })).toBeTruthy();
});

test('an address without coordinates of its own says by which town it is found, or that it is not', async () => {
  const section = (
    <EditorForms page={editedPage()}>
      <WhenWhereSection />
    </EditorForms>
  );
  const geocode: FakeHandlers['geocode'] = ({ query }) => {
    if (query.q?.endsWith('Kiruna')) return { lat: 67.86, lng: 20.23, town: 'Kiruna' };
    return refusal('geocode.not_found');
  };
  await openSection(section, publishedDesk(), { geocode });
  const address = await screen.findByLabelText('Address');
  fireEvent.change(address, { target: { value: 'Stadshuset, Kiruna' } });
  expect(await screen.findByText(/search near Kiruna find it/, undefined, { timeout: 4000 })).toBeTruthy();
  fireEvent.change(address, { target: { value: 'Stadshuset' } });
  expect(await screen.findByText(/neither this address nor its town/, undefined, { timeout: 4000 })).toBeTruthy();
});
