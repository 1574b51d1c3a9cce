import { z } from 'zod';

/** What `--help` and the reference (host-shell/docs/settings.md) say about a setting. */
export interface SettingText {
  /** Stands for the value in the help: `--port <number>`. An enumeration shows its values instead. */
  value?: string;
  /** What it is, in one line without a full stop. Markdown; the help shows it without backticks. */
  does: string;
  /** What the reference adds, as whole sentences. */
  more?: string;
  /** The default as a text, if it depends on other settings. Otherwise the schema's default is shown. */
  otherwise?: string;
  /** When it must be set: `in production`. */
  required?: string;
}

/** The texts of all settings, by schema. */
export const settingTexts = z.registry<SettingText>();

/** Gives a setting its texts. Call it last: a changed schema is another one, without texts. */
export function setting<S extends z.ZodType>(schema: S, texts: SettingText): S {
  settingTexts.add(schema, texts);
  return schema;
}

/** A text that may be left out. */
export const optionalText = () => z.string().trim().optional();

/** A group of settings in the reference. */
export interface SettingGroup<Shape extends z.core.$ZodShape = z.core.$ZodShape> {
  title: string;
  /** A paragraph above the table. */
  says?: string;
  variables: Shape;
}
