import { describe, expect, it } from 'vitest';
import { hostedGygs } from './organizations';

const gygs = hostedGygs.map(({ gyg }) => gyg);
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the words of the demo', () => {
  it('are there, and no two gygs share a sentence', () => {
    for (const gyg of gygs) {
      for (const text of [gyg.title, gyg.summary, gyg.preface, gyg.other, gyg.address, ...gyg.description]) {
        expect(text.trim(), gyg.key).not.toBe('');
      }
      expect(gyg.description.length, gyg.key).toBeGreaterThanOrEqual(2);
      if (gyg.state !== 'draft') expect(gyg.participantInfo, gyg.key).not.toBe('');
    }
    const texts = gygs.flatMap((gyg) => [gyg.title, gyg.summary, gyg.preface, gyg.other, ...gyg.description]);
    expect(repeated(texts)).toEqual([]);
    expect(repeated(gygs.flatMap(({ needs }) => needs.map(({ description }) => description)))).toEqual([]);
  });

  it('fit the limits of the contract', () => {
    for (const { title, summary } of gygs) {
      expect(title.length).toBeLessThanOrEqual(140);
      expect(summary.length).toBeLessThanOrEqual(400);
    }
  });

  it('tell with numbers what came of each finished gyg, and of no other', () => {
    for (const gyg of gygs) {
      if (gyg.state === 'finished') expect(gyg.impact, gyg.key).toMatch(/\d/);
      else expect(gyg.impact, gyg.key).toBeUndefined();
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
    const stories = gygs.flatMap((gyg) => gyg.stories ?? []);
    expect(new Set(stories.map(({ approved }) => approved === true))).toEqual(new Set([true, false]));
    expect(repeated(stories.map(({ caption }) => caption))).toEqual([]);
    for (const { caption } of stories) expect(caption.length).toBeLessThanOrEqual(900);
  });
});
