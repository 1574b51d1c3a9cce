import { z } from 'zod';

const text = z.string().min(1);
const path = z.string().regex(/^\//, 'must begin with /');

const navigationSchema = z.strictObject({
  path: path.describe('The page that the entry opens.'),
  labels: z.strictObject({ en: text, sv: text }).describe('The words of the entry in both languages.'),
  roles: z
    .array(z.enum(['GUEST', 'USER', 'ADMIN', 'SUPER', 'MANAGER']))
    .min(1)
    .describe(
      'Who sees the entry: guests, people who are logged in, administrators of an organisation while they act for it, platform administrators, gyg managers.',
    ),
  order: z.number().int().describe('Its place among the entries of all remotes: the smallest number comes first.'),
  place: z
    .enum(['bar', 'menu'])
    .default('bar')
    .describe('"menu": only in the slide-out menu, if the header of the role is full.'),
});

const headSchema = z.strictObject({
  title: text.describe('The title of the page, as its screen sets it, without the name of the site.'),
  description: text.describe('What search engines and shared links say about the page.'),
});

const range = z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/);

/** The schema of remote.json: a remote's contract with the shell. */
export const remoteJsonSchema = z
  .strictObject({
    $schema: z.string().optional().describe('The file with this schema, for editors.'),
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .describe('The name of the remote: its folder, its row in remotes.json and the namespace of its texts.'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .describe('The version of this remote. Raise it with every deploy, so that a rollback can name it.'),
    platform: range.describe('The versions of @gyg/platform that the remote runs with, such as ^1.0.0.'),
    designSystem: range
      .optional()
      .describe(
        'The versions of @gyg/design-system that it runs with. Default: the version that it is built with, or a compatible one.',
      ),
    basePaths: z
      .array(path)
      .min(1)
      .describe(
        'The pages of the remote: fixed parts and :parameters, such as /gygs/:gygId/book, with /* at the end if the page has routes of its own. No other remote may claim them.',
      ),
    dialogs: z
      .array(z.string().regex(/^[a-z-]+$/))
      .default([])
      .describe('Fragments with which any page opens a dialog of this remote: "terms" for #terms.'),
    pages: z
      .record(path, z.strictObject({ en: headSchema, sv: headSchema }))
      .default({})
      .describe(
        'Titles and descriptions of pages in both languages, by their path in basePaths. Others have those of the site.',
      ),
    navigation: z.array(navigationSchema).describe('Entries in the header and the slide-out menu. May be empty.'),
  })
  .refine(({ basePaths, pages }) => Object.keys(pages).every((page) => basePaths.includes(page)), {
    path: ['pages'],
    message: 'has a path that is not in basePaths',
  })
  .describe('A remote: what the shell and the server need to know about it before they load it.');

/** The same schema as a JSON schema, for editors. */
export function editorSchema() {
  const { $schema, ...schema } = z.toJSONSchema(remoteJsonSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify({ $schema, title: 'remote.json', ...schema }, null, 2)}\n`;
}
