import { describe, expect, it } from 'vitest';
import { content } from '../content/content';
import { type Present, planFurtherGygs } from './further-gygs';

const all: Present = { hasHost: () => true, hasGyg: () => false };
const keysOf = (count: number, present = all) => planFurtherGygs(count, present).map(({ gyg }) => gyg.key);

describe('further gygs', () => {
  it('are as many as were asked for, all different, each a second time before one is there a third time', () => {
    const keys = keysOf(50);
    expect(new Set(keys).size).toBe(50);
    const second = keys.filter((key) => key.endsWith('-2'));
    expect(keys.slice(0, second.length)).toEqual(second);
    expect(keys.slice(second.length).every((key) => key.endsWith('-3'))).toBe(true);
  });

  it('go on after those that are there', () => {
    const first = keysOf(5);
    const next = keysOf(5, { ...all, hasGyg: (_host, key) => first.includes(key) });
    expect(next).toEqual(keysOf(10).slice(5));
  });

  it('are hosted by organisations that are there; without them there are none', () => {
    const hosts = planFurtherGygs(20, { ...all, hasHost: (key) => key === 'matladan-norrkoping' });
    expect(new Set(hosts.map(({ host }) => host.key))).toEqual(new Set(['matladan-norrkoping']));
    expect(keysOf(3, { ...all, hasHost: () => false })).toEqual([]);
  });

  it('are about something to come, and have no people of the first time', () => {
    for (const { gyg } of planFurtherGygs(50, all)) {
      const first = content().hostedGygs.find((hosted) => hosted.gyg.key === gyg.again?.of)?.gyg;
      expect(['upcoming', 'ongoing']).toContain(first?.state);
      expect(gyg.at.inDays).toBeGreaterThanOrEqual(7);
      expect(gyg.at.on).toBe(first?.at.on);
      expect(gyg.needs.flatMap(({ bookings }) => bookings)).toEqual([]);
      expect(gyg.recipients?.booked ?? []).toEqual([]);
    }
  });
});
