/** Code of a guide for a platform's origin. Texts are in the translations, under the same name. */
type Recipe = (origin: string) => string;

const script = (origin: string) => `<script src="${origin}/widgets/gyg.js" async></script>`;
const list = (origin: string, indent = '') =>
  [
    `${indent}<gyg-list organization="ren-kust-bohuslan" row="3">`,
    `${indent}  <a href="${origin}/go/ren-kust-bohuslan">Ren Kust Bohuslän</a>`,
    `${indent}</gyg-list>`,
  ].join('\n');
const frame = (origin: string, more = '') =>
  `<iframe src="${origin}/plugins/o/ren-kust-bohuslan/g" title="Ren Kust Bohuslän" width="100%" height="600" loading="lazy"${more}></iframe>`;

/** Frameworks and editors, in the order of the page. */
export const frameworkRecipes = {
  plain: (origin) => `${script(origin)}\n\n${list(origin)}`,
  react: (origin) => `import type {} from '@gyg/widgets/react'; // types, with the package

export function Gygs() {
  return (
    <>
      <script src="${origin}/widgets/gyg.js" async />
      <gyg-list organization="ren-kust-bohuslan" row={3} ongyg-list-open={(event) => console.log(event.detail)} />
    </>
  );
}`,
  vue: (origin) => `// vite.config.js
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('gyg-') } } })

<!-- index.html -->
${script(origin)}

<!-- Gygs.vue -->
<script setup>
const opened = (event) => console.log(event.detail);
</script>

<template>
  <gyg-list organization="ren-kust-bohuslan" :row="3" @gyg-list-open="opened" />
</template>`,
  svelte: (origin) => `<script>
  const opened = (event) => console.log(event.detail);
</script>

<svelte:head>
  ${script(origin)}
</svelte:head>

<gyg-list organization="ren-kust-bohuslan" row={3} ongyg-list-open={opened}></gyg-list>`,
  angular: (origin) => `<!-- index.html -->
${script(origin)}

// gygs.ts
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-gygs',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<gyg-list organization="ren-kust-bohuslan" [row]="3" (gyg-list-open)="opened($event)"></gyg-list>\`,
})
export class Gygs {
  opened(event: CustomEvent) {
    console.log(event.detail);
  }
}`,
  single: (origin) => `const list = document.createElement('gyg-list');
list.organization = 'ren-kust-bohuslan';
document.querySelector('main').append(list);
// later
await list.refresh();

// once, in the page: ${origin}/widgets/gyg.js`,
  shadow: (origin) => `import '${origin}/widgets/elements/gyg-list.js';

this.attachShadow({ mode: 'open' }).innerHTML = '<gyg-list organization="ren-kust-bohuslan"></gyg-list>';`,
  wordpress: (origin) => `${script(origin)}\n${list(origin)}`,
  squarespace: (origin) => `${script(origin)}\n${list(origin)}`,
  webflow: (origin) => `${script(origin)}\n${list(origin)}`,
  wix: (origin) => frame(origin),
  drupal: (origin) => `# mytheme.libraries.yml
gyg:
  js:
    ${origin}/widgets/gyg.js: { type: external, attributes: { async: true } }

<!-- block, text format Full HTML -->
${list(origin)}`,
} as const satisfies Record<string, Recipe>;

/** Policies of pages, in the order of the page. */
export const policyRecipes = {
  usual: (origin) => `script-src  ${origin};\nconnect-src ${origin};\nimg-src     ${origin}`,
  nonce: (
    origin,
  ) => `Content-Security-Policy: script-src 'nonce-R4nd0m' 'strict-dynamic'; connect-src ${origin}; img-src ${origin}

<script nonce="R4nd0m" src="${origin}/widgets/gyg.js" async></script>`,
  trusted: (origin) =>
    `Content-Security-Policy: script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  isolated: (origin) => `Cross-Origin-Embedder-Policy: require-corp

<script src="${origin}/widgets/gyg.js" crossorigin async></script>
${frame(origin, ' credentialless')}`,
  frames: (origin) => `frame-src ${origin}`,
  pinned: (origin) =>
    `<script src="${origin}/widgets/0.2.0/gyg.js" integrity="sha384-…" crossorigin="anonymous" async></script>`,
} as const satisfies Record<string, Recipe>;

export type FrameworkName = keyof typeof frameworkRecipes;
export type PolicyName = keyof typeof policyRecipes;
