import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type OperationName, operations } from '@gyg/contract';
import { endRecording, recordOperation } from './record-examples';

const file = fileURLToPath(new URL('../../http/openapi/examples.json', import.meta.url));
const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
const lines: string[] = [];
for (const name of names) lines.push(`"${name}":${JSON.stringify(await recordOperation(name))}`);
await endRecording();
await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${names.length} operations recorded in ${file}\n`);
