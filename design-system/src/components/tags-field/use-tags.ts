import { type ComponentPropsWithRef, type KeyboardEvent, type RefObject, useState } from 'react';
import { useControlled } from '../../behaviour/use-controlled';
import { addTags } from './tag-words';
import type { TagsFieldProps, TagsTexts } from './tags-field-props';

/** The tags, the typed text, and the messages about them. */
export interface Tags {
  value: readonly string[];
  text: string;
  message: { text: string; refused: boolean } | undefined;
  /** The typed text; a comma adds the text before it. */
  type: (text: string) => void;
  /** Adds the typed text. */
  add: () => void;
  remove: (tag: string) => void;
  /** Enter adds the text, and then does not submit the form. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Props of both implementations: the fallback until the library has loaded, and the library's. */
export interface TagsViewProps {
  tags: Tags;
  texts: TagsTexts;
  focused: RefObject<boolean>;
  element: RefObject<HTMLInputElement | null>;
  input: Omit<ComponentPropsWithRef<'input'>, 'value' | 'max'>;
}

type TagsOptions = Required<Pick<TagsFieldProps, 'texts' | 'value' | 'defaultValue' | 'onValueChange' | 'max'>>;

export function useTags({ texts, value: controlledTags, defaultValue, onValueChange, max }: TagsOptions): Tags {
  const [value, setValue] = useControlled<readonly string[]>(controlledTags, defaultValue ?? [], onValueChange);
  const [text, setText] = useState('');
  const [message, setMessage] = useState<Tags['message']>();
  const take = (typed: string, rest: string) => {
    const { tags, added, refused } = addTags(value, typed, max ?? Number.POSITIVE_INFINITY);
    if (added.length > 0) setValue(tags);
    if (refused) {
      const why = refused.why === 'duplicate' ? texts.duplicate(refused.tag) : texts.full(max ?? 0);
      setMessage({ text: why, refused: true });
    } else if (added.length > 0) setMessage({ text: texts.added(added), refused: false });
    // Text beyond the maximum stays in the input; duplicates are removed from it.
    setText(refused?.why === 'full' ? refused.tag : rest);
  };
  const type = (next: string) => {
    const comma = next.lastIndexOf(',');
    if (comma === -1) setText(next);
    else take(next.slice(0, comma), next.slice(comma + 1));
  };
  const add = () => take(text, '');
  const remove = (tag: string) => {
    setValue(value.filter((held) => held !== tag));
    setMessage({ text: texts.removed(tag), refused: false });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
    event.preventDefault();
    add();
  };
  return { value, text, message, type, add, remove, onKeyDown };
}
