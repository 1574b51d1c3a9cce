import { type WidgetOption, type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import { useLocation, useNavigate, useSearchParams } from '@gyg/platform';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeGiven, type Given, readGiven } from './given';

/** What a webmaster chose on the page of an element. It is in the address, so that it can be kept, shared and reloaded. */
export interface Choices {
  readonly options: Given;
  /** Custom properties: colour and corners. */
  readonly styles: Given;
}

const styleNames = { accent: '--gyg-accent', radius: '--gyg-radius' } as const;
export type StyleName = keyof typeof styleNames;

/** A usable value of a custom property; undefined for others. */
function readStyle(name: StyleName, text: string | null): string | undefined {
  if (name === 'accent') return widgetOptions['gyg-list'].bg.read(text);
  return text !== null && /^\d{1,2}$/.test(text) ? `${text}px` : undefined;
}

export function readChoices(tag: WidgetTag, query: URLSearchParams): Choices {
  const styles = (['accent', 'radius'] as const).flatMap((name) => {
    const value = readStyle(name, query.get(name));
    return value === undefined ? [] : [[styleNames[name], value]];
  });
  return { options: readGiven(widgetOptions[tag], query), styles: Object.fromEntries(styles) };
}

/** The query of an address with these choices, after what the page itself has there. */
export function queryOf({ options, styles }: Choices, kept: URLSearchParams): string {
  const accent = styles[styleNames.accent];
  const radius = styles[styleNames.radius];
  const query = new URLSearchParams([
    ...kept,
    ...Object.entries(options),
    ...(accent === undefined ? [] : [['accent', accent]]),
    ...(radius === undefined ? [] : [['radius', radius.replace('px', '')]]),
  ]);
  return query.size === 0 ? '' : `?${query}`;
}

export interface ChoicesState extends Choices {
  changeOption: (option: WidgetOption<unknown>, text: string) => void;
  /** An empty text removes it. */
  changeStyle: (name: StyleName, text: string) => void;
  reset: () => void;
}

/** Parameters of the page that are no choices. */
const ofPage = ['element', 'org'];

/** The choices in the address, and functions that change it without adding a history entry. */
export function useChoices(tag: WidgetTag): ChoicesState {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const inAddress = useMemo(() => readChoices(tag, query), [tag, query]);
  const kept = useMemo(() => new URLSearchParams([...query].filter(([name]) => ofPage.includes(name))), [query]);
  // The address updates a moment later. Until then the controls must show the new choice.
  const [chosen, setChosen] = useState<Choices>();
  useEffect(() => {
    const same = chosen && queryOf(chosen, kept) === queryOf(inAddress, kept);
    // Not a choice that was made after this one.
    if (same) setChosen((now) => (now === chosen ? undefined : now));
  }, [kept, chosen, inAddress]);
  const choices = chosen ?? inAddress;
  // Typed text is applied after a delay. Changes made in between must not be lost.
  const latest = useRef(choices);
  useLayoutEffect(() => {
    latest.current = choices;
  }, [choices]);
  const apply = (next: Choices) => {
    latest.current = next;
    setChosen(next);
    void navigate(`${pathname}${queryOf(next, kept)}`, { replace: true, preventScrollReset: true });
  };
  return {
    ...choices,
    changeOption: (option, text) => {
      const { options, styles } = latest.current;
      apply({ options: changeGiven(widgetOptions[tag], options, option, text), styles });
    },
    changeStyle: (name, text) => {
      const { options, styles } = latest.current;
      const { [styleNames[name]]: _old, ...others } = styles;
      const value = readStyle(name, text);
      apply({ options, styles: value === undefined ? others : { ...others, [styleNames[name]]: value } });
    },
    reset: () => apply({ options: {}, styles: {} }),
  };
}
