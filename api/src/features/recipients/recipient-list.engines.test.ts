import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

/** A gyg with the places of Åsa, Bo and Cia, booked in this order; Bo cancelled. */
async function scene() {
  const { gyg, admin } = await api.scene([], { beneficiaryPositions: 3 });
  const params = { gygId: gyg.id };
  const people = [];
  for (const fullName of ['Åsa Öberg', 'Bo Lind', 'Cia Ek']) {
    const user = await api.user({ fullName });
    const body = { userId: user.id, bookingComment: `From ${fullName}` };
    const { data } = await api.as(user)('createBeneficiary', { params, body });
    people.push({ ...user, beneficiaryId: data.id });
    api.clock.pass(1);
  }
  const [, bo] = people;
  if (!bo) throw new Error('No places were booked');
  const place = { ...params, beneficiaryId: bo.beneficiaryId };
  await api.as(bo)('cancelBeneficiary', { params: place, body: { reason: 'Moved' } });
  const list = (query: Record<string, string> = {}) => api.as(admin)('listBeneficiaries', { params, query });
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).data.beneficiaries.map((beneficiary) => beneficiary.userName.split(' ')[0]);
  return { people, bo, list, names };
}

test('places are listed by status, name and time, with the number of each status', async () => {
  const { bo, list, names } = await scene();
  expect(await names()).toEqual(['Åsa', 'Cia']);
  expect(await names({ sort: 'created:desc' })).toEqual(['Cia', 'Åsa']);
  expect(await names({ sort: 'name:desc' })).toEqual(['Cia', 'Åsa']);
  expect(await names({ sort: 'name:asc', page: '1', pageSize: '1' })).toEqual(['Cia']);
  const cancelled = await list({ status: 'CANCELLED' });
  expect(cancelled.data).toMatchObject({
    beneficiaries: [
      { userName: 'Bo Lind', email: bo.email, userImage: null, status: 'CANCELLED', cancelReason: 'Moved' },
    ],
    total: 1,
    counts: { ACTIVE: 2, CANCELLED: 1 },
  });
  const matching = await list({ keyword: 'oberg' });
  expect(matching.data).toMatchObject({ total: 1, counts: { ACTIVE: 1, CANCELLED: 0 } });
  expect(await names({ keyword: bo.email, status: 'CANCELLED' })).toEqual(['Bo']);
});

test('the list is also a file', async () => {
  const { list } = await scene();
  const { text, headers } = await list({ format: 'csv' });
  expect(headers.get('Content-Disposition')).toContain('gyg-recipients-');
  const [header, ...rows] = text.trim().split('\r\n');
  expect(header).toBe('"Name","E-mail","Comment","Booked","Status"');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^"Åsa Öberg",".+","From Åsa Öberg",".+","Confirmed"$/);
});
