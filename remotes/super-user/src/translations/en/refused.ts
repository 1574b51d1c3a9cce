export const refused = {
  title: 'Not permitted',
  text: 'Only super users can see this page.',
  home: 'Go to the home page',
} as const;
