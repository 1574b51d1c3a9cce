import { givenPluginOptions, type PluginOptions, paths } from '@gyg/platform';

/** How high the frame is (specification 2.14), in CSS pixels. */
export const frameHeight = 600;

export interface SnippetInput {
  /** Where the platform is. */
  origin: string;
  organization: { id: string; name: string; friendlyUrl: string };
  options: PluginOptions;
  /** What the frame and the link are called ("Gygs of …"). */
  title: string;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What a partner copies: the link, a frame with it, and the custom element, each with the options that are not usual. */
export function snippetsOf({ origin, organization, options, title }: SnippetInput) {
  const given = givenPluginOptions(options);
  const link = `${origin}${paths.pluginGygs(organization.id, given)}`;
  const attributes = Object.entries({ organization: organization.friendlyUrl, ...given })
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join('');
  const frame = `<iframe src="${attribute(link)}" title="${attribute(title)}" width="100%" height="${frameHeight}" frameborder="0" loading="lazy"></iframe>`;
  const element = [
    `<script src="${origin}/widgets/gyg.js" async></script>`,
    `<gyg-list${attributes}>`,
    `  <a href="${origin}${attribute(paths.organizationByName(organization.friendlyUrl))}">${text(title)}</a>`,
    '</gyg-list>',
  ].join('\n');
  return { link, frame, element };
}
