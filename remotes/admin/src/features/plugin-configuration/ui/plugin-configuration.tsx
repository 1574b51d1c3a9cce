import { Split } from '@gyg/design-system';
import { useSession } from '@gyg/platform';
import { useConfiguration } from '../model/use-configuration';
import { ChooseOrganization } from './choose-organization';
import { ConfiguredPlugin } from './configured-plugin';
import { PluginOptionsForm } from './plugin-options-form';

/** The options on one side, the result on the other. */
export function PluginConfiguration() {
  const { configuration, change } = useConfiguration();
  const own = useSession((session) => (session.loginRole === 'ADMIN' ? session.organizationId : ''));
  const organizationId = own === '' ? configuration.chosen : own;
  if (organizationId === '') return <ChooseOrganization configuration={configuration} />;
  return (
    <Split
      sideFirst
      side={<PluginOptionsForm options={configuration.options} onChange={change} />}
      main={
        <ConfiguredPlugin
          key={organizationId}
          organizationId={organizationId}
          configuration={configuration}
          changeable={own === ''}
        />
      }
    />
  );
}
