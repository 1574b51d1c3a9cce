import { readOrigin } from '@gyg/contract/widgets';

/** Where the platform has the script. The name of a combined or copied file says nothing about the platform. */
const pasted = /^https?:\/\/[^/]+\/widgets\/(\d[\w.-]*\/)?gyg\.js(\?|$)/;

/**
 * The platform's origin: as the attribute `data-gyg` of any script names it, else where a pasted script comes from, else
 * `builtIn`, for a script that is combined with others, inlined or copied. Undefined if none of them is an address.
 */
export function platformOrigin({ scripts }: Pick<Document, 'scripts'>, builtIn: string): string | undefined {
  const all = [...scripts];
  const named = all.map(({ dataset }) => dataset.gyg);
  const sources = all.map(({ src }) => src).filter((src) => pasted.test(src));
  return [...named, ...sources, builtIn].map((text) => readOrigin(text ?? null)).find(Boolean);
}
