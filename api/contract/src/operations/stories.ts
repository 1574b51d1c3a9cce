import { defineOperations } from '../operation';
import { listOf } from '../schemas/common';
import { storySchema } from '../schemas/stories';

export const storyOperations = defineOperations({
  listFeaturedStories: {
    summary: 'The stories featured on the home page',
    tag: 'stories',
    who: ['any'],
    answers: { 200: listOf('stories', storySchema) },
    errors: [],
  },
});
