import type { UserExport } from '@gyg/contract';
import { inParts } from '@gyg/database';
import { JsonAnswer } from '../../http/call';

/** The JSON of a list in UTF-8, in parts. */
async function writeRows(rows: readonly unknown[], written: Buffer[]): Promise<void> {
  let separator = '[';
  await inParts(rows, async (part) => {
    written.push(Buffer.from(`${separator}${JSON.stringify(part).slice(1, -1)}`));
    separator = ',';
  });
  written.push(Buffer.from(rows.length === 0 ? '[]' : ']'));
}

/** The answer with all data about a person. It may be thousands of rows, so it is written in parts. */
export async function writeExport({ data, ...more }: UserExport): Promise<JsonAnswer<UserExport>> {
  const written = [Buffer.from(`${JSON.stringify(more).slice(0, -1)},"data":{`)];
  for (const [index, [section, rows]] of Object.entries(data).entries()) {
    written.push(Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(section)}:`));
    await writeRows(rows, written);
  }
  written.push(Buffer.from('}}'));
  return new JsonAnswer(Buffer.concat(written));
}
