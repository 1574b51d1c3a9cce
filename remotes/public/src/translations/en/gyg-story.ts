/** Texts of a story from a gyg, on its page and over the gyg's page. */
export const gygStory = {
  nameOfAuthor: 'Story by {{author}}',
  nameOfGyg: 'Story from {{gyg}}',
  participant: 'A participant',
  stories: 'Stories',
  share: 'Share this story',
  answer: 'An answer from the host',
  happenedAt: 'This happened at',
  more: 'More from this gyg',
  missing: 'This story does not exist, or has not been approved.',
  notPublic: {
    PENDING: 'A host has not approved this story yet. Only its author and the hosts can see it.',
    REJECTED: 'A host has declined this story. Only its author and the hosts can see it.',
  },
};
