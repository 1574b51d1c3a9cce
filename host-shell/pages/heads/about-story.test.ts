import { buildStoryPage } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { aboutStory } from './about-story';

const pictured = { url: '/media/uploads/story/a-1600.webp', caption: 'Eleven sacks' };
const altOf = (over: object) => {
  const story = buildStoryPage({ ...pictured, ...over });
  const about = aboutStory(story, story.gygId, { publicUrl: 'https://gyg.example' } as Parameters<
    typeof aboutStory
  >[2]);
  return typeof about === 'object' ? about.image?.alt : undefined;
};

test('the picture of a shared story is described by its author, else by the caption', () => {
  expect(altOf({ altText: 'Two people with a sack' })).toBe('Two people with a sack');
  expect(altOf({ altText: '' })).toBe('Eleven sacks');
});
