import first from './first.sv.json';
import rest from './sv.json';

export const sv = { ...first, ...rest };
