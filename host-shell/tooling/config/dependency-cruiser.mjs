/**
 * The import rules (`npm run check -- imports`). Types count like values: a type from the wrong place is a dependency
 * too.
 */
import { apiRules } from './imports/api-rules.mjs';
import { generalRules, packageRules } from './imports/general-rules.mjs';
import { floorRules, placeRules, remoteRules } from './imports/place-rules.mjs';

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
