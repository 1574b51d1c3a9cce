import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { at } from '../paths.mjs';

/**
 * What is between a style sheet as it is written and as it is served, for webpack, Vite and Storybook alike: the
 * widths that layouts change at have names (`@media (--phone)`), kept with the tokens.
 */
export default {
  plugins: [globalData({ files: [at('design-system', 'tokens', 'widths.css')] }), customMedia()],
};
