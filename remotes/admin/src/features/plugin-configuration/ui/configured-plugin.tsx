import { ErrorState, Skeleton, Stack } from '@gyg/design-system';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useOrganization } from '../api/get-organization';
import { type Configuration, configurationAddress, type View } from '../model/configuration';
import type { PluginElement } from '../model/plugin-element';
import s from './plugin-configuration.module.css';
import { PluginPreview } from './plugin-preview';
import { PluginSnippets } from './plugin-snippets';

export interface ConfiguredPluginProps<Options> {
  element: PluginElement<Options>;
  organizationId: string;
  configuration: Configuration<Options>;
  onView: (view: View) => void;
  /** Whether the user may choose another organisation. */
  changeable: boolean;
}

/** The result of the options: what a partner's visitors see, and the code to copy. */
export function ConfiguredPlugin<Options>(props: ConfiguredPluginProps<Options>) {
  const { element, organizationId, configuration, onView, changeable } = props;
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const { data: organization, error, refetch } = useOrganization(organizationId);
  if (error && organization === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (organization === undefined) return <Skeleton shape="block" />;
  const title = t(element.title, { name: organization.name });
  const input = { element, origin: location.origin, organization, options: configuration.options, title };
  return (
    <Stack gap={5}>
      <PluginPreview input={input} view={configuration.view} onView={onView}>
        {changeable && (
          <a className={s.another} href={configurationAddress(element, { ...configuration, chosen: '' })}>
            {t('plugins.chooseAnother')}
          </a>
        )}
      </PluginPreview>
      <PluginSnippets input={input} />
    </Stack>
  );
}
