import { describe, expect, test } from 'vitest';
import { checkRetiredNames } from './retired-names.mjs';
import { retiredNames } from './retired-names-table.mjs';
import { treeOf } from './source-tree.mjs';

const file = 'api/src/features/gyg/gyg.service.ts';

describe('retired names', () => {
  test.each(retiredNames)('$planted is refused with its replacement', ({ planted, instead }) => {
    const [problem] = checkRetiredNames(treeOf({ [file]: `\n${planted}\n` }));
    expect(problem).toMatchObject({ file, line: 2 });
    expect(problem?.message).toContain(instead);
  });

  test('are refused in file names too', () => {
    const problems = checkRetiredNames(treeOf({ 'api/database/src/schema/organisation-pages.ts': '' }));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('organization')]);
  });

  test.each(["grant('nobody@example.org')", "params: { userId: 'nobody' }", '`stranger-${number}`'])(
    'are allowed as data: %s',
    (line) => {
      expect(checkRetiredNames(treeOf({ [file]: line }))).toEqual([]);
    },
  );

  test('leave British English and standard names alone', () => {
    const text = "const organizationId = tx.id; // the organisation's page\nexport const label = 'Organisations';\n";
    expect(checkRetiredNames(treeOf({ [file]: text }))).toEqual([]);
  });
});
