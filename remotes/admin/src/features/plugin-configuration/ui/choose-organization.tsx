import { ChooseOrganization as Choose } from '../../../shared/organizations/choose-organization';
import { type Configuration, configurationAddress } from '../model/configuration';
import type { PluginElement } from '../model/plugin-element';

export interface ChooseOrganizationProps<Options> {
  element: PluginElement<Options>;
  configuration: Configuration<Options>;
}

/** Lets a super user who acts for no organisation choose one, and keeps the options. */
export const ChooseOrganization = <Options,>({ element, configuration }: ChooseOrganizationProps<Options>) => (
  <Choose hrefOf={(chosen) => configurationAddress(element, { ...configuration, chosen })} />
);
