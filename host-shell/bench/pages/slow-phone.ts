/**
 * A phone on a slow connection, as Lighthouse's preset "Slow 4G" sets it in DevTools: the latency is for each request,
 * 3.75 times the round trip of 150 ms, and the rates are nine tenths of 1.6 Mbit/s and 750 kbit/s. The processor is four
 * times slower.
 */
const bytesOfKilobits = (kilobits: number) => (kilobits * 1024) / 8;

export const slowNetwork = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: bytesOfKilobits(1.6 * 1024 * 0.9),
  uploadThroughput: bytesOfKilobits(750 * 0.9),
};
export const slowerProcessor = 4;

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
};
