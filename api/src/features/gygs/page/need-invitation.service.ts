import type { NeedInvitation } from '@gyg/contract';
import { type Actor, localeOf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { listVisibleNeeds, presentNeed } from '../../needs';
import { type Asked, getGygRowByUrl, presentGyg } from '..';
import { listOrganizationsOf } from './gyg-page.repository';

interface InvitationLink {
  orgFriendlyUrl: string;
  gygFriendlyUrl: string;
  needId: string;
}

/** The need of an invitation link, also if it is closed, with its gyg. Throws 404 `gyg.missing`, `need.missing`. */
export async function getNeedInvitation(
  { db, config }: ApiContext,
  actor: Actor,
  link: InvitationLink,
  asked: Asked,
): Promise<NeedInvitation> {
  const gyg = await getGygRowByUrl(db.read, link);
  const [needs, { partners }] = await Promise.all([
    listVisibleNeeds(db.read, actor, gyg, { landing: link.needId, reading: asked.reading }),
    listOrganizationsOf(db.read, gyg.id, localeOf(actor)),
  ]);
  const need = needs.find(({ id }) => id === link.needId);
  if (!need) throw problem('need.missing');
  return { gyg: presentGyg(gyg, { config, ...asked }), need: presentNeed(need), partners };
}
