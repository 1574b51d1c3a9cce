import { type RefCallback, useState } from 'react';
import { classNames } from '../../class-names';
import type { FieldWiring } from '../field/field';
import { Icon } from '../icon/icon';
import reader from '../rich-text/rich-text.module.css';
import { toolGroups } from './editor-tool';
import s from './rich-text-editor.module.css';

export interface EditorStandInProps {
  ref: RefCallback<HTMLElement>;
  html: string;
  /** What is written before the editor is there. */
  onDraft: (text: string) => void;
  /** Letters of some languages are put together by several keys; what is half done must not be interrupted. */
  onComposing: (composing: boolean) => void;
  wiring: FieldWiring;
  labelId: string;
  placeholder: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/**
 * The placeholder until the editor has loaded, of the same height: a text area where nothing is written yet, which
 * can be begun at once, else the text to read. Also all there is of an editor that cannot be written in.
 */
export function EditorStandIn(props: EditorStandInProps) {
  const { ref, html, onDraft, onComposing, wiring, labelId, placeholder, required, disabled, readOnly } = props;
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
          role="textbox"
          aria-multiline="true"
          aria-readonly="true"
          aria-disabled={disabled}
          aria-labelledby={labelId}
          tabIndex={disabled ? undefined : 0}
          className={classNames(reader.root, s.text)}
          data-placeholder={placeholder}
          data-empty={html === '' ? '' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the api when written, as RichText's
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  );
}
