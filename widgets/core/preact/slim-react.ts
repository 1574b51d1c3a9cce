/**
 * What our elements and the design system's components use of React, on Preact without its compatibility layer, which
 * is larger than the rest of Preact's hooks. The build of the widgets uses it for `react`, `react-dom` and
 * `react-dom/client`; a name that is missing here fails the build.
 */
import { type ComponentChildren, createElement, Fragment, options, render, toChildArray, type VNode } from 'preact';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export { cloneElement, createContext, createElement, Fragment, isValidElement } from 'preact';
export * from 'preact/hooks';

const typed = /^(?!checkbox|radio|file|range|color)/;

/** React's `onChange` of a text field is called for each change, as `onInput` is. */
function adaptProps({ type, props }: VNode<Record<string, unknown>>): void {
  if (type !== 'textarea' && !(type === 'input' && typed.test(String(props.type ?? '')))) return;
  if (props.onChange === undefined) return;
  props.onInput = props.onChange;
  delete props.onChange;
}

const before = options.vnode;
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === 'string') adaptProps(vnode);
  before?.(vnode);
};

/** Renders again when what `read` returns has changed. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ read, value });
  latest.current = { read, value };
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(latest.current.read(), latest.current.value)) again(undefined);
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** A function that always calls the latest one, for effects. */
export function useEffectEvent<Args extends unknown[], Answer>(act: (...args: Args) => Answer): typeof act {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Of `React.Children`, what lists need. */
export const Children = {
  map: <Answer>(children: ComponentChildren, change: (child: ComponentChildren, index: number) => Answer): Answer[] =>
    toChildArray(children).map(change),
};

/** Renders into an element of the page. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => render(null, container),
});

export default { createElement, Fragment };
