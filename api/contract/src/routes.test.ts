import { expect, test } from 'vitest';
import { z } from 'zod';
import { type OperationDefinition, operations } from './index';
import { takesLanguage } from './reads-in-language';
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

test('a read with texts of gygs or needs takes a language', () => {
  const withTexts = (name: OperationName) => {
    const answer = definitionOf(name).answers[200];
    return (
      answer instanceof z.ZodType &&
      /"(gygTitle|needTitle|languages|whoCanOffer)"/.test(JSON.stringify(z.toJSONSchema(answer)))
    );
  };
  const reads = names.filter((name) => /^(get|find|list|report|search|select|view)/.test(name) && withTexts(name));
  expect(reads.length).toBeGreaterThan(30);
  // A notification chooses its texts itself; the languages of the configuration are those of the platform.
  expect(reads.filter((name) => !takesLanguage(name))).toEqual(['listNotifications', 'getConfig']);
});

test('what a secret link shows is never cached', () => {
  const secret = names.filter((name) => {
    const { query } = definitionOf(name);
    const asksToken =
      query instanceof z.ZodType &&
      JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })).includes('"token"');
    return routes[name].startsWith('GET') && (asksToken || /\{(token|code)\}$/.test(routes[name]));
  });
  expect(secret).toEqual(expect.arrayContaining(['getConfirmation', 'getStoryConsent', 'getWaitlistOffer']));
  expect(secret.filter((name) => definitionOf(name).neverCached !== true)).toEqual([]);
});
