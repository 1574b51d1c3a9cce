// Lets drizzle-kit find drizzle-orm: npm puts the one at the root of the repository and the other below api,
// where the first does not look. Loaded by generate-migrations.mjs with --import.
import { register } from 'node:module';

const hook = `export const resolve = (specifier, context, next) =>
  next(specifier, /^drizzle-orm(\\/|$)/.test(specifier) ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
