import { gygTranslations, needTranslations } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createCalendarCalls, textOf } from '../../../testing/calendar-calls';

const api = await createTestApi();
afterAll(() => api.close());
const { renew, entriesOf, book, bookPlace } = createCalendarCalls(api);

describe('the calendar', () => {
  test('leaves out a place that was cancelled, and what a host finished more than 90 days ago', async () => {
    const person = await api.user();
    const secret = await renew(person);
    const { gyg, admin } = await api.scene([{}], { lasts: 200 * 24, beneficiaryPositions: 1 });
    const other = await api.scene([{}], { startsIn: 120 * 24, beneficiaryPositions: 1 });
    await book(person, { gyg, need: gyg.needs[0] });
    const { data } = await bookPlace(person, other.gyg.id);
    expect((await entriesOf(secret)).byGyg.size).toBe(2);
    const params = { gygId: other.gyg.id, beneficiaryId: data.id };
    await api.as(person)('cancelBeneficiary', { params, body: { reason: 'Ill' } });
    expect([...(await entriesOf(secret)).byGyg.keys()]).toEqual([gyg.id]);
    api.clock.pass(8 * 24);
    await api.as(admin)('finishGyg', { params: { gygId: gyg.id }, body: {} });
    api.clock.pass(89 * 24);
    expect((await entriesOf(secret)).byGyg.size).toBe(1);
    api.clock.pass(2 * 24);
    expect((await entriesOf(secret)).byGyg.size).toBe(0);
  });

  test('counts one hour and one item in words, and no time that is not known', async () => {
    const person = await api.user();
    const needs = [
      { title: 'Cook', durationMinutes: 60 },
      { title: 'Wash', durationMinutes: 0 },
    ];
    const { gyg } = await api.scene([...needs, { kind: 'COMMODITY', title: 'Pot' }]);
    for (const need of gyg.needs) {
      await book(person, { gyg, need, kind: need.kind });
      api.clock.pass(1);
    }
    const { byGyg } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'description')).toContain(
      'You give: Cook (1 hour)\nYou give: Wash\nYou give: Pot\n\n',
    );
  });

  test('links to the booking that is confirmed, not to an older one that waits', async () => {
    const person = await api.user();
    const { gyg } = await api.scene([{ needsApproval: true }, {}]);
    await book(person, { gyg, need: gyg.needs[0] });
    api.clock.pass(1);
    const confirmed = await book(person, { gyg, need: gyg.needs[1] });
    const { byGyg } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'url')).toBe(`http://platform.test/gygs/${gyg.id}/bookings/${confirmed}`);
  });

  test('is whole in one language: without a translated title nothing is translated', async () => {
    const person = await api.user({ locale: 'en' });
    const { gyg } = await api.scene([{ title: 'Kock' }], { title: 'Soppa', summary: 'Kom hungrig' });
    await api.db.tx(async (tx) => {
      await tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: '', summary: 'Come hungry' });
      await tx.insert(needTranslations).values({ needId: gyg.needId, language: 'en', title: 'Cook' });
    });
    await book(person, { gyg, need: gyg.needs[0] });
    const { byGyg } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'description')).toContain('You give: Kock (2 hours)\n\nKom hungrig');
  });
});
