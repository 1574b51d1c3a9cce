import { type ComponentPropsWithRef, type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { Field, type FieldTexts, type FieldWiring } from '../field/field';
import { EditorPlaceholder } from './editor-placeholder';
import { htmlOfLines } from './plain-text';
import s from './rich-text-editor.module.css';
import type { RichTextEditorTexts } from './rich-text-editor-texts';
import type { EditorStart } from './use-editor';

type Rest = Omit<
  ComponentPropsWithRef<'div'>,
  keyof FieldTexts | 'defaultValue' | 'children' | 'onChange' | 'placeholder' | 'id'
>;

export interface RichTextEditorProps extends FieldTexts, Rest {
  /** The id of the editable element, where it must be known (an error summary links to it). */
  id?: string | undefined;
  /** HTML as the API stores it; '' if there is no text. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called on each change with HTML that the API stores unchanged; '' when the text is deleted. */
  onValueChange?: ((html: string) => void) | undefined;
  /** Submits the HTML with a form, under this name. */
  name?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Can be read and copied; no toolbar. */
  readOnly?: boolean | undefined;
  /** The initial height in lines; it grows with the text. 6 by default. */
  rows?: number | undefined;
  /**
   * The maximum number of characters that the API accepts, counted as the API does: of the HTML, so formatting counts
   * too. Typing is not stopped and nothing is cut; the screen shows the problem by `error`.
   */
  maxLength?: number | undefined;
  /** Returns the counter's text ("104 of 20,000 characters"); needs `maxLength`. */
  counter?: ((used: number, most: number) => string) | undefined;
  /** The language of the text for `lang` ("en", "sv"), if it may differ from the page's. */
  textLang?: string | undefined;
  texts: RichTextEditorTexts;
}

const surface = onDemand(() => import('./editor-surface').then((file) => file.EditorSurface));

/**
 * An editor for the content of `RichText`: bold, italic, one heading level, lists, quotations and links, which is what
 * the API allows (pages of gygs and organisations, terms, proposals). The editor's code loads when one is on screen;
 * until then, and if loading fails, a text area is used.
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
  const { placeholder, required, disabled, readOnly, rows = 6, maxLength, counter, ...more } = others;
  const { textLang, texts, className, ...rest } = more;
  const ownId = useId();
  const inputId = id ?? ownId;
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
  // Before paint and key events: the placeholder can still hand over its text and caret.
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
    textLang,
  });
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden }}
      id={inputId}
      plainLabel
      className={classNames(s.root, className)}
      {...(counting && { describedBy: `${inputId}-count` })}
      onClick={(event) => {
        // Pressing a label focuses its control; browsers do this for native controls only.
        if (event.target instanceof Element && event.target.closest('[id]')?.id === `${inputId}-label`) {
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
            <EditorPlaceholder
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

/** The initial state of the editor. */
function startFrom(standIn: HTMLElement | null): EditorStart {
  const focused = standIn !== null && document.activeElement === standIn;
  if (!(standIn instanceof HTMLTextAreaElement)) return { focused };
  return { focused, draft: { text: standIn.value, caret: standIn.selectionStart } };
}
