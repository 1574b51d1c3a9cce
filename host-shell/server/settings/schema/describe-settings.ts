import { z } from 'zod';
import { dataSettings } from './data-settings';
import { developerSettings } from './developer-settings';
import { issuerSettings } from './issuer-settings';
import { serverSettings } from './server-settings';
import { serviceSettings } from './service-settings';
import { type SettingGroup, settingTexts } from './setting';

const groups: readonly SettingGroup[] = [
  serverSettings,
  dataSettings,
  serviceSettings,
  issuerSettings,
  developerSettings,
];

export interface DescribedSetting {
  name: string;
  /** Stands for the value in the help. */
  value: string;
  does: string;
  more: string;
  /** The default in Markdown; empty if there is none. */
  otherwise: string;
  required: string;
}

function describe(name: string, schema: z.core.$ZodType): DescribedSetting {
  const texts = settingTexts.get(schema);
  if (texts === undefined) throw new Error(`${name} has no texts: define it by setting().`);
  const { data } = z.safeParse(schema, undefined);
  const options = (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) && schema.unwrap();
  const values = options instanceof z.ZodEnum ? options.options.join('|') : 'value';
  return {
    name,
    value: texts.value ?? values,
    does: texts.does,
    more: texts.more ?? '',
    otherwise: texts.otherwise ?? String(data ?? ''),
    required: texts.required ?? '',
  };
}

/** All settings as the reference shows them, by group. */
export const describeSettings = () =>
  groups.map(({ title, says = '', variables }) => ({
    title,
    says,
    settings: Object.entries(variables).map(([name, schema]) => describe(name, schema)),
  }));
