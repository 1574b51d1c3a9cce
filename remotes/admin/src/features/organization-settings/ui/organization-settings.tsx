import { ErrorState } from '@gyg/design-system';
import { useLoadFailure, useQuery } from '@gyg/platform';
import { cardOptions, pageOptions } from '../api/get-settings';
import { SettingsForms } from './settings-forms';
import { SettingsSkeleton } from './settings-skeleton';

/** The settings of an organisation: its card, its pictures and its page. */
export function OrganizationSettings({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const card = useQuery(cardOptions(organizationId));
  const page = useQuery(pageOptions(organizationId));
  if (card.data !== undefined && page.data !== undefined) {
    return <SettingsForms settings={{ card: card.data, page: page.data }} />;
  }
  const thrown = card.error ?? page.error;
  const retry = () => {
    if (card.error) void card.refetch();
    if (page.error) void page.refetch();
  };
  return thrown ? <ErrorState {...loadFailure(thrown, retry)} /> : <SettingsSkeleton />;
}
