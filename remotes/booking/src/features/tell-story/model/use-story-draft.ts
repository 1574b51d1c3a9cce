import { readJson, writeJson } from '@gyg/platform';
import { useState } from 'react';

/** What a person has typed and chosen, without the picture: it cannot be stored for a reload. */
export interface StoryDraft {
  caption: string;
  altText: string;
  /** Whether anyone can be recognised in the picture; null before it is answered. */
  people: 'YES' | 'NO' | null;
  /** Whether they have agreed. */
  agreed: boolean;
  mayShare: boolean;
}

const empty: StoryDraft = { caption: '', altText: '', people: null, agreed: false, mayShare: false };

function readDraft(key: string): StoryDraft {
  const stored = readJson('tab', key);
  const text = (name: 'caption' | 'altText') => (typeof stored?.[name] === 'string' ? stored[name] : '');
  const people = stored?.people === 'YES' || stored?.people === 'NO' ? stored.people : null;
  const [agreed, mayShare] = [stored?.agreed === true, stored?.mayShare === true];
  return { caption: text('caption'), altText: text('altText'), people, agreed, mayShare };
}

/** The story that a person is writing about a gyg. It survives a reload of the tab, until it is cleared. */
export function useStoryDraft(userId: string, gygId: string) {
  const key = `story:${userId}:${gygId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  return {
    draft,
    change(part: Partial<StoryDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      writeJson('tab', key, next);
    },
    clear() {
      setDraft(empty);
      writeJson('tab', key, undefined);
    },
  };
}
