import { useState } from 'react';

/** A field's text while it is typed: starts with the saved value, and follows when that changes (back button, clearing). */
export function useSynced(saved: string): [string, (text: string) => void] {
  const [lastSaved, setLastSaved] = useState(saved);
  const [text, setText] = useState(saved);
  if (lastSaved !== saved) {
    setLastSaved(saved);
    setText(saved);
  }
  return [text, setText];
}
