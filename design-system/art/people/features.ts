/** The features of the people in the pictures. */
export const skins = ['#F0C4A0', '#8D5A3B', '#D79A6E', '#5B3A29', '#E8B48C'] as const;
export const hairs = ['#3a2a20', '#C98B3C', '#1d1a1a', '#8f8c88', '#7a3b1e'] as const;
export type HeadWear = 'hat' | 'cap' | 'bun' | 'scarf' | 'short' | 'curls';
export const headWears = ['cap', 'bun', 'short', 'hat', 'scarf', 'curls'] as const;
