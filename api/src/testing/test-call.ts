import {
  type AnswerOf,
  type OperationDefinition,
  type OperationName,
  operations,
  type Problem,
  pathOf,
  routeOf,
} from '@gyg/contract';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The picture of a call that takes one; the body's fields are sent beside it. */
  image?: Uint8Array<ArrayBuffer> | undefined;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface CallAnswer<N extends OperationName> {
  status: number;
  headers: Headers;
  /** The body of a success; reading it after a refusal throws with the refusal. */
  readonly data: AnswerOf<N>;
  /** The body of a refusal; reading it after a success throws. */
  readonly problem: Problem;
  text: string;
}

/** A browser's form data: texts, and a file named `image`. */
function formOf(fields: unknown, image: CallOptions['image']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  if (image) form.append('image', new Blob([image]), 'photo.jpg');
  return form;
}

/** Calls an operation by name over real HTTP. */
export function createCaller(url: string, errors: unknown[]) {
  return async function call<N extends OperationName>(name: N, options: CallOptions = {}): Promise<CallAnswer<N>> {
    const { params, query, body, image, token, headers } = options;
    const { upload }: OperationDefinition = operations[name];
    const { method } = routeOf(name);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const answer = await fetch(`${url}${pathOf(name, params)}${search}`, {
      method,
      headers: {
        ...(method === 'POST' && !upload ? { 'Content-Type': 'application/json' } : {}),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' ? { body: upload ? formOf(body, image) : JSON.stringify(body ?? {}) } : {}),
    });
    const text = await answer.text();
    const describe = () => `${name} answered ${answer.status}: ${text} ${errors.map(String).join('\n')}`;
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      get data() {
        if (!answer.ok) throw new Error(describe());
        const data: AnswerOf<N> = text === '' ? undefined : JSON.parse(text);
        return data;
      },
      get problem() {
        if (answer.ok) throw new Error(`Expected a refusal, but ${describe()}`);
        const problem: Problem = JSON.parse(text);
        return problem;
      },
    };
  };
}
