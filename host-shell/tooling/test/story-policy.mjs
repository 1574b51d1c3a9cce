const NONCE = 'story';

/**
 * Applies the style part of the pages' content security policy to stories under test. The browser then refuses a
 * library that injects a `<style>` or writes style attributes as text, as in the product. Vite's styles have the nonce;
 * those of Vitest's page come before the policy.
 */
export const storyPolicy = () => ({
  name: 'gyg:story-policy',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { property: 'csp-nonce', nonce: NONCE }, injectTo: 'head-prepend' },
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: `style-src 'self' 'nonce-${NONCE}'` },
      injectTo: 'head',
    },
  ],
});
