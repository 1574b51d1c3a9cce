import { type ExportSection, exportDataSchema, exportSections, type UserExport } from '@gyg/contract';
import { inParts, type Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { getUserRow } from '..';
import { type Exported, listNames, readSections } from './export.repository';

type Data = UserExport['data'];

/** Names for the ids in the rows. */
async function namesIn(read: Reader, userId: string, data: Data): Promise<Record<string, string>> {
  const rows = Object.values(data).flat();
  const idsOf = (key: string) => [...new Set(rows.flatMap(({ [key]: id }) => (typeof id === 'string' ? [id] : [])))];
  const names = await listNames(read, userId, {
    organizationIds: idsOf('organizationId'),
    gygIds: idsOf('gygId'),
    needIds: idsOf('needId'),
  });
  return Object.fromEntries(names.map(({ id, name }) => [id, name]));
}

/** Everything held about a person. It may be thousands of rows, so the process answers other calls between the sections. */
export async function readAllSections(read: Reader, person: Exported): Promise<UserExport['data']> {
  const data = exportDataSchema.parse(Object.fromEntries(exportSections.map((section) => [section, []])));
  const readOne = async ([section]: readonly ExportSection[]) => {
    if (section !== undefined) data[section] = await readSections[section](read, person);
  };
  await inParts(exportSections, readOne, 1);
  return data;
}

/** All data held about the caller, as JSON (GDPR, right of access). Throws 403 for other users. */
export async function exportUser(context: ApiContext, actor: SignedIn, userId: string, now: Date): Promise<UserExport> {
  const { read } = context.db;
  const { searchText: _found, sortText: _sorted, ...user } = await getUserRow(read, userId);
  permit('exportUser', actor, { userId });
  const data = await readAllSections(read, user);
  const [account, names] = await Promise.all([context.identityFacts(actor.subject), namesIn(read, userId, data)]);
  return { exported: now.toISOString(), user, account: account && { ...account }, names, data };
}
