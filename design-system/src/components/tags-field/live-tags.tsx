import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useTakeFocus } from '../../behaviour/use-take-focus';
import { Icon } from '../icon/icon';
import s from './tags-field.module.css';
import type { TagsViewProps } from './use-tags';

/** The library's combobox has a list to choose from; here there is none, and the input must not announce one. */
const plainInput = {
  role: undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
  'aria-autocomplete': undefined,
};

/** The field with its tags. The library handles arrow keys, Backspace, Delete and focus. */
export const LiveTags = ({ tags, texts, focused, element, input }: TagsViewProps) => {
  const { disabled, readOnly, ...attributes } = input;
  useTakeFocus(element, focused);
  const keep = (next: readonly string[]) => {
    for (const tag of tags.value) if (!next.includes(tag)) tags.remove(tag);
  };
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        multiple
        items={[]}
        open={false}
        value={[...tags.value]}
        onValueChange={keep}
        inputValue={tags.text}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && tags.type(text)}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
      >
        <Combobox.Chips className={s.chips} aria-label={texts.list}>
          {tags.value.map((tag) => (
            <Combobox.Chip key={tag} className={s.tag} aria-label={tag}>
              <span className={s.word}>{tag}</span>
              <Combobox.ChipRemove className={s.remove} aria-label={texts.remove(tag)}>
                <Icon name="close" size="sm" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...attributes}
            {...plainInput}
            onKeyDown={(event) => {
              input.onKeyDown?.(event);
              // Escape belongs to the parent, such as a dialog; the library would remove all tags.
              if (event.key === 'Escape' || (event.key === 'Enter' && tags.text.trim() !== ''))
                event.preventBaseUIHandler();
              tags.onKeyDown(event);
            }}
            onBlur={(event) => {
              input.onBlur?.(event);
              tags.add();
            }}
          />
        </Combobox.Chips>
      </Combobox.Root>
    </CSPProvider>
  );
};
