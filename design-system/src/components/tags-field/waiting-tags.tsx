import { Icon } from '../icon/icon';
import s from './tags-field.module.css';
import type { TagsViewProps } from './use-tags';

/** The field without arrow keys, until the library has loaded. */
export const WaitingTags = ({ tags, texts, focused, input }: TagsViewProps) => (
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
