import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { gygStateAt, listGygRowsById } from '../gygs';
import { offerFreeBeneficiaryPlaces } from '../needs';
import { notifyHosts } from '../notifications';
import { releaseBeneficiaryPlace } from './capacity';
import { cancelRecipientRow, listUserRows } from './recipient.repository';
import { callWebhooksOfPlaces } from './recipient-messages.service';

/** Cancels the upcoming places of an erased user and notifies the hosts without the name. */
export async function cancelBeneficiaryPlacesOfErasedUser(uow: UnitOfWork, actor: SignedIn): Promise<void> {
  const rows = (await listUserRows(uow.tx, actor.id)).filter((row) => row.status === 'ACTIVE');
  const gygs = await listGygRowsById(uow.tx, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || gygStateAt(gyg, uow.now) === 'FINISHED') continue;
    const cancelled = { cancelReason: '', cancelledBy: actor.id, cancelledAt: uow.now };
    if (!(await cancelRecipientRow(uow.tx, row.id, cancelled))) continue;
    await releaseBeneficiaryPlace(uow, gyg.id);
    await offerFreeBeneficiaryPlaces(uow, gyg);
    await notifyHosts(uow, gyg, { type: 'recipient_erased', values: { gyg: gyg.title, host: gyg.orgName } });
    await callWebhooksOfPlaces(uow, gyg, 'recipient.cancelled');
  }
}
