import { describe, expect, it } from 'vitest';
import { content } from './content';

const gygs = content().hostedGygs.map(({ gyg }) => gyg);
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the words of the demo', () => {
  it('are there for those who come, and no two gygs share a sentence', () => {
    for (const gyg of gygs) {
      if (gyg.state !== 'draft') expect(gyg.participantInfo, gyg.key).not.toBe('');
    }
    const texts = gygs.flatMap((gyg) => [gyg.title, gyg.summary, gyg.preface, gyg.other, ...gyg.description]);
    expect(repeated(texts)).toEqual([]);
    expect(repeated(gygs.flatMap(({ needs }) => needs.map(({ description }) => description)))).toEqual([]);
  });

  it('tell with numbers what came of each finished gyg, and of no other', () => {
    for (const gyg of gygs) {
      if (gyg.state === 'finished') expect(gyg.impact, gyg.key).toMatch(/\d/);
      else expect(gyg.impact, gyg.key).toBe('');
    }
  });

  it('end in the other language', () => {
    const swedish = / (och|som|på|är|för|med) /;
    for (const gyg of gygs) {
      const [own, other] =
        gyg.written === 'se' ? [gyg.description.join(' '), gyg.other] : [gyg.other, gyg.description.join(' ')];
      expect(own, gyg.key).toMatch(swedish);
      expect(other, gyg.key).not.toMatch(/ (och|som|är) /);
    }
  });

  it('include moments, approved and not yet, each in its own words', () => {
    const stories = gygs.flatMap((gyg) => gyg.stories);
    expect(new Set(stories.map(({ approved }) => approved))).toEqual(new Set([true, false]));
    expect(repeated(stories.map(({ caption }) => caption))).toEqual([]);
  });
});

describe('the second languages of the demo', () => {
  const upcoming = gygs.filter(({ state }) => state === 'upcoming');
  const translated = gygs.filter(({ translation }) => translation !== undefined);

  it('are there for a third of the upcoming gygs, in both directions', () => {
    expect(new Set(translated.map(({ state }) => state))).toEqual(new Set(['upcoming']));
    expect(translated.length).toBeGreaterThanOrEqual(Math.floor(upcoming.length / 3));
    expect(new Set(translated.map(({ written }) => written))).toEqual(new Set(['en', 'se']));
  });

  it('cover every text and every need, in the other language', () => {
    const swedish = / (och|som|på|är|för|med) /;
    for (const { translation, key, ...gyg } of translated) {
      const { summary, preface, description = [], participantInfo, recipients, needs } = translation ?? {};
      expect([needs?.length, description.length], key).toEqual([gyg.needs.length, gyg.description.length]);
      expect(recipients === '', key).toBe(gyg.recipients === undefined);
      const text = [summary, preface, ...description, participantInfo].join(' ');
      expect(swedish.test(text), key).toBe(gyg.written === 'en');
    }
  });
});
