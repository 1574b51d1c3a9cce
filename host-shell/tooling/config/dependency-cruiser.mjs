/**
 * The import rules (`npm run check -- imports`). Types count like values: a type from the wrong place is a dependency
 * too.
 */
import { apiRules } from './imports/api-rules.mjs';
import { floorRules } from './imports/floor-rules.mjs';
import { generalRules } from './imports/general-rules.mjs';
import { packageRules } from './imports/package-rules.mjs';
import { placeRules } from './imports/place-rules.mjs';
import { remoteRules } from './imports/remote-rules.mjs';

export default {
  forbidden: [...generalRules, ...placeRules, ...packageRules, ...floorRules, ...apiRules, ...remoteRules],
  options: {
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    exoticRequireStrings: ['require.resolve'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*/(?:dist|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
