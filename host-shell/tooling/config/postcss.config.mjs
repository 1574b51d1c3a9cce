import { createRequire } from 'node:module';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/**
 * PostCSS configuration for webpack, Vite and Storybook. The widths at which layouts change have names (`@media
 * (--phone)`), defined with the tokens.
 */
export default {
  plugins: [
    globalData({ files: [createRequire(import.meta.url).resolve('@gyg/design-system/widths.css')] }),
    customMedia(),
  ],
};
