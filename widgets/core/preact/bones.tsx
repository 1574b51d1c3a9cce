import s from './frame.module.css';

/** Grey lines in the place of text that is loading. */
export const Bones = ({ lines }: { lines: readonly ('title' | 'long' | 'half' | 'short' | 'button')[] }) => (
  <span className={s.bones} aria-hidden="true">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <span key={index} className={s.bone} data-line={line} />
    ))}
  </span>
);
