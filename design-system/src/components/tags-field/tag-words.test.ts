import { expect, it } from 'vitest';
import { addTags, cleanTag } from './tag-words';

it('a tag has no # and no spaces', () => {
  expect(cleanTag(' #shore day ')).toBe('shoreday');
});

it('a pasted list with commas becomes several tags; empty parts are ignored', () => {
  expect(addTags(['shore'], 'nature, #family,, ', 10).tags).toEqual(['shore', 'nature', 'family']);
});

it('a tag that exists in another case is rejected, and so is a duplicate in the same input', () => {
  expect(addTags(['shore'], 'Shore', 10)).toEqual({
    tags: ['shore'],
    added: [],
    refused: { tag: 'Shore', why: 'duplicate' },
  });
  expect(addTags([], 'shore,shore', 10).tags).toEqual(['shore']);
});

it('no more than the maximum are added', () => {
  expect(addTags(['shore'], 'nature,family', 2)).toEqual({
    tags: ['shore', 'nature'],
    added: ['nature'],
    refused: { tag: 'family', why: 'full' },
  });
});
