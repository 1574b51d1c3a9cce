import { areas } from './areas.mjs';

const area = areas[process.env.MUTANTS_OF ?? ''];
if (area === undefined) throw new Error('MUTANTS_OF names no area.');
// The other projects need not load their plugins.
process.argv.push('--project', area.project);
const { default: whole } = await import('../config/vitest.config');

const projects = whole.test?.projects?.flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === area.project
    ? [{ ...project, test: { ...project.test, include: area.tests } }]
    : [],
);
/** Tests wait for what a mutant prevents, in ms: less than otherwise, since many mutants prevent something. */
const patience = 10_000;

export default {
  ...whole,
  plugins: [
    {
      name: 'less-patience',
      transform: (_code: string, id: string) =>
        id.endsWith('/test/patience.mjs') ? `export const patience = ${patience};` : undefined,
    },
  ],
  test: { ...whole.test, projects, testTimeout: 60_000, expect: { poll: { timeout: patience } } },
};
