import { useId, useRef } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useMergedRef } from '../../behaviour/use-merged-ref';
import { classNames } from '../../class-names';
import { Field } from '../field/field';
import { Icon } from '../icon/icon';
import s from './tags-field.module.css';
import type { TagsFieldProps } from './tags-field-props';
import { type TagsViewProps, useTags } from './use-tags';

const live = onDemand(() => import('./live-tags').then((file) => file.LiveTags));
const none: readonly string[] = [];

/**
 * A field of tags: Enter, a comma or leaving the field adds the typed text; Backspace in the empty field removes the
 * last tag, arrow keys move among the tags. `#` and spaces are removed. Until its code has loaded tags can be added and
 * removed, but without arrow keys. `ref` and other attributes go to the input.
 */
export const TagsField = (props: TagsFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, className, ref, ...others } = props;
  const { texts, value, defaultValue = none, onValueChange, max = 10, name, ...input } = others;
  const tags = useTags({ value, defaultValue, onValueChange, max, texts });
  const element = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(element, ref);
  const focused = useRef(false);
  const Live = useOnDemand(live, true).part ?? WaitingTags;
  const says = useId();
  const describedBy = classNames(says, input['aria-describedby']);
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id, describedBy }}
      after={
        <p id={says} className={s.says} role="status" data-refused={tags.message?.refused || undefined}>
          {tags.message?.text}
        </p>
      }
    >
      {(wiring) => (
        <div className={classNames(s.box, className)} data-disabled={input.disabled || undefined}>
          <Live
            {...{ tags, texts, focused, element }}
            input={{ autoComplete: 'off', ...input, ...wiring, ref: merged, className: s.input }}
          />
          {name && <input type="hidden" name={name} value={tags.value.join(',')} disabled={input.disabled} />}
        </div>
      )}
    </Field>
  );
};

/** The field without arrow keys, until the library has loaded. */
const WaitingTags = ({ tags, texts, focused, input }: TagsViewProps) => (
  <>
    {tags.value.map((tag) => (
      <span key={tag} className={s.tag}>
        <span className={s.word}>{tag}</span>
        <button
          type="button"
          className={s.remove}
          aria-label={texts.remove(tag)}
          disabled={input.disabled || input.readOnly}
          onClick={() => tags.remove(tag)}
        >
          <Icon name="close" size="sm" />
        </button>
      </span>
    ))}
    <input
      type="text"
      {...input}
      value={tags.text}
      onChange={(event) => tags.type(event.target.value)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event);
        tags.onKeyDown(event);
      }}
      onFocus={(event) => {
        focused.current = true;
        input.onFocus?.(event);
      }}
      onBlur={(event) => {
        focused.current = false;
        input.onBlur?.(event);
        tags.add();
      }}
    />
  </>
);
