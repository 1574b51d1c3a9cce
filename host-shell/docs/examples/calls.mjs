// The calls of the examples: one line per step. The first unexpected response ends the script.
import { randomBytes } from 'node:crypto';

const base = (process.env.GYG_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
/** Makes names unique, so that an example can run several times. */
export const run = `${Date.now().toString(36)}${randomBytes(2).toString('hex')}`;
/** The number of lines written and of requests made, without redirects. */
export const counted = { steps: 0, calls: 0 };
export const guest = { name: 'A guest' };

/** Makes a call and prints a line. `route` is a method and a path below /api (or another absolute path of the server). */
export async function call(what, person, route, expected, body, headers) {
  const { status, answer } = await send(person, route, expected, body, headers);
  line(status, `${person.name.replace(` ${run}`, '')} ${what}`);
  return answer;
}

/** Makes a call without printing a line, for parts of a step. */
export async function quietly(person, route, expected, body) {
  return (await send(person, route, expected, body)).answer;
}

/** Prints a line. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

function line(status, text) {
  counted.steps += 1;
  say(`${String(counted.steps).padStart(3)}  ${status}  ${text}`);
}

async function send(person, route, expected, body, headers = {}) {
  counted.calls += 1;
  const [method, path] = route.split(' ');
  const url = /^\/(api|identity|mailbox)/.test(path) ? base + path : `${base}/api${path}`;
  const isForm = body instanceof FormData;
  const response = await fetching(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(person.token && { authorization: `Bearer ${person.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && !isForm ? JSON.stringify(body) : body,
  });
  const text = await response.text();
  const retry = response.headers.get('retry-after');
  if (![expected].flat().includes(response.status)) {
    throw new Error(
      `${person.name}: ${method} ${url} should answer ${expected}, but it answered ${response.status}${retry ? `, try again in ${retry} seconds` : ''}\n${text}\nsent: ${isForm ? '(a form)' : JSON.stringify(body)}`,
    );
  }
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, answer: isJson ? JSON.parse(text) : text };
}

export async function fetching(url, options) {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    throw new Error(
      `${options?.method ?? 'GET'} ${url}: no answer (${error.cause?.message || error.cause?.code || error.message})`,
    );
  }
}

export function must(condition, what, answered) {
  if (!condition)
    throw new Error(`it should be so that ${what}, but it is not. The answer:\n${JSON.stringify(answered, null, 2)}`);
}

/** Repeats the request every half second. */
export async function waitUntil(what, seconds, isSo) {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} seconds for: ${what ?? 'a mail'}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  if (what) line('now', what);
}

export function form(parts) {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts))
    data.append(name, value, ...(value instanceof Blob ? ['picture.png'] : []));
  return data;
}
