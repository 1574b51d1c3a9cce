import { describe, expect, it } from 'vitest';
import { softBreaks } from './soft-breaks';

const shown = (text: string) => softBreaks(text).replaceAll('\u00AD', '-');

describe('softBreaks', () => {
  it('lets long Swedish words break before a consonant that a vowel follows', () => {
    expect(shown('Representationsmedgivanden')).toBe('Repre-sen-ta-tions-med-gi-vanden');
    expect(shown('Naturvårdsförvaltningen')).toBe('Natur-vårds-för-valt-ningen');
  });

  it('keeps the s of a joint with the word before it', () => {
    expect(shown('samarbetsorganisationer')).toContain('bets-or');
  });

  it('leaves shorter words, and what is no letter, as they are', () => {
    const text = 'Vårstädning på Ramsviks yttersida 2027-06-12 https://gyg.test/1234567890123456';
    expect(softBreaks(text)).toBe(text);
  });

  it('leaves at least four letters at a word’s beginning and end', () => {
    const parts = shown('Personuppgiftsbehandlingens').split('-');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0]?.length).toBeGreaterThanOrEqual(4);
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(4);
  });
});
