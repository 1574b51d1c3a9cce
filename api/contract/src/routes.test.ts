import { expect, test } from 'vitest';
import { type OperationDefinition, operations } from './index';
import { isOperation, needsBody, type OperationName, routes } from './routes';

const names = Object.keys(routes).filter(isOperation);
const definitionOf = (name: OperationName): OperationDefinition => operations[name];

test('a call needs a body exactly if the contract has a schema for it', () => {
  const json = names.filter((name) => !name.startsWith('upload'));
  const wrong = json.filter((name) => needsBody(name) !== (definitionOf(name).body !== undefined));
  expect(names.length).toBeGreaterThan(100);
  expect(wrong.filter((name) => !routes[name].startsWith('DELETE'))).toEqual([]);
});

test('a call of another contract does not exist', () => {
  expect([isOperation('getGyg'), isOperation('getPlanet'), isOperation('toString')]).toEqual([true, false, false]);
});
