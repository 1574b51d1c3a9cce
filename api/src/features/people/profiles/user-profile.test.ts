import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
const profileOf = async (person: TestUser, viewer?: TestUser) => {
  const call = viewer ? api.as(viewer) : api.call;
  return (await call('getUserProfile', { params: { userId: person.id } })).data;
};

/** A person who attended one gyg, booked another, is a recipient of a third and wrote a story. */
async function active(showName = true) {
  const person = await api.user({ showName });
  const done = await api.scene([{ durationMinutes: 90 }], { startsIn: -24, sdgGoalId: 15, secondaryGoals: [3] });
  const coming = await api.scene([{ durationMinutes: 600 }], { sdgGoalId: 6 });
  const helped = await api.scene([{}], { startsIn: -12, sdgGoalId: 1, beneficiaryPositions: 2 });
  await api.seed(async (seeder) => {
    const book = { userId: person.id, contributionType: 'SKILL', at: at(-48) } as const;
    const booking = await seeder.book({ ...book, gygId: done.gyg.id, needId: done.gyg.needId });
    const byUserId = done.admin.id;
    await seeder.recordAttendance({ bookingId: booking.id, byUserId, attendance: 'ATTENDED', at: at(-20) });
    await seeder.book({ ...book, gygId: coming.gyg.id, needId: coming.gyg.needId });
    await seeder.addRecipient({ gygId: helped.gyg.id, userId: person.id, at: at(-48) });
    const story = { gygId: done.gyg.id, userId: person.id, createdAt: at(-2) };
    await seeder.addStory({ ...story, caption: 'A windy day', status: 'APPROVED' });
    await seeder.addStory({ ...story, caption: 'Not yet seen', status: 'PENDING' });
  });
  return { person, done, coming, helped };
}

describe('a profile', () => {
  test('shows contributions that hosts recorded, never upcoming ones or received help', async () => {
    const { person, done } = await active();
    const viewer = await api.user();
    for (const seen of [await profileOf(person), await profileOf(person, viewer), await profileOf(person, person)]) {
      expect(seen.goals).toEqual([3, 15]);
      expect(seen.statistics).toEqual({ hours: 1.5, items: 0, gygs: 1, goalsSupported: 2 });
      expect(seen.endorsements).toMatchObject([{ organizationId: done.host.id, hours: 1.5, count: 1 }]);
      expect(seen.stories.map((story) => story.caption)).toEqual(['A windy day']);
    }
    expect((await profileOf(person, viewer)).userMain).not.toHaveProperty('email');
    expect((await profileOf(person, person)).userMain.email).toBe(person.email);
  });

  test('of a user who hides their name shows contributions only to themselves', async () => {
    const { person } = await active(false);
    const seen = await profileOf(person, await api.user());
    expect(seen).toMatchObject({ goals: [], endorsements: [], stories: [], statistics: { hours: 0 } });
    expect((await profileOf(person, person)).statistics.hours).toBe(1.5);
  });

  test('has pending requests only for the person, and roles for those who may see them', async () => {
    const person = await api.user();
    const organization = await api.organization();
    const joined = await api.organization();
    await api.member(joined.id, person.id, 'MEMBER');
    const params = { userId: person.id, organizationId: organization.id };
    await api.as(person)('saveMembership', { params, body: { role: 'member', invitationRef: 'MANUAL_SEARCH' } });
    const own = await profileOf(person, person);
    expect(own.membershipRequests).toMatchObject([{ orgName: organization.name, status: 'PENDING' }]);
    expect(own.userOrganizations).toMatchObject([{ organizationId: joined.id, role: 'MEMBER' }]);
    const seen = await profileOf(person, await api.user());
    expect(seen.membershipRequests).toEqual([]);
    expect(seen.userOrganizations[0]).not.toHaveProperty('role');
  });

  test('of a missing user is 404', async () => {
    const answer = await api.call('getUserProfile', { params: { userId: 'nobody' } });
    expect([answer.status, answer.problem.code]).toEqual([404, 'user.missing']);
  });
});
