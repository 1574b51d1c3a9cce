import { readJson, writeJson } from '@gyg/platform';
import { useState } from 'react';

/** What a person has typed and chosen. The picture itself is not kept over a reload, only that there was one. */
export interface StoryDraft {
  caption: string;
  hasPicture: boolean;
  altText: string;
  /** Whether anyone can be recognised in the picture; null before it is answered. */
  people: 'YES' | 'NO' | null;
  /** Whether they have agreed. */
  agreed: boolean;
  mayShare: boolean;
}

const empty: StoryDraft = {
  caption: '',
  hasPicture: false,
  altText: '',
  people: null,
  agreed: false,
  mayShare: false,
};

function readDraft(key: string): StoryDraft {
  const stored = readJson('tab', key);
  const text = (name: 'caption' | 'altText') => (typeof stored?.[name] === 'string' ? stored[name] : '');
  const people = stored?.people === 'YES' || stored?.people === 'NO' ? stored.people : null;
  const is = (name: 'hasPicture' | 'agreed' | 'mayShare') => stored?.[name] === true;
  return {
    caption: text('caption'),
    hasPicture: is('hasPicture'),
    altText: text('altText'),
    people,
    agreed: is('agreed'),
    mayShare: is('mayShare'),
  };
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
