import { type FieldError, invalidRequest } from '../problem/problem';

/** More than any query of the contract has. */
const maximumQueryFields = 100;
/** Fields and list items at every depth; the contract's largest body, a proposal's fields, has fewer. */
const maximumValues = 6_000;

/** NUL, and an unpaired surrogate: PostgreSQL cannot store them. */
const unstorable = /[\0\p{Surrogate}]/u;

const unstorableText = (path: string): FieldError => ({
  path,
  code: 'unkeepable_text',
  message: 'A text holds NUL or half a character',
});

/** Throws 400 for too many values, or for texts that cannot be stored. Not recursive: a small body can nest deeper than the stack. */
function checkTree(root: unknown): void {
  const errors: FieldError[] = [];
  const pending: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  let seen = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && unstorable.test(value)) errors.push(unstorableText(path));
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    seen += entries.length;
    if (seen > maximumValues) {
      throw invalidRequest([{ path: '', code: 'too_big', message: `Send at most ${maximumValues} values` }]);
    }
    for (const [key, part] of entries) pending.push({ value: part, path: path === '' ? key : `${path}.${key}` });
  }
  if (errors.length > 0) throw invalidRequest(errors);
}

/** Limits for every call, checked before its schemas, so that validation stays cheap for any input. */
export function checkValues({ params, query, body }: { params: object; query: object; body: unknown }): void {
  if (Object.keys(query).length > maximumQueryFields) {
    throw invalidRequest([{ path: '', code: 'too_big', message: `Send at most ${maximumQueryFields} query fields` }]);
  }
  checkTree({ ...params, ...query, body });
}
