export interface TextInProps {
  text: string;
  /** The language that the text is written in. */
  lang: string | undefined;
}

/**
 * A text by people inside a translated sentence: `<need/>` in the sentence, and `components={{ need: <TextIn … /> }}` for
 * Trans. Unlike a value of the sentence it may hold any character.
 */
export const TextIn = ({ text, lang }: TextInProps) => <span lang={lang}>{text}</span>;
