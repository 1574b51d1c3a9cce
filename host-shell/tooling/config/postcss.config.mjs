import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { at } from '../paths.mjs';

/**
 * PostCSS configuration for webpack, Vite and Storybook. The widths at which layouts change have names (`@media
 * (--phone)`), defined with the tokens.
 */
export default {
  plugins: [globalData({ files: [at('design-system', 'tokens', 'widths.css')] }), customMedia()],
};
