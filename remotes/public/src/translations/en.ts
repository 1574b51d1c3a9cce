import rest from './en.json';
import first from './first.en.json';

export const en = { ...first, ...rest };
