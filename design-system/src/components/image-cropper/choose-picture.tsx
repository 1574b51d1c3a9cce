import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon';
import s from './image-cropper.module.css';

export interface ChoosePictureProps {
  label: string;
  hint?: ReactNode | undefined;
  /** A line below a picture that is there already, instead of the large ground to drop one on. */
  compact: boolean;
  /** Ids of what describes it: hint and error. */
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** A native file input under a ground that takes dropped files too. */
export function ChoosePicture(props: ChoosePictureProps) {
  const { label, hint, compact, describedBy, invalid, disabled, onFile } = props;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  return (
    <label
      className={s.choose}
      data-compact={compact || undefined}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className={s.input}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy || undefined}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Icon name={compact ? 'refresh' : 'image'} size={compact ? 'md' : 'lg'} />
      <span className={s.chooseLabel}>{label}</span>
      {!compact && hint}
    </label>
  );
}
