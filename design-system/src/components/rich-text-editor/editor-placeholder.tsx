import { type RefCallback, useState } from 'react';
import { classNames } from '../../class-names';
import type { FieldWiring } from '../field/field';
import { Icon } from '../icon/icon';
import reader from '../rich-text/rich-text.module.css';
import { toolGroups } from './editor-tool';
import s from './rich-text-editor.module.css';

export interface EditorPlaceholderProps {
  ref: RefCallback<HTMLElement>;
  html: string;
  /** The text typed before the editor has loaded. */
  onDraft: (text: string) => void;
  /** An input method (IME) is composing a character; do not interrupt it. */
  onComposing: (composing: boolean) => void;
  wiring: FieldWiring;
  labelId: string;
  placeholder: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  textLang: string | undefined;
}

/**
 * The placeholder until the editor has loaded, of the same height: a text area if the text is empty, so that the user
 * can start typing, else the text to read. It is also the read-only and disabled view.
 */
export function EditorPlaceholder(props: EditorPlaceholderProps) {
  const { ref, html, onDraft, onComposing, wiring, labelId, placeholder, required, disabled, readOnly, textLang } =
    props;
  const [draft, setDraft] = useState(html === '' ? '' : undefined);
  const begins = draft !== undefined && !disabled && !readOnly;
  return (
    <>
      {!readOnly && (
        <div className={s.tools} aria-hidden="true" data-waiting={!disabled || undefined}>
          {toolGroups.map((group) => (
            <div key={group[0]?.name} className={s.group}>
              {group.map(({ name, icon }) => (
                <span key={name} className={s.tool} aria-disabled="true">
                  <Icon name={icon} />
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      {begins ? (
        <textarea
          ref={ref}
          {...wiring}
          aria-labelledby={labelId}
          lang={textLang}
          className={s.text}
          value={draft}
          placeholder={placeholder}
          required={required}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            onDraft(event.currentTarget.value);
          }}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a text area shows no headings and no links
        <div
          ref={ref}
          {...wiring}
          lang={textLang}
          role="textbox"
          aria-multiline="true"
          aria-readonly="true"
          aria-disabled={disabled}
          aria-labelledby={labelId}
          tabIndex={disabled ? undefined : 0}
          className={classNames(reader.root, s.text)}
          data-placeholder={placeholder}
          data-empty={html === '' ? '' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored, like RichText's
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  );
}
