import type { PluginElement, PluginOrganization } from './plugin-element';

/** The height of the frame and of the preview in CSS pixels. */
export const frameHeight = 600;

export interface SnippetInput<Options> {
  element: PluginElement<Options>;
  /** The platform's origin. */
  origin: string;
  organization: PluginOrganization;
  options: Options;
  /** The title of the frame and the text of the link ("Gygs of …"). */
  title: string;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const text = (input: string) => input.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The address of the script that defines all elements. */
export const scriptOf = (origin: string) => `${origin}/widgets/gyg.js`;

/** All attributes of a configured element. */
export const attributesOf = <Options>({ element, organization, options }: SnippetInput<Options>) => ({
  ...element.attributesOf(organization),
  ...element.givenOptions(options),
});

/**
 * The code for a partner to copy: the link, a frame with it, and the custom element, each with the changed options; and
 * what the Content-Security-Policy of the partner's site must allow for frame and element.
 */
export function snippetsOf<Options>(input: SnippetInput<Options>) {
  const { element, origin, organization, options, title } = input;
  const link = `${origin}${element.framePath(organization, element.givenOptions(options))}`;
  const attributes = Object.entries(attributesOf(input))
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join('');
  return {
    link,
    frame: `<iframe src="${attribute(link)}" title="${attribute(title)}" width="100%" height="${frameHeight}" frameborder="0" loading="lazy"></iframe>`,
    framePolicy: `frame-src ${origin}`,
    element: [
      `<script src="${scriptOf(origin)}" async></script>`,
      `<${element.tag}${attributes}>`,
      `  <a href="${origin}${attribute(element.fallbackPath(organization))}">${text(title)}</a>`,
      `</${element.tag}>`,
    ].join('\n'),
    elementPolicy: ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${origin}`).join('; '),
  };
}
