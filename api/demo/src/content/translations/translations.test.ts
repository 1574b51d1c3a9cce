import { limits } from '@gyg/contract';
import { describe, expect, it } from 'vitest';
import { hostedGygs } from '../organizations';
import { translations } from './translations';

const gygs = new Map(hostedGygs.map(({ gyg }) => [gyg.key, gyg]));

describe('the second languages of the demo', () => {
  const upcoming = [...gygs.values()].filter(({ state }) => state === 'upcoming');

  it('are there for a third of the upcoming gygs, in both directions', () => {
    const translated = upcoming.filter(({ key }) => translations.has(key));
    expect(translated.length).toBe(translations.size);
    expect(translated.length).toBeGreaterThanOrEqual(Math.floor(upcoming.length / 3));
    expect(new Set(translated.map(({ written }) => written))).toEqual(new Set(['en', 'se']));
  });

  it('cover every text and every need, in the other language', () => {
    const swedish = / (och|som|på|är|för|med) /;
    for (const [key, { title, summary, preface, description, participantInfo, recipients, needs }] of translations) {
      const gyg = gygs.get(key);
      if (gyg === undefined) throw new Error(`no gyg ${key}`);
      expect([needs.length, description.length], key).toEqual([gyg.needs.length, gyg.description.length]);
      expect(recipients === undefined, key).toBe(gyg.recipients === undefined);
      expect([title.length <= limits.title, summary.length <= limits.summary], key).toEqual([true, true]);
      const text = [summary, preface, ...description, participantInfo].join(' ');
      expect(swedish.test(text), key).toBe(gyg.written === 'en');
    }
  });
});
