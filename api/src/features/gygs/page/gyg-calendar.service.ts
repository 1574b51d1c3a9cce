import type { Locale } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { FileResponse } from '../../../http/call';
import { problem } from '../../../problem';
import { getVisibleGyg, gygTextsIn } from '..';
import { hostLine, writeCalendar } from './calendar-file';
import { findUpdatedAt } from './gyg-page.repository';

/**
 * A gyg as a calendar file in a language; texts that it does not have in it are in its own. Throws 404 `gyg.missing` if
 * the caller may not see it, and 409 `gyg.not_ready` for a draft without dates.
 */
export async function getGygCalendar(
  { db, config }: ApiContext,
  actor: Actor,
  gygId: string,
  lang: Locale | undefined,
): Promise<FileResponse> {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  if (gyg.startDateTime === null || gyg.endDateTime === null) throw problem('gyg.not_ready');
  const language = lang ?? gyg.language;
  const { title, summary } = gygTextsIn(gyg, language);
  const page = `${config.publicUrl}/gygs/${gyg.id}`;
  const entry = {
    gyg: {
      ...gyg,
      title,
      startDateTime: gyg.startDateTime.toISOString(),
      endDateTime: gyg.endDateTime.toISOString(),
      updatedAt: (await findUpdatedAt(db.read, gyg.id)) ?? gyg.createdAt,
    },
    description: [summary, hostLine(gyg.orgName, language), page],
    page,
  };
  const options = { language, domain: new URL(config.publicUrl).hostname };
  return new FileResponse(`${gyg.friendlyUrl}.ics`, writeCalendar([entry], options));
}
