import { type OperationName, operations, routeOf } from '@gyg/contract';

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Path templates with the operation of each method, sorted with static parts before parameters, and a parameter with an
 * ending before one without: `/gygs/search` is no gyg id, and `.pdf` no part of a code.
 */
export function pathTemplates(): Map<string, Map<Method, OperationName>> {
  const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
  const rank = (path: string) => path.replace(/\{\w+\}(?=\/|$)/g, '\uffff\uffff').replace(/\{\w+\}/g, '\uffff');
  const byPath = new Map<string, Map<Method, OperationName>>();
  const sorted = names
    .map((name) => ({ name, ...routeOf(name) }))
    .sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : rank(a.path) > rank(b.path) ? 1 : 0));
  for (const { name, method, path } of sorted) {
    const methods = byPath.get(path) ?? new Map<Method, OperationName>();
    byPath.set(path, methods.set(method, name));
  }
  return byPath;
}

interface Template {
  path: string;
  methods: Map<Method, OperationName>;
  pattern: RegExp;
  names: string[];
}

function templateOf([path, methods]: [string, Map<Method, OperationName>]): Template {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  return { path, methods, pattern: new RegExp(`^${escaped}$`), names };
}

const partsIn = (path: string) => path.split('/').length;

/**
 * Finds the operation of a method and a path that is written as in the contract; undefined for all others. By the number
 * of parts, so that few templates are compared.
 */
export function createMatcher(): (
  method: Method,
  path: string,
) => { name: OperationName; params: Record<string, string> } | undefined {
  const templates = [...pathTemplates()].map(templateOf);
  const fixed = new Map(templates.filter(({ names }) => names.length === 0).map((one) => [one.path, one]));
  const byParts = new Map<number, Template[]>();
  for (const one of templates) {
    if (one.names.length > 0) byParts.set(partsIn(one.path), [...(byParts.get(partsIn(one.path)) ?? []), one]);
  }
  return (method, path) => {
    const exact = fixed.get(path);
    const found = exact ?? byParts.get(partsIn(path))?.find(({ pattern }) => pattern.test(path));
    const name = found?.methods.get(method);
    if (found === undefined || name === undefined) return undefined;
    const values = exact === undefined ? (found.pattern.exec(path)?.slice(1) ?? []) : [];
    return { name, params: Object.fromEntries(found.names.map((key, at) => [key, values[at] ?? ''])) };
  };
}
