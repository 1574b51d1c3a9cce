import type { ComponentType } from 'react';

/** The organisation that an element shows, as its address and attributes need it. */
export interface PluginOrganization {
  id: string;
  name: string;
  friendlyUrl: string;
}

export interface OptionsProps<Options> {
  options: Options;
  onChange: (changes: Partial<Options>) => void;
}

/** An element that partners can put on their pages. The whole page follows from one such definition. */
export interface PluginElement<Options> {
  /** The tag that the widgets' script defines. */
  readonly tag: string;
  /** The key of its title, which contains the organisation's name. */
  readonly title: 'plugins.frameTitle';
  /** Reads the options from a query. Invalid values are ignored. */
  readonly readOptions: (query: URLSearchParams) => Options;
  /** The options that differ from the defaults, as query parameters and attributes. */
  readonly givenOptions: (options: Options) => Record<string, string>;
  /** The attributes that are not options. */
  readonly attributesOf: (organization: PluginOrganization) => Record<string, string>;
  /** The path of the page that a frame shows. */
  readonly framePath: (organization: PluginOrganization, given: Record<string, string>) => string;
  /** The path of the link that visitors without scripts see. */
  readonly fallbackPath: (organization: PluginOrganization) => string;
  readonly OptionsForm: ComponentType<OptionsProps<Options>>;
}
