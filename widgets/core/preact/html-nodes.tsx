import { createElement, Fragment, type ReactNode } from 'react';

// The API has sanitised these texts. They are rendered without `innerHTML`, which pages with Trusted Types refuse.
const allowed = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote']);
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (name !== undefined) return named[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

/** The attributes that are kept. Links open a new tab, so that nothing written on the page is lost. */
function propsOf(name: string, tag: string) {
  const href = name === 'a' ? attribute(tag, 'href') : undefined;
  return {
    lang: attribute(tag, 'lang'),
    ...(href !== undefined && /^(https?:|mailto:)/i.test(href) && { href, target: '_blank', rel: 'noopener nofollow' }),
  };
}

interface Open {
  readonly name: string;
  readonly props: object;
  readonly children: ReactNode[];
}

/** Sanitised HTML of the API as nodes. Tags that the API does not allow are dropped, their text stays. */
export function htmlNodes(html: string): ReactNode {
  const root: Open = { name: '', props: {}, children: [] };
  const stack = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const done = stack.pop();
    if (done) top().children.push(createElement(done.name, done.props, ...done.children));
  };
  for (const [token, end, tagName] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>|[^<]+/gi)) {
    const name = tagName?.toLowerCase() ?? '';
    if (name === '') top().children.push(decode(token));
    else if (name === 'br') top().children.push(createElement('br'));
    else if (!allowed.has(name)) continue;
    else if (end === '') stack.push({ name, props: propsOf(name, token), children: [] });
    else if (stack.some((open) => open.name === name)) {
      while (top().name !== name) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return createElement(Fragment, null, ...root.children);
}
