import { readPluginOptions, useParams, useSearchParams } from '@gyg/platform';
import { PluginGygs } from '../../features/plugin-gygs';

/** The gyg list of an organisation as a page for frames on other sites: `o/{organizationId}/g` of the lite app. */
export function PluginGygsPage() {
  const { organizationId = '' } = useParams();
  const [query] = useSearchParams();
  return <PluginGygs organizationId={organizationId} options={readPluginOptions(query)} />;
}
