/** The fill of the meter in percent: 25 below 3 characters, 50 below 5, 75 below 8, 100 from 8. */
export const passwordFill = (password: string): 25 | 50 | 75 | 100 => {
  const { length } = password;
  if (length < 3) return 25;
  if (length < 5) return 50;
  return length < 8 ? 75 : 100;
};
