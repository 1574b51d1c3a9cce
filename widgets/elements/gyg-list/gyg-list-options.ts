export { type GygListOptions, gygListOptions as gygListAttributes } from '@gyg/contract/widgets';
