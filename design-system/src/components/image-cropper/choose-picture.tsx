import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './image-cropper.module.css';

export interface ChoosePictureProps {
  /** The id of the input, where an external label names it too. */
  id?: string | undefined;
  /** The id of that label: it is read before this one. */
  labelledBy?: string | undefined;
  label: string;
  hint?: ReactNode | undefined;
  /** Shows a compact line below the current picture instead of the large drop area. */
  compact: boolean;
  /** Ids of the hint and error. */
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native file input in an area that accepts dropped files too. */
export function ChoosePicture(props: ChoosePictureProps) {
  const { label, hint, compact, describedBy, invalid, disabled, onFile, id, labelledBy, ref } = props;
  const labelId = useId();
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
        ref={ref}
        id={id}
        className={s.input}
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        disabled={disabled}
        aria-labelledby={classNames(labelledBy, labelId)}
        aria-describedby={describedBy || undefined}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset it, so that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Icon name={compact ? 'refresh' : 'image'} size={compact ? 'md' : 'lg'} />
      <span className={s.chooseLabel} id={labelId}>
        {label}
      </span>
      {!compact && hint}
    </label>
  );
}
