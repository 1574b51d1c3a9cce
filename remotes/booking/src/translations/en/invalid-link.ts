export const invalidLink = {
  title: 'This link doesn’t work',
  toHome: 'Go to the home page',
};
