import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleOf } from '../../http/openapi/examples';
import { endRecording, recordOperation } from './record-examples';

const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
const again = 'The examples are old: npm run examples -w @gyg/api';

afterAll(endRecording);

describe('every example of the document matches the server’s answer', () => {
  test.each(names)('%s', async (name) => {
    expect(JSON.parse(JSON.stringify(await recordOperation(name))), again).toEqual(exampleOf(name));
  });
});

test.each(names)('%s has an example of success, and of a refusal', (name) => {
  const { answers }: OperationDefinition = operations[name];
  const statuses = Object.keys(exampleOf(name).answers);
  expect(statuses.some((status) => status in answers)).toBe(true);
  expect(statuses.some((status) => status.startsWith('4'))).toBe(true);
});
