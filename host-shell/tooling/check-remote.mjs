import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { binScript } from './bin-script.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { bold, red, say } from './terminal.mjs';

const config = (file) => at('host-shell', 'tooling', 'config', file);

/** A configuration for the types of one remote, with what it imports. */
function typesOf(folder) {
  const file = at('.cache', 'types', `${folder.replace('/', '-')}.json`);
  mkdirSync(at('.cache', 'types'), { recursive: true });
  const ambient = ['design-system/src', 'host-shell/platform/src'].map((one) => at(one, '**/*.d.ts'));
  writeFileSync(
    file,
    JSON.stringify({ extends: config('tsconfig.web.json'), include: [at(folder, 'src'), ...ambient] }),
  );
  return file;
}

/**
 * Runs the checks and tests of one remote. Continues after a failure.
 * @param {string | undefined} name
 * @returns {Promise<number>} the exit code
 */
export async function checkRemote(name = '') {
  if (name === '' || !existsSync(at('remotes', name, 'remote.json'))) {
    say(red(`No remote is called "${name}": npm run check -- --remote booking`));
    return 1;
  }
  const folder = `remotes/${name}`;
  const checks = {
    types: [binScript('tsc', '@typescript/native'), '-p', typesOf(folder), '--checkers', '1'],
    'lint, format, controls': [binScript('biome', '@biomejs/biome'), 'ci', folder],
    'who imports whom': [
      ...[binScript('depcruise', 'dependency-cruiser'), '--config', config('dependency-cruiser.mjs')],
      ...['-T', 'err-long', folder],
    ],
    'tokens in style sheets': [
      ...[binScript('stylelint'), '--config', config('stylelint.config.mjs'), '--allow-empty-input'],
      ...['-f', 'unix', `${folder}/**/*.css`],
    ],
    'folders, stories, texts': [at('host-shell', 'tooling', 'checks', 'run.mjs'), '--in', folder],
    tests: [
      ...[binScript('vitest'), 'run', '--config', config('vitest.config.ts'), '--reporter=dot'],
      ...['--project', 'screens', '--project', 'alone', folder],
    ],
  };
  let code = 0;
  for (const [label, command] of Object.entries(checks)) {
    say(bold(label));
    if ((await runToEnd(process.execPath, command, { cwd: root })) !== 0) code = 1;
  }
  return code;
}
