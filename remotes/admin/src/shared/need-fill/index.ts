export { AmountOf } from './amount-of';
export { NeedFill } from './need-fill';
