import { useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useControlled } from '../../behaviour/use-controlled';
import { useIdle } from '../../behaviour/use-idle';
import { useMergedRef } from '../../behaviour/use-merged-ref';
import { classNames } from '../../class-names';
import { Field } from '../field/field';
import f from '../field/field.module.css';
import s from './combobox.module.css';
import type { ComboboxProps } from './combobox-props';

const live = onDemand(() => import('./live-combobox').then((file) => file.LiveCombobox));

/**
 * A text field with a list of matches: one choice among too many for a select, or proposals for free text. Until its
 * code has loaded, which begins with the focus or when the page is idle, it is a plain text field of the same size, and keeps the typed text. `ref` and other attributes go to
 * the input.
 */
export const Combobox = (props: ComboboxProps) => {
  const { label, optional, hint, error, labelHidden, id, className, ref, ...others } = props;
  const { options, texts, value, defaultValue = null, onValueChange, onTextChange, ...more } = others;
  const { filtered, loading, failure, freeText, defaultText, text: controlledText, ...input } = more;
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const [text, type] = useControlled(controlledText, chosen?.label ?? defaultText ?? '', onTextChange);
  const element = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(element, ref);
  const focused = useRef(false);
  const idle = useIdle();
  const [touched, setTouched] = useState(false);
  const { part: Live } = useOnDemand(live, idle || touched);
  const shared = { ...input, ref: merged, className: classNames(f.input, s.input, className) };
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(input['aria-describedby'] && { describedBy: input['aria-describedby'] })}
    >
      {(wiring) =>
        Live ? (
          <Live
            {...{ options, texts, chosen, choose, text, type, filtered, loading, failure, freeText, focused }}
            input={{ ...shared, ...wiring }}
            element={element}
          />
        ) : (
          <span className={s.box}>
            <input
              type="text"
              autoComplete="off"
              {...shared}
              {...wiring}
              value={text}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => {
                focused.current = true;
                setTouched(true);
                input.onFocus?.(event);
              }}
              onBlur={(event) => {
                focused.current = false;
                input.onBlur?.(event);
              }}
            />
          </span>
        )
      }
    </Field>
  );
};
