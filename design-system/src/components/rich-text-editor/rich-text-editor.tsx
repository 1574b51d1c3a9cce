import { type ComponentPropsWithRef, type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { Field, type FieldTexts, type FieldWiring } from '../field/field';
import { EditorStandIn } from './editor-stand-in';
import { htmlOfLines } from './plain-text';
import s from './rich-text-editor.module.css';
import type { RichTextEditorTexts } from './rich-text-editor-texts';
import type { EditorStart } from './use-editor';

type Rest = Omit<
  ComponentPropsWithRef<'div'>,
  keyof FieldTexts | 'defaultValue' | 'children' | 'onChange' | 'placeholder' | 'id'
>;

export interface RichTextEditorProps extends FieldTexts, Rest {
  /** The id of what is written in, where it has to be known (a summary of errors leads to it). */
  id?: string | undefined;
  /** Html as the api keeps it; '' where nothing is written. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** With each change: html that the api keeps as it is; '' when nothing is left. */
  onValueChange?: ((html: string) => void) | undefined;
  /** Sends the html with a form, under this name. */
  name?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** To be read and copied, without tools. */
  readOnly?: boolean | undefined;
  /** Lines to begin with; it grows with the text. 6 by default. */
  rows?: number | undefined;
  /**
   * The most characters that the api takes, counted as it does: of the html, so formatting costs a few. Writing on is not
   * stopped, nothing is cut; what is too long is for the screen to say, by `error`.
   */
  maxLength?: number | undefined;
  /** Says how much is used ("104 of 20,000 characters"); needs `maxLength`. */
  counter?: ((used: number, most: number) => string) | undefined;
  texts: RichTextEditorTexts;
}

const surface = onDemand(() => import('./editor-surface').then((file) => file.EditorSurface));

/**
 * Writes what `RichText` shows: bold, italic, one heading, lists, quotations and links, which is what the api lets a text
 * keep (pages of gygs and organisations, terms, proposals). The editor itself comes when one is on screen; until then, and
 * where it cannot be had, a text area takes what is written.
 */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const {
    label,
    optional,
    hint,
    error,
    labelHidden,
    id,
    value,
    defaultValue = '',
    onValueChange,
    name,
    ...others
  } = props;
  const { placeholder, required, disabled, readOnly, rows = 6, maxLength, counter, texts, className, ...rest } = others;
  const made = useId();
  const inputId = id ?? made;
  const [own, setOwn] = useState(defaultValue);
  const html = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const standIn = useRef<HTMLElement>(null);
  const start = useRef<EditorStart>({ focused: false });
  const [composing, setComposing] = useState(false);
  const wanted = !disabled && !readOnly;
  const { part: Surface, failed } = useOnDemand(surface, wanted);
  const [taken, take] = useState(false);
  const arrives = Surface !== undefined && wanted && !composing;
  // Before any paint or key press: the placeholder can still give its text and caret.
  useLayoutEffect(() => {
    if (!arrives || taken) return;
    start.current = startFrom(standIn.current);
    take(true);
  }, [arrives, taken]);

  const counting = counter !== undefined && maxLength !== undefined;
  const over = maxLength !== undefined && html.length > maxLength;
  const shared = (wiring: FieldWiring) => ({
    html,
    wiring,
    labelId: `${inputId}-label`,
    placeholder,
    required,
    disabled,
    readOnly,
  });
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden }}
      id={inputId}
      className={classNames(s.root, className)}
      {...(counting && { describedBy: `${inputId}-count` })}
      onClick={(event) => {
        // A label leads to what it names; browsers do so for their own controls only.
        if (event.target instanceof Element && event.target.closest('label')?.htmlFor === inputId) {
          document.getElementById(inputId)?.focus();
        }
      }}
      {...rest}
      after={
        <>
          {name !== undefined && <input type="hidden" name={name} value={html} disabled={disabled} />}
          {failed && (
            <p className={s.failed} role="status">
              {texts.failed}
              <Button size="sm" variant="quiet" icon="refresh" onClick={() => void surface.load()}>
                {texts.retry}
              </Button>
            </p>
          )}
          {counting && (
            <p className={s.counter} id={`${inputId}-count`} data-over={over || undefined}>
              {counter(html.length, maxLength)}
            </p>
          )}
        </>
      }
    >
      {(wiring) => (
        <div
          className={s.frame}
          style={{ '--rows': rows } as CSSProperties}
          data-disabled={disabled || undefined}
          data-readonly={readOnly || undefined}
          data-invalid={wiring['aria-invalid']}
        >
          {Surface && taken ? (
            <Surface {...shared(wiring)} start={start.current} texts={texts} onHtml={change} />
          ) : (
            <EditorStandIn
              ref={(element) => {
                standIn.current = element;
              }}
              {...shared(wiring)}
              onDraft={(text) => change(htmlOfLines(text))}
              onComposing={setComposing}
            />
          )}
        </div>
      )}
    </Field>
  );
};

/** What the editor goes on from. */
function startFrom(standIn: HTMLElement | null): EditorStart {
  const focused = standIn !== null && document.activeElement === standIn;
  if (!(standIn instanceof HTMLTextAreaElement)) return { focused };
  return { focused, draft: { text: standIn.value, caret: standIn.selectionStart } };
}
