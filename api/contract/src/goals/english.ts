/** The goals' titles, goal 1 first. */
export const titles = [
  'No poverty',
  'Zero hunger',
  'Good health and well-being',
  'Quality education',
  'Gender equality',
  'Clean water and sanitation',
  'Affordable and clean energy',
  'Decent work and economic growth',
  'Industry, innovation and infrastructure',
  'Reduced inequalities',
  'Sustainable cities and communities',
  'Responsible consumption and production',
  'Climate action',
  'Life below water',
  'Life on land',
  'Peace, justice and strong institutions',
  'Partnerships for the goals',
] as const;

/** The titles that are too long for below a tile, in short, by the goal's number. */
export const shortTitles: Readonly<Record<number, string>> = {
  3: 'Good health',
  6: 'Clean water',
  7: 'Clean energy',
  8: 'Decent work',
  9: 'Innovation',
  11: 'Sustainable cities',
  12: 'Responsible consumption',
  16: 'Peace and justice',
  17: 'Partnerships',
};
