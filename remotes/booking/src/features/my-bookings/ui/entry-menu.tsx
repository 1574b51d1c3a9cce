import { Menu, type MenuEntry } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { actionsOf, type EntryAction, type OwnOrganizations } from '../model/booking-actions';
import { type Entry, isBooking } from '../model/entry';
import { useContributionName } from './gives';

interface EntryMenuProps {
  entry: Entry;
  organizations: OwnOrganizations;
  onAction: (action: EntryAction) => void;
}

const icons = { change: 'edit', represent: 'building', withdraw: 'undo', revoke: 'undo', cancel: 'close' } as const;

/** The actions of an entry. Renders nothing if there are none. */
export function EntryMenu({ entry, organizations, onAction }: EntryMenuProps) {
  const { t } = useTranslation('booking');
  const contributionName = useContributionName();
  const name = isBooking(entry) ? (entry.orgName ?? entry.representation?.orgName ?? '') : '';
  const labelOf = ({ kind }: EntryAction): string => {
    if (kind === 'cancel') return t(isBooking(entry) ? 'bookings.menu.cancel' : 'bookings.menu.cancelPlace');
    if (kind === 'withdraw' || kind === 'revoke') return t(`bookings.menu.${kind}`, { name });
    if (kind === 'represent') return t('bookings.menu.ask');
    const items = isBooking(entry) && entry.contributionType === 'COMMODITY';
    return t(items ? 'bookings.menu.changeItems' : 'bookings.menu.changeComment');
  };
  const actions = actionsOf(entry, organizations);
  if (actions.length === 0) return null;
  const itemOf = (action: EntryAction) => ({
    id: action.kind,
    label: labelOf(action),
    icon: icons[action.kind],
    onSelect: () => onAction(action),
  });
  const cancel = actions.filter(({ kind }) => kind === 'cancel');
  const items: MenuEntry[] = [
    ...actions.filter(({ kind }) => kind !== 'cancel').map(itemOf),
    {
      id: 'host',
      label: t('bookings.menu.host', { host: entry.hostName }),
      icon: 'users',
      href: paths.organizationByName(entry.hostFriendlyUrl),
    },
    ...cancel.map((action) => ({
      id: 'end',
      items: [{ ...itemOf(action), tone: 'danger' as const }],
    })),
  ];
  return (
    <Menu
      label={t('bookings.row.more', { gyg: entry.gygTitle, contribution: contributionName(entry) })}
      items={items}
    />
  );
}
