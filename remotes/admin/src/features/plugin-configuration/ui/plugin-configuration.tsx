import { Split } from '@gyg/design-system';
import type { PluginElement } from '../model/plugin-element';
import { useConfiguration } from '../model/use-configuration';
import { ChooseOrganization } from './choose-organization';
import { ConfiguredPlugin } from './configured-plugin';

export interface PluginConfigurationProps<Options> {
  element: PluginElement<Options>;
  /** The organisation that the user acts for. Without one, the user chooses from all organisations. */
  organizationId?: string;
}

/** The options on one side, the result on the other. */
export function PluginConfiguration<Options>({ element, organizationId }: PluginConfigurationProps<Options>) {
  const { configuration, changeOptions, changeView } = useConfiguration(element);
  const { OptionsForm } = element;
  const shown = organizationId ?? configuration.chosen;
  if (shown === '') return <ChooseOrganization element={element} configuration={configuration} />;
  return (
    <Split
      sideFirst
      side={<OptionsForm options={configuration.options} onChange={changeOptions} />}
      main={
        <ConfiguredPlugin
          key={shown}
          element={element}
          organizationId={shown}
          configuration={configuration}
          onView={changeView}
          changeable={organizationId === undefined}
        />
      }
    />
  );
}
