const NONCE = 'story';

/**
 * Puts stories under test below the styles' part of the pages' policy: a library that injects a `<style>` or writes style
 * attributes as text is refused by the browser here as it would be in the product. Vite's own styles carry the nonce;
 * those of Vitest's page stand before the policy.
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
