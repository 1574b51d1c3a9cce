import { remoteConfig } from './webpack/remote.mjs';
import { shellConfig } from './webpack/shell.mjs';

/**
 * The webpack configuration of one part of the product.
 * @param {'shell' | { name: string, platform: string }} part a remote is given by its remote.json
 * @param {{ root: string, dist: string, dev?: boolean }} options absolute paths; dev: for the development server
 * @returns {import('webpack').Configuration}
 */
export function createConfig(part, { root, dist, dev = false }) {
  if (part === 'shell') return shellConfig({ root, dist, dev });
  return remoteConfig({ root, dist, dev, remote: part });
}
