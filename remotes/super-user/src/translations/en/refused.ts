export const refused = {
  title: 'Not permitted',
  text: 'Only the administrators of the platform can see this page.',
  home: 'Go to the home page',
} as const;
