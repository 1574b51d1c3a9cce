import { useState } from 'react';
import s from './foundations.module.css';

/** A token's name as a button that copies `var(--name)` to the clipboard and confirms it. */
export function TokenName({ name, of = `var(--${name})` }: { name: string; of?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(of).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" className={s.name} title={`Copy ${of}`} onClick={copy} onBlur={() => setCopied(false)}>
      <code>{copied ? 'copied' : `--${name}`}</code>
    </button>
  );
}
