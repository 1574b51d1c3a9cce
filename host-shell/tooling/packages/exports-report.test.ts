import { expect, test } from 'vitest';
import { reportExports, shortened } from './exports-report.mjs';
import { referencePage } from './reference-page.mjs';

const declarations = new Map([
  ['src/index.d.ts', "export { call, type Area } from './area.js';\nexport { useForm } from 'a-form';\n"],
  [
    'src/area.d.ts',
    "interface Hidden {\n    a: import('zod').ZodString;\n}\n/** Said. */\nexport interface Area {\n    /** Its name. */\n    name: string;\n    hidden: Hidden;\n}\nexport declare const call: (name: string) => void;\n",
  ],
  ['src/testing.d.ts', 'export declare const fake: 1;\n'],
]);
const entries: [string, string][] = [
  ['.', 'src/index'],
  ['./testing', 'src/testing'],
];
const { text, model } = reportExports({ name: '@gyg/platform', version: '1.0.0' }, declarations, entries);

test('the report has every entry, what comes from libraries, and types that exported ones use', () => {
  expect(text).toContain('export interface Area {\n    hidden: Hidden;\n    name: string;\n}');
  expect(text).toContain('declare namespace $testing {\n    export {\n        fake\n    }\n}');
  expect(text).toContain('export { useForm }');
  expect(text).toContain('interface Hidden {');
});

test('the reference says the comments of exports and of their members', () => {
  const page = referencePage('@gyg/platform', model);
  expect(page).toContain(
    '### Area\n\nSaid.\n\n```ts\ninterface Area {\n  hidden: Hidden;\n  // Its name.\n  name: string;\n}\n```',
  );
  expect(page).toContain('## @gyg/platform/testing\n\n### fake');
});

test('a schema that is written out is a hash, which changes with it', () => {
  const schema = (field: string) => `declare const area: z.ZodObject<{\n    id: ${field};\n}, z.$strict>;`;
  expect(shortened(schema('z.ZodString'))).toMatch(/^declare const area: z\.ZodObject<'… [0-9a-f]{8}', z\.\$strict>;$/);
  expect(shortened(schema('z.ZodNumber'))).not.toBe(shortened(schema('z.ZodString')));
});
