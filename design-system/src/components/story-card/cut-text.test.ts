import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutText', () => {
  it('leaves short texts unchanged', () => {
    expect(cutText('Elva säckar före lunch', 22)).toBe('Elva säckar före lunch');
  });

  it('cuts between words, and never returns more than the maximum', () => {
    const cut = cutText('Vi fyllde elva säckar före lunch, och sedan rodde vi hem.', 34);
    expect(cut).toBe('Vi fyllde elva säckar före lunch…');
    expect(Array.from(cut).length).toBeLessThanOrEqual(34);
  });

  it('cuts inside a word that is longer than a line, and never inside a character', () => {
    expect(cutText('🐟'.repeat(20), 10)).toBe(`${'🐟'.repeat(9)}…`);
  });
});
