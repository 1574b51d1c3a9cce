import type { CallInit } from '../session';
import { WidgetError } from '../widget-error';

/** `METHOD /path/{name}`, as in `@gyg/contract/routes`. Elements repeat the few that they use, checked by their types. */
type Route = `${'GET' | 'POST' | 'DELETE'} /${string}`;

/** The method and path of a call. Throws a TypeError if a parameter of the path is missing. */
export function routeCall(
  route: Route,
  params: Readonly<Record<string, string>> = {},
): { path: string; method: NonNullable<CallInit['method']> } {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${route} needs ${name}`);
    return encodeURIComponent(value);
  });
  return { path, method: method === 'POST' || method === 'DELETE' ? method : 'GET' };
}

/** How a field is recognised in a response. */
type Kind = 'string' | 'number' | 'object' | 'array';

const isOf = (value: unknown, kind: Kind): boolean => {
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return typeof value === 'object' && value !== null;
  return typeof value === kind;
};

/**
 * Checks that a response has the fields that tell it from a proxy's page. Throws `answer.unreadable` if not.
 *
 * @param shape - some fields of the response with their kinds
 */
export function readAnswer<Answer extends object>(
  answer: unknown,
  shape: Readonly<Partial<Record<keyof Answer & string, Kind>>>,
): Answer {
  const fits = (value: unknown): value is Answer =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Kind | undefined>(shape).every(
      ([name, kind]) => kind === undefined || isOf(Reflect.get(value, name), kind),
    );
  if (!fits(answer)) throw new WidgetError('answer.unreadable', 200);
  return answer;
}
