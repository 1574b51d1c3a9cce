/** Texts of pages for frames on other sites. */
export const plugin = {
  title: 'Gygar',
  titleOf: 'Gygar hos {{name}}',
  loading: 'Hämtar gygar',
  shown: '{{shown}} av {{total}} gygar',
  more: 'Visa fler',
  all: 'Se alla på Gyg',
};
