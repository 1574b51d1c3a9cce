import { createHash } from 'node:crypto';
import path from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { root } from '../paths.mjs';

/** How many mutants of an area are tried. */
const SAMPLE = 50;
/** Another seed draws other mutants. */
const SEED = '1';

/** The place of a mutant in the draw: the same on every computer as long as its file is the same. */
function lot({ fileName, location, mutatorName, replacement }) {
  const file = path.relative(root, fileName).split(path.sep).join('/');
  return createHash('sha256')
    .update(JSON.stringify([SEED, file, location, mutatorName, replacement]))
    .digest('hex');
}

/**
 * Stryker has no samples. A checker decides which mutants can be tried, normally by compiling them; this one draws them instead.
 * The others are reported as errors, and do not count.
 */
const sample = () => ({
  init: async () => undefined,
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) => {
    const drawn = mutants
      .map((mutant) => ({ id: mutant.id, lot: lot(mutant) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1));
    const result = (_, index) =>
      index < SAMPLE ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not drawn' };
    return Object.fromEntries(drawn.map(({ id }, index) => [id, result(id, index)]));
  },
});

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sample)];
