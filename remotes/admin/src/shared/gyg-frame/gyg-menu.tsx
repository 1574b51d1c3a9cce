import type { GygDesk } from '@gyg/contract';
import { Menu, type MenuEntry } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type GygAct, GygActDialog, useActItems, useAfterAct } from '../gyg-acts';

/** Further actions on a gyg: invitations, publishing, finishing, copying and deleting, with their dialogs. */
export function GygMenu({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { gyg } = desk;
  const [act, setAct] = useState<GygAct>();
  const afterAct = useAfterAct();
  const open = gyg.state === 'PUBLISHED' || gyg.state === 'ONGOING';
  const invite: MenuEntry = {
    id: 'invite',
    label: t('gygFrame.invite'),
    icon: 'users',
    href: paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl),
  };
  const items: MenuEntry[] = [...(open ? [invite] : []), ...useActItems(desk, setAct)];
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t('gygFrame.more', { title: gyg.title })} items={items} />
      <GygActDialog gygId={gyg.id} act={act} onClose={() => setAct(undefined)} onDone={afterAct} />
    </>
  );
}
