import { type OperationName, operations, routeOf } from '@gyg/contract';
import { problem } from '../problem/problem';

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Path templates with the operation of each method, sorted with static parts before parameters, and a parameter with an
 * ending before one without: `/gygs/search` is no gyg id, and `.pdf` no part of a code.
 */
function pathTemplates(): Map<string, Map<Method, OperationName>> {
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
  methods: ReadonlyMap<string, OperationName>;
  pattern: RegExp;
  names: string[];
}

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

function templateOf([written, methods]: [string, Map<Method, OperationName>]): Template {
  const path = withoutSlash(written);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  return { path: path.toLowerCase(), methods, pattern: new RegExp(`^${escaped}$`, 'i'), names };
}

/** Throws 400 for a part of a path that is not encoded rightly. */
function decoded(part = ''): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    throw problem('request.invalid');
  }
}

const partsIn = (path: string) => path.split('/').length;

/** What the contract has at a path. */
interface FoundPath {
  /** The operation of each method. */
  methods: ReadonlyMap<string, OperationName>;
  params: Record<string, string>;
}

export type FindPath = (path: string) => FoundPath | undefined;

/**
 * Finds a path in the contract, whatever the case of its letters and with or without a slash at its end. By the number of parts,
 * so that few templates are compared. Throws 400 for parameters that are not encoded rightly.
 */
export function createFindPath(): FindPath {
  const templates = [...pathTemplates()].map(templateOf);
  const fixed = new Map(templates.filter(({ names }) => names.length === 0).map((one) => [one.path, one]));
  const byParts = new Map<number, Template[]>();
  for (const one of templates) {
    if (one.names.length > 0) byParts.set(partsIn(one.path), [...(byParts.get(partsIn(one.path)) ?? []), one]);
  }
  return (given) => {
    const path = withoutSlash(given);
    const exact = fixed.get(path.toLowerCase());
    if (exact) return { methods: exact.methods, params: {} };
    for (const { methods, names, pattern } of byParts.get(partsIn(path)) ?? []) {
      const values = pattern.exec(path);
      if (values === null) continue;
      return { methods, params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at + 1])])) };
    }
    return undefined;
  };
}
