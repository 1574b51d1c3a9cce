/** Texts of pages for frames on other sites. */
export const plugin = {
  title: 'gygs',
  titleOf: 'Gygs of {{name}}',
  loading: 'Loading gygs',
  shown: '{{shown}} of {{total}} gygs',
  more: 'Show more',
  all: 'See all on Gyg',
};
