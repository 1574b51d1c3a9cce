// The icons that small elements use too: each on its own, so that they load no others.
export const alert = 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01';
export const calendar = 'M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7';
export const pin =
  'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0c0 3 2 6 7 11.5zM14.5 9.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0';
export const user = 'M16 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0M4.5 20.5c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7';
