import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { binScript } from '../bin-script.mjs';
import { at, root } from '../paths.mjs';
import { runToEnd } from '../processes.mjs';
import { say } from '../terminal.mjs';
import { newestBelow } from './newest-below.mjs';

const SOURCES = [
  '.storybook',
  'design-system',
  'remotes',
  'widgets',
  'host-shell/src',
  'host-shell/platform',
  'api/contract',
  'api/mail',
];

/**
 * Prepares the static Storybook. Rebuilds it if a source is newer.
 * @returns {Promise<string>} its folder
 */
export async function prepareStorybook() {
  const output = at('dist', 'storybook');
  const index = path.join(output, 'index.json');
  const newest = newestBelow(SOURCES.map((source) => at(source)));
  if (existsSync(index) && statSync(index).mtimeMs > newest) return output;
  say('  Building Storybook first.');
  const args = ['build', '--config-dir', '.storybook', '--output-dir', output, '--quiet', '--disable-telemetry'];
  const code = await runToEnd(process.execPath, [binScript('storybook'), ...args], {
    cwd: root,
    env: { ...process.env, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (code !== 0) throw new Error('Storybook could not be built.');
  return output;
}
