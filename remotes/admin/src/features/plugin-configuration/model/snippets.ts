import { givenPluginOptions, type PluginOptions, paths } from '@gyg/platform';

/** The height of the frame in CSS pixels. */
export const frameHeight = 600;

export interface SnippetInput {
  /** The platform's origin. */
  origin: string;
  organization: { id: string; name: string; friendlyUrl: string };
  options: PluginOptions;
  /** The title of the frame and the text of the link ("Gygs of …"). */
  title: string;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const text = (input: string) => input.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The code for a partner to copy: the link, a frame with it, and the custom element, each with the changed options. */
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
