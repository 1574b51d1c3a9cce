import type { PublishProblem } from '@gyg/contract';

/** The sections of the editor, in their order. The ids are those of the elements. */
export const editorSections = [
  'basics',
  'when',
  'picture',
  'texts',
  'needs',
  'recipients',
  'languages',
  'reminders',
  'team',
  'extras',
  'media',
  'visibility',
] as const;
export type EditorSectionId = (typeof editorSections)[number];

export type SectionState = 'done' | 'missing' | 'open';

export interface SectionFacts {
  missing: readonly PublishProblem[];
  hasPicture: boolean;
  /** The texts of the page that a reader expects: preface, description, information for participants. */
  emptyTexts: number;
  needs: number;
  places: number;
  /** The languages that it can be read in. */
  languages: number;
}

const problemsOf: Partial<Record<EditorSectionId, readonly PublishProblem[]>> = {
  basics: ['title', 'summary'],
  when: ['startDateTime', 'endDateTime', 'past', 'address'],
};

/** What a section lacks to be published (`missing`), or whether something in it is not filled in yet (`open`). */
export function sectionState(id: EditorSectionId, facts: SectionFacts): SectionState {
  const problems = problemsOf[id];
  if (problems) return problems.some((problem) => facts.missing.includes(problem)) ? 'missing' : 'done';
  const filled: Partial<Record<EditorSectionId, boolean>> = {
    picture: facts.hasPicture,
    texts: facts.emptyTexts === 0,
    needs: facts.needs > 0,
    recipients: facts.places > 0,
    languages: facts.languages > 1,
  };
  return filled[id] ? 'done' : 'open';
}
