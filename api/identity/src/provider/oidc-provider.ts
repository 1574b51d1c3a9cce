/**
 * The library, without the warning that it prints on Node 20 while it loads ("Unsupported runtime"), for which it has
 * no switch. It works on Node 20: the tests of this package run there. Other output during the load is passed on.
 */
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime.')) warn(...words);
};

export const {
  default: Provider,
  errors,
  interactionPolicy,
} = await import('oidc-provider').finally(() => {
  console.warn = warn;
});
