import { gygStates, memberApprovals, organizationTypes } from '@gyg/contract';
import { compositionCount } from '@gyg/design-system/art';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { roleOf } from '../plan/people-of';
import { bookingsOf, heldBy, mayOffer } from '../plan/plan-bookings';
import { spanOf } from '../plan/swedish-clock';
import { content, type DemoGyg } from './content';

const { people, organizations, hostedGygs, featured, notifications, requests, proposals, invites, gygMessages } =
  content();
const gygs = hostedGygs.map(({ gyg }) => gyg);
const count = (test: (gyg: DemoGyg) => boolean) => gygs.filter(test).length;
const byKey = (key: string) => {
  const wanted = gygs.find((gyg) => gyg.key === key);
  if (wanted === undefined) throw new Error(`no gyg ${key}`);
  return wanted;
};
const roleIn = (organization: string, person: string) =>
  organizations.filter(({ key }) => key === organization).map((candidate) => roleOf(person, candidate))[0];
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the demo', () => {
  it('shows every kind of organisation and of membership, and one that is out of sight', () => {
    expect(organizations).toHaveLength(12);
    expect(new Set(organizations.map(({ type }) => type))).toEqual(new Set(organizationTypes));
    expect(new Set(organizations.map(({ memberApproval }) => memberApproval))).toEqual(new Set(memberApprovals));
    expect(organizations.some(({ profileVisible }) => !profileVisible)).toBe(true);
  });

  it('has gygs in every state, in both languages, and hidden ones', () => {
    const states = ['draft', 'upcoming', 'ongoing', 'finished'] as const;
    expect(states).toHaveLength(gygStates.length);
    for (const state of states)
      expect(
        count((gyg) => gyg.state === state),
        state,
      ).toBeGreaterThan(0);
    expect(new Set(gygs.map(({ written }) => written === 'se'))).toEqual(new Set([true, false]));
    expect(count((gyg) => gyg.hidden)).toBeGreaterThan(0);
  });

  it('serves each of the seventeen goals with two gygs that anybody can see', () => {
    const seen = Array.from({ length: 17 }, (_, i) =>
      count((gyg) => gyg.goal === i + 1 && gyg.state !== 'draft' && !gyg.hidden),
    );
    expect(seen.filter((number) => number < 2)).toEqual([]);
  });

  it('lets Ren Kust Bohuslän host at least sixteen, three of them coming with a skill for anyone and places left', () => {
    const host = organizations.find(({ key }) => key === 'ren-kust-bohuslan');
    expect(host?.gygs.length).toBeGreaterThanOrEqual(16);
    const open = (host?.gygs ?? []).filter(
      (gyg) =>
        gyg.state === 'upcoming' &&
        gyg.needs.some(
          (need) =>
            host !== undefined &&
            need.kind === 'SKILL' &&
            need.who === 'ANYONE' &&
            !need.approval &&
            heldBy(bookingsOf(need, gyg, host)) + 2 <= need.offered,
        ),
    );
    expect(open.length).toBeGreaterThanOrEqual(3);
  });

  it('gives each gyg an address of its own', () => {
    expect(repeated(gygs.map(({ key }) => key))).toEqual([]);
  });

  it('shows no scene twice', () => {
    const scenes = [...gygs.map(({ scene }) => scene), ...organizations.map(({ hero }) => hero)];
    expect(repeated(scenes.map(({ kind, variant }) => `${kind} ${variant}`))).toEqual([]);
  });

  it.each([21, 22, 23, 24, 25, 26, 27])(
    'shows no kind of scene twice in a row, and no composition twice on a page, seeded on %i November',
    (date) => {
      const seededAt = new Date(Date.UTC(2026, 10, date, 9));
      const start = ({ at }: DemoGyg) => spanOf(at, seededAt).start.getTime();
      const open = gygs.filter(({ state, hidden }) => state !== 'draft' && !hidden);
      const of = (...states: string[]) => open.filter(({ state }) => states.includes(state));
      const earliest = (list: DemoGyg[]) => [...list].sort((a, b) => start(a) - start(b));
      const soonest = [...earliest(of('upcoming')), ...earliest(of('ongoing')), ...earliest(of('finished')).reverse()];
      const home = featured.gygs.map(byKey);
      const kinds = [soonest, home].flatMap((list) =>
        list.filter(({ scene }, index) => scene.kind === list[index + 1]?.scene.kind).map(({ key }) => key),
      );
      expect(kinds).toEqual([]);
      const look = ({ scene: { kind, variant } }: DemoGyg) => `${kind} ${variant % compositionCount(kind)}`;
      const pages = [0, 20, 40].map((from) => soonest.slice(from, from + 20));
      expect([...pages, home].map((page) => repeated(page.map(look)))).toEqual([[], [], [], []]);
    },
  );
});

describe('its needs', () => {
  const needs = hostedGygs.flatMap(({ host, gyg }) => gyg.needs.map((need) => ({ host, gyg, need })));

  it('hold no more bookings than they offer, and some are full', () => {
    for (const { host, gyg, need } of needs) {
      expect(heldBy(bookingsOf(need, gyg, host)), `${gyg.key}: ${need.title}`).toBeLessThanOrEqual(need.offered);
    }
    const full = needs.filter(({ host, gyg, need }) => heldBy(bookingsOf(need, gyg, host)) === need.offered);
    expect(full.length).toBeGreaterThan(0);
  });

  it('are of every kind of who may offer, some wait for the host’s yes', () => {
    expect(new Set(needs.map(({ need }) => need.who)).size).toBe(6);
    expect(needs.some(({ need }) => need.approval)).toBe(true);
  });

  it('are booked once by those who may, in the name of organisations they belong to', () => {
    for (const { host, gyg, need } of needs) {
      const bookings = bookingsOf(need, gyg, host);
      expect(repeated(bookings.map(({ person }) => person)), `${gyg.key}: ${need.title}`).toEqual([]);
      for (const { person, as, quantity, status, representation } of bookings) {
        const what = `${gyg.key}: ${need.title}, ${person}`;
        expect(mayOffer(person, need, gyg, host), what).toBe(true);
        const role = as === undefined ? undefined : roleIn(as, person);
        if (as !== undefined) expect(role, what).toBeDefined();
        if (role === 'ADMIN') expect(representation, what).toBe('ACCEPTED');
        if (need.kind === 'SKILL') expect(quantity, what).toBe(1);
        if (status === 'PENDING' || status === 'DECLINED') expect(need.approval, what).toBe(true);
        if (gyg.state === 'draft') expect(bookings, what).toEqual([]);
      }
    }
  });

  it('hold bookings in every state, with every answer to a wish to represent, and every kind of attendance', () => {
    const bookings = needs.flatMap(({ host, gyg, need }) => bookingsOf(need, gyg, host));
    const statuses = bookings.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['ACTIVE', 'PENDING', 'CANCELLED', 'DECLINED']));
    const wishes = new Set(bookings.map(({ representation }) => representation));
    expect(wishes).toEqual(new Set([undefined, 'ACCEPTED', 'PENDING', 'DECLINED', 'REVOKED']));
    for (const { status, reason } of bookings) {
      if (status === 'CANCELLED') expect(reason).toBeTruthy();
    }
    const came = new Set(bookings.map(({ attendance }) => attendance));
    expect(came).toEqual(new Set([undefined, 'ATTENDED', 'ABSENT', 'APPROVED_UNATTENDANCE']));
  });

  it('have waiting lists only if they are full, of people who may book and have not', () => {
    const queued = needs.filter(({ need }) => need.waiting.length > 0);
    expect(queued.length).toBeGreaterThanOrEqual(2);
    for (const { host, gyg, need } of queued) {
      const what = `${gyg.key}: ${need.title}`;
      const bookings = bookingsOf(need, gyg, host);
      const freed = bookings.filter(({ late }) => late);
      expect(heldBy(bookings) + freed.length, what).toBe(need.offered);
      const waiting = need.waiting.map(({ person }) => person);
      expect(
        waiting.filter((person) => bookings.some((booking) => booking.person === person)),
        what,
      ).toEqual([]);
      expect(
        waiting.every((person) => mayOffer(person, need, gyg, host)),
        what,
      ).toBe(true);
      expect(gyg.state, what).toBe('upcoming');
    }
    const full = gygs.filter(({ recipients }) => (recipients?.waiting.length ?? 0) > 0);
    expect(full.length).toBeGreaterThan(0);
    for (const { key, recipients } of full) {
      expect(
        recipients?.booked.filter(({ cancelled }) => cancelled === undefined),
        key,
      ).toHaveLength(recipients?.places ?? 0);
    }
  });

  it('are thanked for after a gyg, and confirmed before it', () => {
    for (const { gyg, need } of needs) {
      for (const { thanks = '', confirmed, late, status, attendance, person } of need.bookings) {
        const what = `${gyg.key}: ${need.title}, ${person}`;
        if (thanks !== '') expect([gyg.state, status, attendance], what).toEqual(['finished', 'ACTIVE', 'ATTENDED']);
        if (confirmed) expect([gyg.state, status], what).toEqual(['upcoming', 'ACTIVE']);
        if (late) expect(status, what).toBe('CANCELLED');
      }
    }
  });

  it('leave room for recipients, never for fewer than have a place', () => {
    const receiving = gygs.flatMap(({ recipients }) => recipients ?? []);
    expect(receiving.length).toBeGreaterThan(0);
    for (const { places, booked } of receiving) expect(booked.length).toBeLessThanOrEqual(places);
  });

  it('gave all places for recipients if they are finished, as their results say', () => {
    const finished = gygs.filter(({ state, recipients }) => state === 'finished' && recipients !== undefined);
    expect(finished.length).toBeGreaterThan(0);
    for (const { key, recipients } of finished) {
      expect(
        recipients?.booked.filter(({ cancelled }) => cancelled === undefined),
        key,
      ).toHaveLength(recipients?.places ?? 0);
    }
  });
});

describe('its people', () => {
  it('have each a name of their own', () => {
    expect(repeated(Object.values(people).map(({ name }) => name))).toEqual([]);
  });

  it('can sign in as six, with the roles that the accounts promise', () => {
    const rolesOf = (email: string) => {
      const person = demoAccounts.find((account) => account.email === email)?.person;
      return organizations.flatMap((organization) =>
        person === undefined ? [] : (roleOf(person, organization) ?? []),
      );
    };
    expect(demoAccounts).toHaveLength(6);
    expect(rolesOf('volunteer@demo.gyg')).toEqual(['MEMBER', 'MEMBER']);
    expect(rolesOf('host@demo.gyg')).toEqual(['ADMIN', 'ADMIN']);
    expect(rolesOf('host2@demo.gyg')).toEqual(['ADMIN']);
    expect(rolesOf('manager@demo.gyg')).not.toContain('ADMIN');
    expect(rolesOf('super@demo.gyg')).not.toContain('ADMIN');
    expect(rolesOf('new@demo.gyg')).toEqual([]);
    expect(count(({ team }) => team.includes('jonas'))).toBe(1);
    expect(demoAccounts.filter(({ groups }) => groups.includes('superusers'))).toHaveLength(1);
  });

  it('include a volunteer with bookings past and coming, and a newcomer without any', () => {
    const of = (person: string) =>
      hostedGygs.filter(({ host, gyg }) =>
        gyg.needs.some((need) => bookingsOf(need, gyg, host).some((booking) => booking.person === person)),
      );
    const states = new Set(of('elin').map(({ gyg }) => gyg.state));
    expect(states).toEqual(new Set(['upcoming', 'ongoing', 'finished']));
    expect(of('noor')).toEqual([]);
  });

  it('wait to be let in where they do not belong yet', () => {
    for (const { organization, person } of requests.memberships) {
      expect(roleIn(organization, person)).toBeUndefined();
    }
    const statuses = requests.organizations.map(({ status }) => status).sort();
    expect(statuses).toEqual(['ACCEPTED', 'DECLINED', 'PENDING', 'PENDING', 'PENDING']);
  });

  it('have notifications for every account, read, unread and archived', () => {
    expect(new Set(notifications.map(({ to }) => to))).toEqual(new Set(demoAccounts.map(({ person }) => person)));
    expect(notifications.some(({ viewed }) => !viewed)).toBe(true);
    expect(notifications.some(({ archived }) => archived)).toBe(true);
  });
});

describe('what hosts answer and send', () => {
  it('comes from people who may send it', () => {
    for (const { from, by, message } of invites) expect(roleIn(from, by), message).toBe('ADMIN');
    for (const { gyg, by, body } of gygMessages) expect(byKey(gyg).team, body).toContain(by);
  });

  it('answers proposals of people who may send them, to questions that are asked', () => {
    for (const { key, by, as, to, answers = {} } of proposals) {
      if (as !== undefined) expect(roleIn(as, by), key).toBeDefined();
      const asked = organizations.find((organization) => organization.key === to)?.proposals;
      expect(asked, key).toBeDefined();
      if (asked?.whoCanSubmit === 'MEMBERS') expect(roleIn(to, by), key).toBeDefined();
      const questions = asked?.questions.map(({ text }) => text);
      expect(questions, key).toEqual(expect.arrayContaining(Object.keys(answers)));
    }
  });

  it('asks questions of its own, in both languages', () => {
    const asking = organizations.flatMap((organization) => organization.proposals?.questions ?? []);
    expect(asking.length).toBeGreaterThan(1);
    for (const { text, translation } of asking) expect(translation, text).not.toBe('');
  });
});

describe('what is shown first', () => {
  it('is open gygs, organisations in sight and approved moments', () => {
    expect(featured.gygs.length).toBeGreaterThan(0);
    for (const key of featured.gygs) {
      expect(['upcoming', 'ongoing'], key).toContain(byKey(key).state);
      expect(byKey(key).hidden, key).toBe(false);
    }
    expect(featured.organizations.length).toBeGreaterThan(0);
    for (const key of featured.organizations) {
      expect(organizations.find((organization) => organization.key === key)?.profileVisible, key).toBe(true);
    }
    expect(featured.stories.length).toBeGreaterThan(0);
    for (const { gyg, story } of featured.stories) expect(byKey(gyg).stories[story]?.approved, gyg).toBe(true);
  });
});
