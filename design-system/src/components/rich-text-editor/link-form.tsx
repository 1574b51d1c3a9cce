import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { readAddress } from './link-address';
import s from './rich-text-editor.module.css';
import type { RichTextEditorTexts } from './rich-text-editor-texts';

export interface LinkFormProps {
  texts: RichTextEditorTexts['link'];
  /** The current address of the link; empty for a new one. */
  address: string;
  /** Called with a valid address. */
  onSave: (typed: string) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** Asks for a link's address, between the toolbar and the text. Not a form element: the editor is already in one. */
export function LinkForm({ texts, address, onSave, onRemove, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = () => {
    if (readAddress(typed) !== undefined) return onSave(typed);
    setInvalid(true);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Do not close a dialog around the editor.
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      save();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Enter and Escape of the field inside
    <div className={s.link} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={texts.address}
        hint={texts.hint}
        error={invalid && texts.invalid}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setInvalid(false);
        }}
      />
      <div className={s.linkActions}>
        <Button size="sm" onClick={save}>
          {texts.save}
        </Button>
        {address !== '' && (
          <Button size="sm" variant="danger" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
