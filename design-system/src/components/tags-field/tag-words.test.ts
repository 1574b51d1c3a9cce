import { expect, it } from 'vitest';
import { addTags, cleanTag } from './tag-words';

it('a tag has no # and no spaces', () => {
  expect(cleanTag(' #shore day ')).toBe('shoreday');
});

it('what is pasted with commas becomes several tags; empty places none', () => {
  expect(addTags(['shore'], 'nature, #family,, ', 10).tags).toEqual(['shore', 'nature', 'family']);
});

it('a tag that is there in another case is refused, and so is one twice in one go', () => {
  expect(addTags(['shore'], 'Shore', 10)).toEqual({
    tags: ['shore'],
    added: [],
    refused: { tag: 'Shore', why: 'duplicate' },
  });
  expect(addTags([], 'shore,shore', 10).tags).toEqual(['shore']);
});

it('no more than the most are taken', () => {
  expect(addTags(['shore'], 'nature,family', 2)).toEqual({
    tags: ['shore', 'nature'],
    added: ['nature'],
    refused: { tag: 'family', why: 'full' },
  });
});
