import type { AnswerOf } from '@gyg/contract';
import type { ApiContext } from '../../../api-context';
import { isOriginWith } from './origin.repository';

/** Whether visitors can log in on the site with this origin, and why not. */
export async function getOriginLogin(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  { origin }: { origin: string },
): Promise<AnswerOf<'getOriginLogin'>> {
  if (!config.identity.pool) return { refusal: 'origin.sign_in_unavailable' };
  return { refusal: (await isOriginWith(db.read, 'mayLogIn', origin)) ? null : 'origin.not_registered' };
}
