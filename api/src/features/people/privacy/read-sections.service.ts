import { type ExportSection, exportDataSchema, exportSections, type UserExport } from '@gyg/contract';
import { inParts, type Reader } from '@gyg/database';
import { type Exported, readSections } from './export.repository';

/** Everything held about a person. It may be thousands of rows, so the process answers other calls between the sections. */
export async function readAllSections(read: Reader, person: Exported): Promise<UserExport['data']> {
  const data = exportDataSchema.parse(Object.fromEntries(exportSections.map((section) => [section, []])));
  const readOne = async ([section]: readonly ExportSection[]) => {
    if (section !== undefined) data[section] = await readSections[section](read, person);
  };
  await inParts(exportSections, readOne, 1);
  return data;
}
