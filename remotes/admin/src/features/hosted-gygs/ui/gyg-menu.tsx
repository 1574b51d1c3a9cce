import type { Gyg } from '@gyg/contract';
import { Menu, type MenuLink } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type GygAct, GygActDialog, useActItems, useAfterAct } from '../../../shared/gyg-acts';
import { KeepFocus } from '../../../shared/kept-focus';

/** What a host does with one gyg of the list. */
export function GygMenu({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const [act, setAct] = useState<GygAct>();
  const afterAct = useAfterAct();
  // The list is for administrators. The dialogs load how many people are concerned.
  const acts = useActItems({ gyg, people: bookedIn(gyg), isAdmin: true }, setAct);
  return (
    <>
      <KeepFocus>
        <Menu label={t('hosted.menu.label', { title: gyg.title })} items={[...useLinks(gyg), ...acts]} />
      </KeepFocus>
      <GygActDialog
        gygId={gyg.id}
        act={act}
        onClose={() => setAct(undefined)}
        onDone={(done, copyId) => {
          // A deleted gyg leaves the list, whose filters stay.
          if (done !== 'delete') afterAct(done, copyId);
        }}
      />
    </>
  );
}

/** How many bookings and places a gyg has, pending offers included. */
const bookedIn = ({ counts }: Gyg) =>
  counts ? counts.bookings.waiting + counts.bookings.confirmed + counts.recipients.booked : 0;

/** The pages of a gyg. A draft has no bookings, so it has no door list. */
function useLinks({ id, state }: Gyg): MenuLink[] {
  const { t } = useTranslation('admin');
  const doorList: MenuLink = { id: 'door', label: t('hosted.menu.door'), icon: 'check', href: paths.doorList(id) };
  return [
    { id: 'desk', label: t('hosted.menu.desk'), icon: 'home', href: paths.gygDesk(id) },
    { id: 'edit', label: t('hosted.menu.edit'), icon: 'edit', href: paths.editGyg(id) },
    ...(state === 'CREATED' ? [] : [doorList]),
    { id: 'view', label: t('hosted.menu.view'), icon: 'external', href: paths.gyg(id) },
  ];
}
